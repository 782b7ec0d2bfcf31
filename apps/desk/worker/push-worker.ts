// Shows the server's pushes where nobody looks at the desk. It fetches and keeps nothing. An import would not be
// bundled.

declare const self: ServiceWorkerGlobalScope;

/** As apps/api/src/push/push-senders.ts encrypts it. */
type Notice = { title: string; body?: string; path: string; tag: string };

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => {
  if (!event.data) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only our server has the keys.
  event.waitUntil(show(event.data.json() as Notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

async function findDesks(): Promise<WindowClient[]> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith("/desk/"));
}

async function show({ title, path, ...shown }: Notice): Promise<void> {
  // A desk that is merely open on a screen may have nobody in front of it.
  if ((await findDesks()).some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { ...shown, data: path });
}

/** Opens a path in the open desk, which keeps unfinished text there, or else in a new tab. */
async function open(path: string): Promise<void> {
  const [desk] = await findDesks();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a window; a client takes none.
  desk?.postMessage({ open: path });
  await (desk ? desk.focus() : self.clients.openWindow(`/desk${path}`));
}
