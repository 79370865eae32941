// The words of the page in the reader's language. The messages are the same files that Python reads
// (src/saleroom/messages); a file is fetched when somebody needs it, in the language spoken.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { keep, read } from "../look/wishes.svelte.ts";
import { LANGUAGES } from "../protocol.ts";

export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(["@messages/*/*.ftl", "!@messages/*/{terminal,text,cards}.ftl"], { query: "?raw", import: "default" });
const PATHS = new Map(Object.keys(FILES).map((path) => [path.split("/").slice(-2).join("/"), path]));

function spoken(): Language {
  const wanted = [read("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? "en";
}

class Catalogue {
  language = $state<Language>(spoken());
  // Grows whenever messages were added, so that what is shown is said anew.
  private version = $state(0);
  private bundles = new Map<Language, FluentBundle>();
  private needed = new Set<string>();
  private loaded = new Map<string, Promise<void>>();
  private wanted: Language | null = null;
  // Where files come from that the page was not built with.
  private readonly elsewhere = new Map<string, (language: Language) => Promise<string>>();
  readonly missing = new Set<string>();

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** Fetch files of messages; a file that a language lacks is nothing to wait for. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.needed.add(file);
    // Who waits for this must not wait anew, and be drawn anew, when another language is spoken.
    const language = untrack(() => this.language);
    await Promise.all(files.map((file) => this.fetch(language, file)));
  }

  /** Say where a file comes from that the page was not built with. */
  from(file: string, source: (language: Language) => Promise<string>): void {
    this.elsewhere.set(file, source);
  }

  /** Speak another language from now on: the one asked for last, whichever comes first. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    await Promise.all([...this.needed].map((file) => this.fetch(language, file)));
    if (this.wanted !== language) return;
    this.language = language;
    document.documentElement.lang = language;
    keep("language", language);
  }

  private fetch(language: Language, file: string): Promise<void> {
    const name = `${language}/${file}.ftl`;
    const known = this.loaded.get(name);
    if (known) return known;
    const path = PATHS.get(name);
    const source = path === undefined ? this.elsewhere.get(file) : () => FILES[path]!();
    const coming = source === undefined ? Promise.resolve() : this.add(language, source);
    this.loaded.set(name, coming);
    coming.catch(() => this.loaded.delete(name));
    return coming;
  }

  private async add(language: Language, source: (language: Language) => Promise<string>): Promise<void> {
    const text = await source(language);
    this.bundle(language).addResource(new FluentResource(text));
    this.version += 1;
  }

  private bundle(language: Language): FluentBundle {
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.bundles.set(language, bundle);
    }
    return bundle;
  }

  has(id: string): boolean {
    void this.version;
    return this.bundles.get(this.language)?.hasMessage(id) ?? false;
  }

  /** Say a message; `id.attribute` says its attribute. */
  say(id: string, args?: Args): string {
    void this.version;
    const [name, attribute] = id.split(".") as [string, string?];
    const bundle = this.bundles.get(this.language);
    const message = bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!bundle || !pattern) {
      // Before a file has come nothing is missing yet.
      if (this.version > 0) this.note(`${this.language}/${id}`);
      return "";
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors.length) this.note(`${this.language}/${id}: ${errors[0]!.message}`);
    return text;
  }

  private note(what: string): void {
    if (this.missing.has(what)) return;
    this.missing.add(what);
    // Tests read this; a reader never sees it.
    document.documentElement.dataset.missing = [...this.missing].join(" ");
  }
}

export const words = new Catalogue();

/** Say a message in the reader's language. */
export const t = (id: string, args?: Args): string => words.say(id, args);

/** What is said of something: a French colon does not stand where an English one does. */
export const colon = (what: string, said: string): string => t("said-of", { what, said });

/** Several things, said in one sentence. */
export const semicolons = (said: readonly string[]): string => said.reduce((one, more) => t("said-besides", { said: one, more }));
