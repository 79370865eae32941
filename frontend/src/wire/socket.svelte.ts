// One socket to one table: it opens again by itself, says what was heard last, and sends again what was
// not answered, under the same id, so that nothing is done twice. A socket may die without a word, so it is
// asked whenever nothing was heard for a moment; one that does not answer is lost, and says so at once.
import type { About, Command, Frame, Knocking, Line, Shown } from "../protocol.ts";
import { get, Refused } from "./http.ts";

type Unsent<C> = C extends unknown ? Omit<C, "id"> : never;
export type NewCommand = Unsent<Command>;

interface Waiting {
  text: string;
  done: () => void;
  fail: (why: Refused) => void;
}

// Milliseconds.
const FIRST_PAUSE = 150;
const LONGEST_PAUSE = 4000;
const LOOK_EVERY = 500;
// Nothing heard for so long: ask, sooner where a hammer may be running. No answer for so long: lost. Still
// none: a new socket.
const ASK_LIVE = 1500;
const ASK_CALM = 8000;
const SILENCE = 2500;
const GIVE_UP = 5000;
// A call that nobody takes up.
const CALLING = 8000;

export class TableSocket {
  shown = $state.raw<Shown | null>(null);
  about = $state.raw<About | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  fresh = $state.raw<readonly Line[]>([]);
  /** "coming" until the first frame, "open", "lost" while it tries again, "closed" for good. */
  state = $state<"coming" | "open" | "lost" | "closed">("coming");
  problem = $state.raw<Refused | null>(null);
  /** What became of asking to be let in, if one has. */
  knock = $state.raw<Knocking | null>(null);
  waiting = $state(0);
  /** When the last frame came, as `performance.now` counts. */
  shownAt = $state(0);
  now = $state(Date.now());

  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private counted = 0;
  private ahead = 0;
  private heardAt = 0;
  /** When it was asked and has not answered since; 0 if it has. */
  private askedAt = 0;
  private calledAt = 0;
  private quickest = Infinity;
  private timers: number[] = [];
  private retry = 0;
  private readonly who = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(readonly table: string) {
    this.open();
    this.timers.push(
      window.setInterval(() => (this.now = Date.now() + this.ahead), 100),
      window.setInterval(() => this.look(), LOOK_EVERY),
    );
    addEventListener("offline", this.offline);
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  /** Leave for good. */
  close(): void {
    this.state = "closed";
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.retry);
    removeEventListener("offline", this.offline);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close(1000);
  }

  /** Ask for something and wait until it is kept, or refused. */
  send(command: NewCommand): Promise<void> {
    const id = `${this.who}-${++this.counted}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((done, fail) => {
      this.unanswered.set(id, { text, done, fail });
      this.waiting = this.unanswered.size;
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Whether more was heard before the first line that is here. */
  get hasOlder(): boolean {
    return (this.lines[0]?.n ?? 0) > 0;
  }

  /** Fetch what was heard before that. */
  async older(): Promise<void> {
    const first = this.lines[0]?.n ?? 0;
    const before = await get<readonly Line[]>(`/api/tables/${encodeURIComponent(this.table)}/lines?before=${first}`);
    if (this.lines[0]?.n === first) this.lines = [...before, ...this.lines];
  }

  /** Come back with another cookie: a seat was taken. */
  reopen(): void {
    const before = this.socket;
    this.shown = null;
    this.lines = [];
    this.socket = null;
    before?.close(1000);
    this.open();
  }

  private open(): void {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.shown ? `&since=${this.shown.n}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?facts=yes${since}`);
    this.socket = socket;
    this.calledAt = Date.now();
    this.askedAt = 0;
    socket.onopen = () => {
      this.heardAt = Date.now();
      for (const one of this.unanswered.values()) socket.send(one.text);
      this.ping();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Frame);
    socket.onclose = (event) => {
      if (socket !== this.socket || this.state === "closed") return;
      this.state = this.state === "coming" ? "coming" : "lost";
      if (this.shown === null && event.code === 1006) void this.ask();
      this.retry = window.setTimeout(() => this.open(), this.pause * (0.7 + Math.random() * 0.6));
      this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    };
  }

  // A socket that is refused does not say why to a page; the same question over HTTP does.
  private async ask(): Promise<void> {
    try {
      const answer = await fetch(`/api/tables/${encodeURIComponent(this.table)}`);
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        this.problem = new Refused(answer.status, await answer.json());
        this.close();
      }
    } catch {
      // No server: it tries again.
    }
  }

  // The device says that it has no network; should it be wrong, as with a server of its own, the socket answers.
  private offline = (): void => {
    if (this.state === "open") this.state = "lost";
    this.ping();
  };

  private again = (): void => {
    if (document.visibilityState === "hidden" || this.state === "closed") return;
    this.pause = FIRST_PAUSE;
    if (this.socket?.readyState === WebSocket.CLOSED || this.state === "lost") this.renew();
    else this.ping();
  };

  // What counts is how long a question has no answer, not when something was heard last: a browser lets
  // the clocks of a page that nobody looks at run slowly.
  private look(): void {
    const now = Date.now();
    if (this.socket?.readyState === WebSocket.CONNECTING && now - this.calledAt > CALLING) this.renew();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silence = this.askedAt ? now - this.askedAt : 0;
    if (silence > GIVE_UP) this.renew();
    else if (silence > SILENCE) this.state = "lost";
    else if (!this.askedAt && now - this.heardAt > (this.isLive ? ASK_LIVE : ASK_CALM)) this.ping();
  }

  private get isLive(): boolean {
    return this.shown?.status === "playing" && this.about?.settings.pace === "live";
  }

  // The socket is dead without knowing it, or will be when it does.
  private renew(): void {
    const dead = this.socket;
    if (dead) {
      dead.onopen = dead.onmessage = dead.onclose = null;
      dead.close();
    }
    if (this.state === "open") this.state = "lost";
    this.open();
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.askedAt ||= Date.now();
    this.socket.send(JSON.stringify({ do: "ping", at: Date.now() }));
  }

  private hear(frame: Frame): void {
    this.heardAt = Date.now();
    this.askedAt = 0;
    // Before the first frame nothing is known yet.
    if (this.shown && this.state === "lost") this.state = "open";
    if (frame.t === "table") {
      if (frame.about) this.about = frame.about;
      const known = this.lines.length ? this.lines[this.lines.length - 1]!.n : -1;
      const fresh = frame.lines.filter((line) => line.n > known);
      const isFirst = this.shown === null;
      // Who was away for long is told the end only; what came before is asked for like all that is older.
      this.lines = fresh.length && fresh[0]!.n > known + 1 ? fresh : [...this.lines, ...fresh];
      // What happened before one came is no news.
      this.fresh = isFirst ? [] : fresh;
      this.shown = frame.shown;
      this.shownAt = performance.now();
      this.state = "open";
      this.pause = FIRST_PAUSE;
      this.now = Date.now() + this.ahead;
    } else if (frame.t === "answer") {
      const waiting = this.unanswered.get(frame.id);
      this.unanswered.delete(frame.id);
      this.waiting = this.unanswered.size;
      if (frame.ok) waiting?.done();
      else waiting?.fail(new Refused(409, frame));
    } else if (frame.t === "knock") {
      this.knock = frame;
    } else if (frame.t === "pong") {
      const took = Date.now() - frame.at;
      // The quickest answer knows the time best; an old one is slowly forgotten.
      if (took <= this.quickest + 2) this.ahead = frame.now + took / 2 - Date.now();
      this.quickest = Math.min(this.quickest + 1, took);
    } else {
      this.problem = new Refused(400, frame);
    }
  }
}
