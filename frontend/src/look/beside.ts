// A dialog goes by a click beside it: one that begins and ends there. What is left empty inside is no place
// beside it, and whoever selects a text may leave it with the mouse.
import type { Attachment } from "svelte/attachments";

export const closesBeside: Attachment<HTMLDialogElement> = (dialog) => {
  let hasBegunBeside = false;
  // Its backdrop is the dialog too, but lies outside of its box.
  function isBeside({ target, clientX: x, clientY: y }: MouseEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  }
  const attached = new AbortController();
  const { signal } = attached;
  dialog.addEventListener("pointerdown", (event) => (hasBegunBeside = isBeside(event)), { signal });
  dialog.addEventListener(
    "click",
    (event) => {
      if (hasBegunBeside && isBeside(event)) dialog.close();
    },
    { signal },
  );
  return () => attached.abort();
};
