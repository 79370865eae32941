// Keeps the page itself, so that it opens at once and says in its own words when there is no line.
// Never keeps anything of a table: those answers are asked for each time.
const KEPT = "saleroom-1";

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
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fromNet(request, name) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(name, answer.clone());
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) {
    // Named by content: what is kept is right for ever.
    event.respondWith(caches.match(request).then((kept) => kept ?? fromNet(request, request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fromNet(request, "/").catch(() => caches.match("/")));
  }
});

self.addEventListener("push", (event) => {
  const said = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(said.title ?? "Saleroom", { body: said.body ?? "", tag: said.table, data: said.table }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data ? `/t/${event.notification.data}` : "/"));
});
