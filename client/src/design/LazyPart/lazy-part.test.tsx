import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFetchingEarly } from './early.ts';
import { lazyPart, PartPortsProvider } from './lazy-part.tsx';

const seen: string[] = [];
const ports = {
  report: (problem: string) => seen.push(`report ${problem}`),
  reload: () => seen.push('reload'),
  wasReloaded: () => true,
};
const settings = { default: ({ name }: { name: string }) => <p>settings of {name}</p> };

beforeEach(() => {
  seen.length = 0;
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

const settled = () => act(async () => {});

test('[route.lazy-load.failure-report] a part that cannot be had says so, keeps what stands in, and comes with a retry', async () => {
  let isAway = true;
  const Part = lazyPart<{ name: string }>(async () => {
    if (isAway) throw new Error('offline');
    return settings;
  });
  render(
    <PartPortsProvider value={ports}>
      <Part name="小满" standIn={<button type="button">open</button>} />
    </PartPortsProvider>,
  );
  await settled();
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded');
  expect(screen.getByText('open')).toBeTruthy();
  expect(seen).toEqual(['report failed']);
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settled();
  expect(screen.getByText('settings of 小满')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('closing gives the part up', async () => {
  const onGivenUp = vi.fn();
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('offline')));
  render(<Part name="" onGivenUp={onGivenUp} />);
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
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
  lazyPart(load('gone'));
  const Part = lazyPart<{ name: string }>(load('settings'));
  startFetchingEarly((work) => works.push(work));
  while (works.length > 0) {
    works.shift()?.();
    await settled();
  }
  expect(asked).toEqual(expect.arrayContaining(['gone', 'settings']));
  isAway = true;
  render(<Part name="小满" />);
  expect(screen.getByText('settings of 小满')).toBeTruthy();
});
