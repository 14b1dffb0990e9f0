import { defineConfig } from '@playwright/test';
import { reportersOf } from './reporters.ts';
import { PORT } from './running-platform.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  reporter: reportersOf(process.env['KEEP_RESULTS']),
  fullyParallel: true,
  // Two cores run the platform, the browser and the page: with three workers both are always busy, and the whole takes as long.
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  // These limits end a journey that hangs. They do not judge speed, which benchmarks measure: shared machines differ threefold.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A failed journey has its last picture and the trace of its steps. Screencasts and snapshots of every step would cost more
    // than a quarter of the run: `npm run e2e -- sending --trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && executablePath !== '' && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
});
