// Keys, presses and panels at a table, as far as no layout is needed.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Following } from "../frontend/src/table/following.svelte.ts";
import { type Key, keys } from "../frontend/src/table/keys.svelte.ts";
import { press } from "../frontend/src/table/press.svelte.ts";
import { among, rangeOf, type Sitting, valuesOf } from "../frontend/src/table/sitting.ts";
import { keepTempo, lastTempo } from "../frontend/src/table/tempo.ts";
import { inEffects } from "./effects.svelte.ts";

let leave: (() => void)[] = [];

afterEach(() => {
  for (const left of leave.reverse()) left();
  leave = [];
  document.body.replaceChildren();
  localStorage.clear();
});

function put<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string> = {}): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

function strike(key: string, on: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

describe("keys", () => {
  const ran: string[] = [];
  const offer = (...group: Partial<Key>[]): void => {
    leave.push(keys.offer(group.map((one) => ({ key: "b", says: "Bid", run: () => ran.push(one.says ?? ""), ...one }))));
  };

  beforeEach(() => {
    ran.length = 0;
  });

  test("run what is offered, in either case, and go no further", () => {
    offer({ says: "Bid" });
    expect(strike("B").defaultPrevented).toBe(true);
    expect(ran).toEqual(["Bid"]);
  });

  test("go on to a field where they say so", () => {
    offer({ key: "0–9", isIt: (key) => /\d/.test(key), goesOn: true, says: "Amount" });
    expect(strike("7").defaultPrevented).toBe(false);
    expect(ran).toEqual(["Amount"]);
  });

  test("mean what was offered last", () => {
    offer({ says: "below" });
    offer({ says: "on top" });
    strike("b");
    expect(ran).toEqual(["on top"]);
    leave.pop()?.();
    strike("b");
    expect(ran).toEqual(["on top", "below"]);
    expect(keys.all).toHaveLength(1);
  });

  test("belong to the browser together with Ctrl, Alt or Meta", () => {
    offer({});
    for (const held of ["ctrlKey", "altKey", "metaKey"]) strike("b", document.body, { [held]: true });
    expect(ran).toEqual([]);
  });

  test("are letters where somebody writes", () => {
    offer({});
    strike("b", put("textarea"));
    strike("b", put("input", { type: "text" }));
    expect(ran).toEqual([]);
  });

  test("work from a field of numbers, which has no letters", () => {
    offer({ says: "Bid" }, { key: "7", says: "Seven" });
    const field = put("input", { type: "number" });
    strike("b", field);
    strike("7", field);
    expect(ran).toEqual(["Bid"]);
  });

  test("leave Enter to the button that has the focus", () => {
    offer({ key: "Enter", says: "Go on" });
    strike("Enter", put("button"));
    expect(ran).toEqual([]);
    strike("Enter");
    expect(ran).toEqual(["Go on"]);
  });
});

describe("a press", () => {
  const sitting = (shownAt: number): Sitting => ({ mine: { turn: 4, actions: [], amounts: [] }, shownAt }) as unknown as Sitting;

  function pressed(meaning: () => { bid: number } | null, button = put("button"), shownAt = 0): { button: HTMLButtonElement; done: unknown[] } {
    const done: unknown[] = [];
    // What appears after the reader has done something has been asked for.
    strike("Shift");
    const attached = press(sitting(shownAt), meaning, (meant, { turn, says }) => done.push([meant, turn, says]), { says: ({ bid }) => `Bid ${bid}` });
    leave.push(inEffects(() => attached(button)));
    return { button, done };
  }

  test("by key acts at once, with the question it answers and what it was called", () => {
    const { button, done } = pressed(() => ({ bid: 3 }));
    expect(strike("Enter", button).defaultPrevented).toBe(true);
    expect(done).toEqual([[{ bid: 3 }, 4, "Bid 3"]]);
  });

  test("of what others have just brought does nothing yet", () => {
    const { button, done } = pressed(() => ({ bid: 3 }), put("button"), performance.now() + 1000);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    strike("Enter", button);
    expect(done).toEqual([]);
  });

  test("by a held key acts once", () => {
    const { button, done } = pressed(() => ({ bid: 3 }));
    strike(" ", button);
    strike(" ", button, { repeat: true });
    expect(done).toHaveLength(1);
  });

  test("by a program's click means what is shown", () => {
    const { button, done } = pressed(() => ({ bid: 5 }));
    button.click();
    expect(done).toEqual([[{ bid: 5 }, 4, "Bid 5"]]);
  });

  test("does nothing where nothing can be done, or on a button that is off", () => {
    const nothing = pressed(() => null);
    strike("Enter", nothing.button);
    const off = pressed(() => ({ bid: 3 }), put("button", { disabled: "" }));
    strike("Enter", off.button);
    expect([...nothing.done, ...off.done]).toEqual([]);
  });

  test("other keys press nothing", () => {
    const { button, done } = pressed(() => ({ bid: 3 }));
    expect(strike("x", button).defaultPrevented).toBe(false);
    expect(done).toEqual([]);
  });

  test("presses nothing any more once it is taken away", () => {
    const { button, done } = pressed(() => ({ bid: 3 }));
    leave.pop()?.();
    strike("Enter", button);
    expect(done).toEqual([]);
  });
});

describe("what is legal", () => {
  const mine = { turn: 1, actions: [{ pass: true }, { offer: 3 }, { offer: 8 }], amounts: [{ verb: "bid", least: 2, most: 9 }] };
  const asked = mine as unknown as Parameters<typeof among>[0];

  test("is found by verb and value", () => {
    expect(among(asked, "offer")).toEqual({ offer: 3 });
    expect(among(asked, "offer", 8)).toEqual({ offer: 8 });
    expect(among(asked, "offer", 9)).toBeNull();
    expect(among(null, "pass")).toBeNull();
  });

  test("has values only where there are numbers", () => {
    expect(valuesOf(asked, "offer")).toEqual([3, 8]);
    expect(valuesOf(asked, "pass")).toEqual([]);
  });

  test("amounts are a range", () => {
    expect(rangeOf(asked, "bid")).toMatchObject({ least: 2, most: 9 });
    expect(rangeOf(asked, "price")).toBeNull();
  });
});

describe("a panel that follows", () => {
  function panel(): { following: Following; scroll: (top: number) => void; grow: (height: number) => void; box: HTMLElement } {
    const box = put("div");
    const size = { scrollHeight: 500, clientHeight: 100 };
    for (const name of ["scrollHeight", "clientHeight"] as const) Object.defineProperty(box, name, { get: () => size[name] });
    const following = new Following();
    leave.push(following.watch(box, put("div")));
    following.toEnd();
    const scroll = (top: number): void => {
      box.scrollTop = top;
      box.dispatchEvent(new Event("scroll"));
    };
    return { following, scroll, grow: (height) => (size.scrollHeight = height), box };
  }

  test("goes on following when lines have come below", () => {
    const { following, grow, scroll } = panel();
    scroll(400);
    grow(700);
    scroll(400);
    expect(following.follows).toBe(true);
  });

  test("stops when its reader goes up, and begins again at the end", () => {
    const { following, scroll } = panel();
    scroll(400);
    scroll(200);
    expect(following.follows).toBe(false);
    scroll(390);
    expect(following.follows).toBe(true);
  });

  test("stays where it is while something is unfolded", () => {
    const { following, box } = panel();
    box.scrollTop = 250;
    following.hold();
    expect(following.follows).toBe(false);
    expect(box.scrollTop).toBe(250);
  });
});

describe("the tempo of bots", () => {
  test("is the one chosen last", () => {
    keepTempo("fast");
    expect(lastTempo()).toBe("fast");
  });

  test("is normal before, and where something unknown was kept", () => {
    expect(lastTempo()).toBe("normal");
    localStorage.setItem("saleroom.tempo", "warp");
    expect(lastTempo()).toBe("normal");
  });

  test("is normal where the browser keeps nothing", () => {
    const forbidden = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    expect(lastTempo()).toBe("normal");
    forbidden.mockRestore();
  });
});
