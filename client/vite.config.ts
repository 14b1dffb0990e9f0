import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { firstRouteGroups } from './vite/first-route-groups.ts';
import { lateSchemas } from './vite/late-schemas.ts';
import { minifiedFirstPaint } from './vite/minified-first-paint.ts';
import { offlineCopy } from './vite/offline-copy.ts';
import { PLATFORM_PATHS } from './vite/platform-paths.ts';
import { productionRouter } from './vite/production-router.ts';
import { quietI18next } from './vite/quiet-i18next.ts';
import { routePreloads } from './vite/route-preloads.ts';
import { shortClassNames } from './vite/short-class-names.ts';
import { textParts } from './vite/text-parts.ts';
import { withoutNotes } from './vite/without-notes.ts';

const PLATFORM = process.env['PLATFORM_URL'] ?? 'http://localhost:4000';

/** Files that servers send compressed: beside each lies the same as .br and .gz. */
const COMPRESSED = /\.(?:js|css|html|svg|webmanifest)$/;

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    quietI18next(),
    withoutNotes(),
    lateSchemas(),
    shortClassNames(),
    textParts(),
    routePreloads(),
    minifiedFirstPaint(),
    offlineCopy(),
    compression({ algorithms: ['br', 'gz'], include: COMPRESSED, threshold: 512, logLevel: 'silent' }),
  ],
  // Texts are read as whole chapters: an export for each key would weigh more than some of them.
  json: { namedExports: false },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      PLATFORM_PATHS.map((path) => [
        path,
        { target: PLATFORM, ws: path === '/socket.io' || path === '/ws', changeOrigin: false },
      ]),
    ),
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Lists of the chunks behind each dynamic import weigh more than they win: routes are preloaded by first-paint.js, dialogs
      // in idle moments. Style sheets load by this list only.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: firstRouteGroups },
        // The least that the bundler takes: the first page names all files that it may load later, and hashes do not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
