// A held key is one press. Enter and space press what has the focus, and what they press may move the focus on, so
// that a key that is still down would answer the next question too. Their repetitions press nothing, anywhere on
// the page: no button, no link, and no field that a press would submit. Where text is written they go on.
const LINES = "textarea, [contenteditable]";
const TEXT = `${LINES}, input:not([type=checkbox], [type=radio], [type=range])`;

addEventListener(
  "keydown",
  (event) => {
    const goesOn = event.key === "Enter" ? LINES : event.key === " " ? TEXT : null;
    if (!event.repeat || event.isComposing || goesOn === null) return;
    if (!(event.target instanceof Element && event.target.matches(goesOn))) event.preventDefault();
  },
  { capture: true },
);
