import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BROWSER_FLAGS, installedBrowser } from '../tools/browser.ts';
import { emulateMedia, outwardRequests, serveAgora, startJanus, stopJanus } from './vite/browser-commands.ts';
import { endImPlatform, onImPlatform } from './vite/im-commands.ts';
import viteConfig from './vite.config.ts';

const executablePath = installedBrowser();

/** The browser tests: the real application over fake ports, in a real Chromium. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    // A dependency that is met late reloads the page in the middle of a test.
    optimizeDeps: {
      entries: ['src/main.tsx', 'src/testing/mount-app.tsx'],
      include: [
        'axe-core',
        'react-dom/client',
        'agora-rtc-sdk-ng/esm',
        '@sapphi-red/web-noise-suppressor',
        'lottie-web/build/player/lottie_light_canvas.js',
        'svga',
        'nim-web-sdk-ng/dist/esm/nim',
      ],
    },
    test: {
      name: 'browser',
      include: ['src/**/*.browser.test.{ts,tsx}'],
      setupFiles: ['src/testing/bundles.setup.ts'],
      // These limits end a test that hangs. They do not judge speed, which benchmarks measure: shared machines differ threefold.
      testTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      // Pages side by side. Tests mostly wait (for frames, timers and the runner), and Vitest's default on two cores is one page.
      maxWorkers: availableParallelism() + 2,
      // Modules are loaded once a page instead of once a file, which halves the time of all. A test shares no state with the next:
      // it mounts the application anew, and the harness empties the page behind it.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        instances: [{ browser: 'chromium' }],
        commands: { emulateMedia, outwardRequests, serveAgora, startJanus, stopJanus, endImPlatform, onImPlatform },
        provider: playwright({
          launchOptions: { ...(executablePath !== undefined && { executablePath }), args: BROWSER_FLAGS },
          contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
        }),
      },
    },
  }),
);
