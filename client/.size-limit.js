import { readFileSync } from 'node:fs';

/** Budgets over what a route really loads, read from the build: a chunk that sneaks into the first route counts. */
const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'));

function scripts(sources, seen = new Set()) {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the build: client/.size-limit.js names a screen that moved`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    scripts(chunk.imports ?? [], seen);
  }
  return [...seen].map((file) => `dist/${file}`);
}

const routes = JSON.parse(readFileSync(new URL('vite/route-modules.json', import.meta.url), 'utf8'));
const [FIRST, LOBBY, ROOM] = ['/index/more', '/index/room/', '/app/room/'].map((route) => [
  'index.html',
  ...routes[route],
]);

/** The chunk of a package, by the end of its source: the manifest names the place where it is installed. */
function chunkOf(end) {
  const source = Object.keys(manifest).find((name) => name.endsWith(end));
  if (!source) throw new Error(`${end} is not in the build`);
  return source;
}

/** The Chinese texts that a page needs beside the first ones. */
const texts = (...chapters) => chapters.map((name) => `src/i18n/locales/zh-CN/${name}.json`);
const HALL_TEXTS = texts('audio', 'channel', 'chat', 'emoji', 'lobby', 'members', 'person');

/** What a late part adds to a page that shows the first route. */
function added(...sources) {
  const first = new Set(scripts(FIRST));
  return scripts(sources).filter((file) => !first.has(file));
}

export default [
  { name: 'first route', path: scripts(FIRST), limit: '180 kB', gzip: true },
  { name: 'hall lobby', path: scripts([...LOBBY, ...HALL_TEXTS]), limit: '250 kB', gzip: true },
  { name: 'voice room', path: scripts([...ROOM, ...texts('room')]), limit: '195 kB', gzip: true },
  { name: 'late part: hall', path: added('src/app/late/hall.ts', ...HALL_TEXTS), limit: '32 kB', gzip: true },
  { name: 'late part: voice', path: added('src/app/late/voice.ts'), limit: '8 kB', gzip: true },
  { name: 'late adapter: rtc', path: added('src/platform/rtc/create-rtc.ts'), limit: '10 kB', gzip: true },
  { name: 'late part: room', path: added('src/app/late/room.ts', ...texts('room')), limit: '17 kB', gzip: true },
  {
    name: 'late adapter: room socket',
    path: added('src/platform/sockets/web-socket.room-socket.ts'),
    limit: '2 kB',
    gzip: true,
  },
  {
    name: 'late adapter: socket.io',
    path: scripts([chunkOf('/socket.io-client/build/esm/index.js')]),
    limit: '15 kB',
    gzip: true,
  },
];
