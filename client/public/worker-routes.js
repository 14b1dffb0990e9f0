// Read by the worker of the offline copy (client/vite/offline-copy.ts) when it is installed. Where the browser can route by rule, it
// does not wake the worker for what the worker would let pass anyway: in a hall of 10 000 members that is most of all requests.
addEventListener('install', (event) => {
  event.addRoutes?.([
    // The first rule that fits decides: the icons of the page itself are in the offline copy.
    { condition: { urlPattern: '/icon*.svg' }, source: 'fetch-event' },
    { condition: { requestDestination: 'image' }, source: 'network' },
    { condition: { requestMethod: 'POST' }, source: 'network' },
  ]);
});

// Former versions kept pictures here.
addEventListener('activate', (event) => {
  event.waitUntil(caches.delete('mic-zero-pictures'));
});
