import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstRouteGroups } from './vite/first-route-groups.ts';
import { withoutNotes } from './vite/without-notes.ts';

const PLATFORM = process.env['PLATFORM_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), withoutNotes()],
  // Texts are read as whole chapters: an export for each key would weigh more than some of them.
  json: { namedExports: false },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/go', '/account', '/files', '/config.json', '/__mock', '/socket.io'].map((path) => [
        path,
        { target: PLATFORM, ws: path === '/socket.io', changeOrigin: false },
      ]),
    ),
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstRouteGroups } } },
  },
});
