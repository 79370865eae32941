// Is the chance of a game the one the house had sealed before it? The seal is the SHA-256 of seed,
// table and rules, each after its length in 4 bytes (docs/records.md).
import type { Deal } from "../protocol.ts";

/** A browser reckons with SHA-256 only on a page that came over a secure line, or from itself. */
export const canCheck = (): boolean => typeof crypto.subtle !== "undefined";

function joined(fields: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, field) => sum + 4 + field.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const field of fields) {
    view.setUint32(at, field.length);
    bytes.set(field, at + 4);
    at += 4 + field.length;
  }
  return bytes;
}

const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const toHex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The seal that belongs to what was shown at the end. */
export async function sealOf(deal: Deal): Promise<string> {
  const words = new TextEncoder();
  return toHex(await crypto.subtle.digest("SHA-256", joined([fromHex(deal.seed), words.encode(deal.table), words.encode(deal.rules)])));
}
