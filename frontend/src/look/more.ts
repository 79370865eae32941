// Whether a part that scrolls has more below what is seen of it: then it carries `data-more`, and its look
// says so. Nobody misses a button that lies below the edge; and where there is none that the keys could
// reach, they reach the part itself.
import type { Attachment } from "svelte/attachments";

const A_LINE = 8;

/** Made for `{@attach tellsMore}`. */
export const tellsMore: Attachment<HTMLElement> = (part) => {
  const usual = part.getAttribute("tabindex");
  const look = (): void => {
    const hidden = part.scrollHeight - part.clientHeight;
    part.toggleAttribute("data-more", hidden - part.scrollTop > A_LINE);
    if (hidden > 0 && !part.querySelector("button:enabled, a, input, select, summary")) part.tabIndex = 0;
    else if (usual === null) part.removeAttribute("tabindex");
    else part.setAttribute("tabindex", usual);
  };
  const sizes = new ResizeObserver(look);
  const watchChildren = (): void => {
    sizes.disconnect();
    for (const one of [part, ...part.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watchChildren);
  children.observe(part, { childList: true });
  watchChildren();
  part.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    part.removeEventListener("scroll", look);
  };
};
