// A field for a number of its own: nothing but digits goes in. The browser would take `e`, signs and points for a
// part of a number, and have none until it is complete.
export function onlyDigits(event: InputEvent): void {
  if (event.data !== null && /\D/.test(event.data)) event.preventDefault();
}
