// Read by the worker of the offline copy (client/vite/offline-copy.ts) when it is installed. Where the browser can route by rule, it
// does not wake the worker for what the worker would let pass anyway: in a hall of 10 000 members that is most of all requests.
addEventListener('install', (event) => {
  event.addRoutes?.([
    // The first rule that fits decides: the icons of the page itself and its sprites are in the offline copy.
    { condition: { urlPattern: '/icon*.svg' }, source: 'fetch-event' },
    { condition: { urlPattern: '/assets/*.svg' }, source: 'fetch-event' },
    { condition: { requestDestination: 'image' }, source: 'network' },
    { condition: { requestMethod: 'POST' }, source: 'network' },
  ]);
});

// A page that is no longer configured to keep a copy says so. The worker stays with that page until it goes, and would bring the caches
// back with the next file. What is on its way is kept for a moment, and goes then.
addEventListener('message', (event) => {
  if (event.data?.type !== 'KEEP_NOTHING') return;
  globalThis.keepsNothing = true;
  const deleteAll = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  event.waitUntil(new Promise((resolve) => setTimeout(resolve, 2000)).then(deleteAll));
});

// Former versions kept pictures here.
addEventListener('activate', (event) => {
  event.waitUntil(caches.delete('mic-zero-pictures'));
});
