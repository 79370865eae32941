// Reminders on this device: what the browser can do, and its subscription to a push service. What is
// kept of it is kept by the house; nothing is asked of the reader before a click.
import type { RemindersShown } from "../protocol.ts";
import { post } from "../wire/http.ts";

export type Trouble = "blocked" | "failed";

/** Whether this browser can be told anything while the page is closed. */
export const canRemind = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const isFor = (made: PushSubscription, key: string): boolean => {
  const with_ = made.options?.applicationServerKey;
  return !with_ || new Uint8Array(with_).join() === bytes(key).join();
};

/** What the house calls this device, if it has subscribed with the house's key. */
export async function thisDevice(key: string): Promise<string | null> {
  const made = await subscription();
  if (!made || !isFor(made, key)) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(made.endpoint));
  return Array.from(new Uint8Array(digest), (one) => one.toString(16).padStart(2, "0")).join("");
}

/** Ask the reader, subscribe, and leave the subscription with the house. */
export async function turnOn(key: string, language: string): Promise<RemindersShown | Trouble> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  let made: PushSubscription;
  try {
    const worker = await navigator.serviceWorker.ready;
    // One that was made for another house at this address is of no use.
    const old = await worker.pushManager.getSubscription();
    if (old && !isFor(old, key)) await old.unsubscribe();
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    return "failed";
  }
  // For the service worker, which may have to subscribe anew and cannot ask the page (sw.js).
  await (await caches.open("saleroom-reader")).put("/language", new Response(language));
  const { endpoint, keys } = made.toJSON();
  return post<RemindersShown>("/api/reminders/push", { endpoint, keys, language });
}

/** Take the subscription back from the browser; the house forgets its address. */
export async function turnOff(id: string): Promise<RemindersShown> {
  const left = await post<RemindersShown>("/api/reminders/forget", { id });
  await (await subscription())?.unsubscribe();
  return left;
}
