import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startFetchingEarly } from '../early-parts.ts';
import { type DesignTexts, DesignTextsProvider } from '../texts.ts';
import { PartPortsProvider } from './late-code.ts';
import { lazyPart, partOnDemand } from './lazy-part.tsx';

const settings = { default: ({ name }: { name: string }) => <p>settings of {name}</p> };

/** Each text is its own name. */
const TEXTS = new Proxy({} as DesignTexts, { get: (_texts, name) => name });

function draw(view: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<DesignTextsProvider value={TEXTS}>{view}</DesignTextsProvider>);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

test('[route.lazy-load.failure-report] a part that fails to load says so, keeps its stand-in, and comes with a retry', async () => {
  const seen: string[] = [];
  const ports = {
    report: (problem: string) => void seen.push(`report ${problem}`),
    reload: () => void seen.push('reload'),
    wasReloaded: () => true,
    texts: { has: () => true, need: async () => {} },
    late: { isTaken: () => true, take: async () => {} },
  };
  let isAway = true;
  const Part = lazyPart<{ name: string }>(async () => {
    if (isAway) throw new Error('offline');
    return settings;
  });
  draw(
    <PartPortsProvider value={ports}>
      <Part name="小满" standIn={<button type="button">open</button>} />
    </PartPortsProvider>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('partFailed');
  await expect.element(page.getByText('open')).toBeInTheDocument();
  expect(seen).toEqual(['report failed']);
  isAway = false;
  await page.getByRole('button', { name: 'retry' }).click();
  await expect.element(page.getByText('settings of 小满')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a part that failed without a connection comes by itself when that is back', async () => {
  let isAway = true;
  const Part = lazyPart<{ name: string }>(async () => {
    if (isAway) throw new Error('offline');
    return settings;
  });
  draw(<Part name="小满" />);
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('settings of 小满')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a decoration that does not load is left out without a word', async () => {
  let asked = 0;
  // Not ahead, which would ask twice.
  const { Part } = partOnDemand<{ name: string }>(() => {
    asked += 1;
    return Promise.reject(new Error('offline'));
  });
  draw(<Part name="" standIn={<p>beside</p>} instead="" />);
  await expect.poll(() => asked).toBe(1);
  await expect.element(page.getByText('beside')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('closing gives the part up', async () => {
  const onGivenUp = vi.fn();
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('offline')));
  draw(<Part name="" onGivenUp={onGivenUp} />);
  await page.getByRole('button', { name: 'close' }).click();
  expect(onGivenUp).toHaveBeenCalledOnce();
});

test('parts are fetched one after the other when the page is idle, and open at once then, network or not', async () => {
  const works: (() => void)[] = [];
  const asked: string[] = [];
  let isAway = false;
  const load = (name: string) => async () => {
    asked.push(name);
    if (isAway) throw new Error('offline');
    return settings;
  };
  partOnDemand(load('asked for by no page'));
  lazyPart(load('gone'));
  const Part = lazyPart<{ name: string }>(load('settings'));
  startFetchingEarly((work) => works.push(work), { has: () => true, need: async () => {} });
  const whatIsAsked = () => {
    works.shift()?.();
    return asked;
  };
  // Parts that other tests of this page queued come first.
  await expect.poll(whatIsAsked, { interval: 1, timeout: 10_000 }).toEqual(['gone', 'settings']);
  isAway = true;
  draw(<Part name="小满" />);
  await expect.element(page.getByText('settings of 小满')).toBeVisible();
});
