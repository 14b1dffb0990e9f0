import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/**
 * What Lighthouse's own launcher starts a browser with, as far as it concerns the time of a page, and what root and a machine
 * without a screen need.
 */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-quic',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--password-store=basic',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--lang=zh-CN',
  '--accept-lang=zh-CN',
  '--remote-debugging-port=0',
];

/** The localStorage of an origin. */
export type Stored = readonly (readonly [key: string, value: string])[];

/** A browser with nothing in its caches, that a tool drives over its port. */
export interface Profile {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a browser with a profile of its own, in which the origin has stored what a session needs. */
export async function openProfile(executablePath: string, origin: string, stored: Stored): Promise<Profile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'miczero-lighthouse-'));
  const browser = spawn(executablePath || chromium.executablePath(), [...FLAGS, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let port: number | undefined;
  const close = async () => {
    const ended = once(browser, 'exit');
    if (browser.exitCode === null) {
      if (port === undefined) browser.kill();
      else await endBrowser(port);
      await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    port = await portOf(browser.stderr);
    if (stored.length > 0) await store(port, origin, stored);
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Debian starts the browser from a script. A signal to the script alone would leave the browser with its page, which takes CPU from
 * every run that follows.
 */
async function endBrowser(port: number): Promise<void> {
  const browser = await connect(port);
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.close');
}

/** A browser that has just started sometimes leaves its first connection without an answer. */
async function connect(port: number, attempts = 3): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 10_000 });
  } catch (error) {
    if (attempts <= 1) throw error;
    return await connect(port, attempts - 1);
  }
}

/** A browser names the port that it was given in what it prints. */
async function portOf(output: AsyncIterable<Buffer>): Promise<number> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`the browser ended before it listened:\n${text}`);
}

/** Through a page without scripts: none of the client runs before it is measured. */
async function store(port: number, origin: string, stored: Stored): Promise<void> {
  const browser = await connect(port);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  const page = await context.newPage();
  await page.goto(`${origin}/config.json`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
  await page.close();
  // Ends the connection: the browser was not started by it.
  await browser.close();
}
