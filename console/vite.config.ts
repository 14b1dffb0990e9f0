import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The console stands beside the control API: the platform serves the build at this path. */
export default defineConfig({
  base: '/__console/',
  plugins: [react()],
  // Its primitives live in the client; a page must have one React.
  resolve: { dedupe: ['react', 'react-dom'] },
  server: {
    port: 5174,
    strictPort: true,
    proxy: { '/__mock': { target: 'http://localhost:4000', changeOrigin: false } },
  },
  build: { target: 'es2022', sourcemap: true, modulePreload: { polyfill: false } },
});
