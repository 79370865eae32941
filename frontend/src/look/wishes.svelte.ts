// What the reader wished for: theme, motion, sound, a tutor, name. Kept in this browser only.

export type Theme = "auto" | "light" | "dark";
export type Loudness = "off" | "quiet" | "full";

const stored = <T extends string>(key: string, known: readonly T[], usual: T): T => {
  const found = read(key) as T | null;
  return found !== null && known.includes(found) ? found : usual;
};

// A browser may forbid storage altogether; then nothing is kept and everything works.
export function read(key: string): string | null {
  try {
    return localStorage.getItem(`saleroom.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`saleroom.${key}`);
    else localStorage.setItem(`saleroom.${key}`, value);
  } catch {
    // Nothing to be done about it.
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Wishes {
  theme = $state<Theme>(stored("theme", ["auto", "light", "dark"], "auto"));
  motion = $state<"auto" | "none">(stored("motion", ["auto", "none"], "auto"));
  // Before there was a volume it was on or off.
  sound = $state<Loudness>(read("sound") === "on" ? "full" : stored("sound", ["off", "quiet", "full"], "quiet"));
  /** Whether a tutor speaks up after a decision that lost much, alone against bots. */
  tutor = $state(read("tutor") === "yes");
  name = $state(read("name") ?? "");
  systemIsDark = $state(dark.matches);
  systemIsStill = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => {
      this.systemIsDark = dark.matches;
      this.show();
    });
    still.addEventListener("change", () => {
      this.systemIsStill = still.matches;
    });
    this.show();
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.systemIsDark);
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion === "auto" && !this.systemIsStill;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.show();
  }

  setMotion(motion: "auto" | "none"): void {
    this.motion = motion;
    keep("motion", motion);
    this.show();
  }

  setSound(sound: Loudness): void {
    this.sound = sound;
    keep("sound", sound);
  }

  setTutor(tutor: boolean): void {
    this.tutor = tutor;
    keep("tutor", tutor ? "yes" : null);
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  private show(): void {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
    document.documentElement.dataset.motion = this.motion;
  }
}

export const wishes = new Wishes();
