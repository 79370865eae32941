// Keeps the page itself, so that it opens at once and says in its own words when there is no line.
// Never keeps anything of a table: those answers are asked for each time, and so are the pages of tables,
// which say who plays there.
const KEPT = "saleroom-2";
// Where the page leaves the language in which this device is reminded (this-device.ts).
const READER = "saleroom-reader";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(["/", "/icon.svg", "/app.webmanifest"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT && name !== READER).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fromNet(request, name = request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(name, answer.clone());
  }
  return answer;
}

// All pages start alike, so the first one is kept for all: new, whenever one comes to any.
async function started(event, isFirst) {
  try {
    if (isFirst) return await fromNet(event.request, "/");
    const answer = await fetch(event.request);
    event.waitUntil(fromNet("/").catch(() => {}));
    return answer;
  } catch {
    return caches.match("/");
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) {
    // Named by content: what is kept is right for ever.
    event.respondWith(caches.match(request).then((kept) => kept ?? fromNet(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(started(event, url.pathname === "/"));
  }
});

// A reminder: what it says comes from the house, in the reader's language. Of a table the newest stays.
self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // Something was sent that is not ours; a browser wants to see a notification all the same.
  }
  const { title = "Saleroom", body = "", table = "", language = "" } = said;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: language,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      tag: table || "saleroom",
      renotify: true,
      data: { table },
    }),
  );
});

// To the table: in a window that shows it, or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  const path = table ? `/t/${encodeURIComponent(table)}` : "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});

async function language() {
  const left = await caches.match("/language", { cacheName: READER });
  return left ? left.text() : (["en", "fr", "pl", "de"].find((one) => navigator.language.startsWith(one)) ?? "en");
}

// A push service may give a device another address: the house hears of it, and old ones die by themselves.
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (!options && !event.newSubscription) return;
  event.waitUntil(
    Promise.all([event.newSubscription ?? self.registration.pushManager.subscribe(options), language()]).then(([made, language]) => {
      const { endpoint, keys } = made.toJSON();
      return fetch("/api/reminders/push", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ endpoint, keys, language }),
      });
    }),
  );
});
