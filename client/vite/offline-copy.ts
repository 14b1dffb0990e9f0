import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import routeModules from './route-modules.json' with { type: 'json' };

const DAY_S = 24 * 60 * 60;

/** What the page itself names, beside its scripts. */
const PAGE_FILES = ['index.html', 'first-paint.js', 'icon.svg', 'icon-badge.svg'];

/** A page that opens without the network cannot fetch these any more. */
export const OFFLINE_MODULES = [
  // Stored answers (ADR 0118).
  'src/platform/kept/kept-answers.ts',
  'src/app/late/app-update.ts',
  // The sessions and their last messages, with what sends later.
  'src/app/Modals.tsx',
  'src/app/late/im.ts',
  'src/app/late/clips.ts',
  'src/features/im/announce.saga.ts',
  'src/features/im/faces.saga.ts',
  'src/features/im/kept-messages.saga.ts',
  'src/features/im/mentions.saga.ts',
  'src/features/im/open-group.saga.ts',
  'src/features/im/unsent.saga.ts',
  'src/features/im/views/ImLineMenu.tsx',
  'src/features/clips/views/MessagesPanel.tsx',
  'src/features/clips/views/CallLine.tsx',
  'src/platform/im/create-im.ts',
  'src/i18n/locales/zh-CN/clips.json',
  'src/i18n/locales/zh-CN/im.json',
  // Menus, and what a phone has in place of the rail.
  'src/screens/shell/NavDrawer.tsx',
  'src/screens/shell/UserMenu.tsx',
  'src/features/chat/views/LineMenu.tsx',
  'src/features/hall-management/views/ChannelMenuItems.tsx',
  'src/features/hall-management/views/HallMenu.tsx',
  'src/features/halls/views/PlaceMenu.tsx',
  'src/features/language/views/LanguageMenu.tsx',
  'src/features/preferences/views/ThemeMenu.tsx',
  'src/app/late/hall-management.ts',
  'src/i18n/locales/zh-CN/firstSteps.json',
  'src/i18n/locales/zh-CN/hallManagement.json',
  'src/i18n/locales/zh-CN/notices.json',
  'src/i18n/locales/zh-CN/placeMenu.json',
  'src/i18n/locales/zh-CN/preferences.json',
  'src/i18n/locales/zh-CN/userMenu.json',
];

interface BuiltChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Files that it names, such as the sprite of the emoticons. */
  readonly assets?: readonly string[];
}
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/** What draws its words needs them; what else it names, such as the denoiser of a call, needs the network in any case. */
const spritesOf = ({ assets = [] }: BuiltChunk) => assets.filter((file) => file.endsWith('.svg'));

/** The files of the page and of every route in route-modules.json, with all that they import, their style sheets and their sprites. */
export function precachedFiles(manifest: BuildManifest): ReadonlySet<string> {
  const files = new Set(PAGE_FILES);
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(`${name} is not in the build: client/vite/route-modules.json names a module that moved`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...spritesOf(chunk)]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  const { session, routes } = routeModules;
  const ofRoutes = Object.values(routes).flatMap((modules) => Object.values(modules).filter(Array.isArray).flat());
  for (const module of ['index.html', ...session, ...ofRoutes, ...OFFLINE_MODULES]) {
    // `*` at the beginning stands for the place where a package is installed.
    visit(
      module.startsWith('*')
        ? (Object.keys(manifest).find((name) => name.endsWith(module.slice(1))) ?? module)
        : module,
    );
  }
  return files;
}

/**
 * The worker that opens the client without the network, and the manifest that makes it an application. Installed with the worker
 * are the pages of route-modules.json; other bundles are kept as they are used. Calls, sockets, the platform's pictures, uploads of any
 * size and the control API never pass through it: such a picture never changes, so the browser's own cache has it without the network
 * too. The icons of PAGE_FILES are asked for at the server each time, and a page from the copy draws its emoticons from a
 * sprite, so both are in the copy (public/worker-routes.js).
 */
export function offlineCopy(): Plugin[] {
  const plugins = VitePWA(OPTIONS);
  const hook = plugins.find(({ name }) => name === 'vite-plugin-pwa:build')?.closeBundle;
  if (typeof hook !== 'object') throw new Error('vite-plugin-pwa writes the worker in another hook');
  const { handler } = hook;
  let isWritten = false;
  // A build that failed is closed, too. The worker has no files then, and its error would be told in place of the first one.
  hook.handler = async function writeWorker(error) {
    if (isWritten) await handler.call(this, error);
  };
  const noteWritten: Plugin = {
    name: 'offline-copy',
    apply: 'build',
    writeBundle: () => {
      isWritten = true;
    },
  };
  return [...plugins, noteWritten];
}

/** Functions in here are written into the worker as text: they see nothing of this module. */
const OPTIONS: Partial<VitePWAOptions> = {
  // platform/installation registers it, once the configuration is known.
  injectRegister: false,
  registerType: 'prompt',
  manifest: {
    id: '/',
    name: '零号麦',
    short_name: '零号麦',
    description: '给玩家的开黑语音与大厅。进大厅聊天、组队、上麦，和朋友一起玩。',
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: '/index/more',
    scope: '/',
    display: 'standalone',
    theme_color: '#7951f8',
    background_color: '#f7f6fb',
    categories: ['games', 'social', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: '语音房', url: '/app/rooms', icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] },
      {
        name: '组队广场',
        url: '/index/piazza',
        icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  },
  includeManifestIcons: false,
  workbox: {
    cacheId: 'mic-zero',
    // One file, and no map beside it.
    inlineWorkboxRuntime: true,
    importScripts: ['/worker-routes.js'],
    sourcemap: false,
    // The page that installed it is served by it, so that what it loads from then on is kept. A newer one waits for Refresh.
    clientsClaim: true,
    skipWaiting: false,
    globPatterns: ['*.{html,js,svg}', 'assets/*.{js,css,svg}'],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => {
        const text = readFileSync(path.join(import.meta.dirname, '../dist/.vite/manifest.json'), 'utf8');
        const files = precachedFiles(JSON.parse(text) as BuildManifest);
        const manifest = entries.filter(({ url }) => files.has(url));
        const missing = [...files].filter((file) => !manifest.some(({ url }) => url === file));
        if (missing.length > 0) throw new Error(`not in the build: ${missing.join(', ')}`);
        return { manifest, warnings: [] };
      },
    ],
    // The routes of the client; every other page is the server's.
    navigateFallback: '/index.html',
    navigateFallbackAllowlist: [/^\/(?:(?:index|app|invite|login)(?:[/?]|$)|(?:\?|$))/],
    // How a page asks for the version of the server (platform/page/reload.ts).
    navigateFallbackDenylist: [/[?&]fresh=/],
    runtimeCaching: [
      {
        // Names made from the content: a file never changes.
        // `keepsNothing`: see client/public/worker-routes.js.
        urlPattern: ({ sameOrigin, url }) =>
          sameOrigin && url.pathname.startsWith('/assets/') && !Reflect.get(globalThis, 'keepsNothing'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'mic-zero-bundles',
          expiration: { maxEntries: 600, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true },
        },
      },
      {
        urlPattern: ({ sameOrigin, url }) =>
          sameOrigin && url.pathname === '/config.json' && !Reflect.get(globalThis, 'keepsNothing'),
        handler: 'NetworkFirst',
        // The page gives up after 8 s.
        options: { cacheName: 'mic-zero-config', networkTimeoutSeconds: 5 },
      },
    ],
  },
};
