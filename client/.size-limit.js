import { readFileSync } from 'node:fs';

/**
 * Budgets over the scripts that a page really loads until it rests, by the build's manifest. A journey (e2e/journeys/weight.spec.ts)
 * opens each of these pages and compares: what a page loads and what is counted here are the same files.
 */
const manifest = readJson('dist/.vite/manifest.json');
const { session, routes } = readJson('vite/route-modules.json');

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

/** The manifest's name of a module; `*` at its beginning stands for the place where a package is installed. */
function sourceOf(module) {
  const source = module.startsWith('*') ? Object.keys(manifest).find((name) => name.endsWith(module.slice(1))) : module;
  if (!manifest[source])
    throw new Error(`${module} is not in the build: client/vite/route-modules.json names a module that moved`);
  return source;
}

function scripts(modules, seen = new Set()) {
  for (const module of modules) {
    const chunk = manifest[sourceOf(module)];
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    scripts(chunk.imports ?? [], seen);
  }
  return [...seen].map((file) => `dist/${file}`);
}

/** All scripts of a page. */
function pageOf(route, isSignedIn) {
  const { always = [], signedIn = [], signedOut = [] } = routes[route];
  const own = isSignedIn ? [...signedIn, ...session] : signedOut;
  return ['dist/first-paint.js', ...scripts(['index.html', ...always, ...own])];
}

const VISITOR = pageOf('/index/more', false);
const MEMBER = pageOf('/index/more', true);

/** What a late part adds to a page that shows the first route. */
function added(page, modules) {
  return scripts(modules).filter((file) => !page.includes(file));
}

const withRtc = [...MEMBER, ...scripts(['src/platform/rtc/create-rtc.ts'])];
/** What plays the animation files of gifts, without a format. */
const PLAYER = [...MEMBER, ...scripts(['src/platform/effects/browser-effect-player.ts'])];
const SOCKET_IO = 'src/platform/sockets/socket-io.connection.ts';

const budget = (name, limit, path) => ({ name, path, limit, gzip: true });

export default [
  budget('first route', '180 kB', VISITOR),
  budget('first route, signed in', '237 kB', MEMBER),
  budget('hall lobby', '250 kB', pageOf('/index/room/', true)),
  budget('hall lobby, signed out', '223 kB', pageOf('/index/room/', false)),
  budget('list of rooms, signed in', '245 kB', pageOf('/app/rooms', true)),
  budget('voice room, signed in', '271 kB', pageOf('/app/room/', true)),
  budget('voice room, signed out', '225 kB', pageOf('/app/room/', false)),
  // Hall part, voice part and texts: with the socket below, everything that a session adds.
  budget('late part: hall', '37.5 kB', added([...VISITOR, ...scripts([SOCKET_IO])], session)),
  budget('late part: room', '17 kB', added(MEMBER, ['src/app/late/room.ts', 'src/i18n/locales/zh-CN/room.texts.js'])),
  // The provider's SDK is nearly all of it.
  budget('late adapter: im', '115 kB', added(MEMBER, ['src/platform/im/create-im.ts'])),
  budget('late part: im', '12.6 kB', added(MEMBER, ['src/app/late/im.ts'])),
  budget('late part: clips', '10.5 kB', added(MEMBER, ['src/app/late/clips.ts'])),
  budget('late part: groups', '8.7 kB', added(MEMBER, ['src/app/late/groups.ts'])),
  budget('late adapter: rtc', '10 kB', added(MEMBER, ['src/platform/rtc/create-rtc.ts'])),
  // What config.json adds for places with audiences.
  budget('late adapter: rtc over a media server', '3 kB', added(withRtc, ['src/platform/rtc/sfu/server-links.ts'])),
  // The provider's SDK is nearly all of it; only config.json makes a page load it.
  budget('late adapter: rtc over Agora', '345 kB', added(MEMBER, ['src/platform/rtc/create-agora-rtc.ts'])),
  budget('late adapter: effects', '3 kB', added(MEMBER, ['src/platform/effects/browser-effect-player.ts'])),
  // The libraries are nearly all of these; each comes with the first file of its format.
  budget('effects of SVGA', '20 kB', added(PLAYER, ['src/platform/effects/svga-clip.ts'])),
  budget('effects of Lottie', '57 kB', added(PLAYER, ['src/platform/effects/lottie-clip.ts'])),
  budget('effects of WebP', '1 kB', added(PLAYER, ['src/platform/effects/webp-clip.ts'])),
  budget('scenes of gifts', '6 kB', added(PLAYER, ['src/platform/effects/scenes/open-scene.ts'])),
  budget('effects of films', '4 kB', added(PLAYER, ['src/platform/effects/film-clip.ts'])),
  budget('late adapter: room socket', '2 kB', added(MEMBER, ['src/platform/sockets/web-socket.room-socket.ts'])),
  budget('late adapter: socket.io', '15 kB', added(VISITOR, [SOCKET_IO])),
];
