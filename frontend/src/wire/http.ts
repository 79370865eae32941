// Asking the server over HTTP; what it refuses comes back as a Refused that says why.
import type { ErrorShown } from "../protocol.ts";

export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly paragraph: string;
  readonly reason: string;
  readonly limits: Record<string, number>;
  readonly names: Record<string, string>;

  constructor(status: number, shown: ErrorShown) {
    super(shown.text);
    this.status = status;
    this.code = shown.code;
    this.paragraph = shown.paragraph ?? "";
    this.reason = shown.reason ?? "";
    this.limits = shown.limits ?? {};
    this.names = shown.names ?? {};
  }

  get text(): string {
    return this.message;
  }
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused(0, { code: "no_server", text: "the server cannot be reached" });
  }
  const text = await answer.text();
  let body: unknown = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused(answer.status, { code: "internal", text: "the answer makes no sense" });
  }
  if (!answer.ok) throw new Refused(answer.status, body as ErrorShown);
  return body as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>(path, { headers: { Accept: "application/json" } });

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
