// How high the part of the page is in which something scrolls. A board that can be drawn in any size is drawn
// as large as can be seen at once.
import type { Attachment } from "svelte/attachments";

/** Made for `{@attach roomAround((height) => (room = height))}`. */
export function roomAround(tell: (height: number) => void): Attachment<HTMLElement> {
  return (part) => {
    const around = part.closest("main");
    if (!around) return;
    const sizes = new ResizeObserver(() => tell(around.clientHeight));
    sizes.observe(around);
    return () => sizes.disconnect();
  };
}
