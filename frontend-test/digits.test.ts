import { expect, test } from "vitest";
import { onlyDigits } from "../frontend/src/auctions/digits.ts";

const typed = (data: string | null): boolean => {
  const event = new InputEvent("beforeinput", { data, cancelable: true });
  onlyDigits(event);
  return !event.defaultPrevented;
};

test.each(["0", "17", "007"])("digits go in: %s", (text) => {
  expect(typed(text)).toBe(true);
});

test.each(["e", "-", "1.5", "1,5", "+3", "1 000", "٣"])("nothing else goes in: %s", (text) => {
  expect(typed(text)).toBe(false);
});

test("taking a letter away is no text and always goes", () => {
  expect(typed(null)).toBe(true);
});
