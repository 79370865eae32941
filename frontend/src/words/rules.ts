// The rules pages, fetched once a language.
import type { RulesShown } from "../protocol.ts";
import { get } from "../wire/http.ts";

const known = new Map<string, Promise<RulesShown>>();

export function rulesOf(game: string, language: string): Promise<RulesShown> {
  const address = `/api/rules/${game}?language=${language}`;
  let coming = known.get(address);
  if (!coming) {
    coming = get<RulesShown>(address);
    known.set(address, coming);
    coming.catch(() => known.delete(address));
  }
  return coming;
}
