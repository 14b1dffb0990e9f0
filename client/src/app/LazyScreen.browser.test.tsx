import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PartPorts } from '../design/LazyPart/late-code.ts';
import { nextTask } from '../lib/next-task.ts';
import { LazyScreen, type ScreenSource } from './LazyScreen.tsx';

const ports: PartPorts = {
  report() {},
  reload() {},
  wasReloaded: () => true,
  texts: { has: () => true, need: async () => {} },
  late: { isTaken: () => true, take: async () => {} },
};

test('[route.lazy-load] a screen that arrives while its stand-in is being drawn is shown', async () => {
  let isThere = false;
  const source: ScreenSource = {
    loaded() {
      const screen = isThere ? () => <p>the screen</p> : null;
      // Its load began before, and ends between the render and the effects.
      isThere = true;
      return screen;
    },
    load: async () => {},
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<LazyScreen source={source} ports={ports} />);
  await expect.element(page.getByText('the screen')).toBeVisible();
});

/** React looks for waiting tasks every 5 ms. */
const LONGER_THAN_A_SLICE_MS = 8;
let task = 0;
const drawnIn = new Set<number>();

function LongPart() {
  drawnIn.add(task);
  for (const end = performance.now() + LONGER_THAN_A_SLICE_MS; performance.now() < end; );
  return <p>a part</p>;
}

function LongScreen() {
  return (
    <>
      <LongPart />
      <LongPart />
      <LongPart />
    </>
  );
}

test('a screen that has arrived is drawn in several tasks, so that input need not wait for all of it', async () => {
  let isOver = false;
  const countTasks = async () => {
    for (; !isOver; task += 1) await nextTask();
  };
  let isThere = false;
  const source: ScreenSource = {
    loaded: () => (isThere ? LongScreen : null),
    async load() {
      isThere = true;
    },
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    isOver = true;
    root.unmount();
    container.remove();
  });
  void countTasks();
  root.render(<LazyScreen source={source} ports={ports} />);
  await expect.poll(() => page.getByText('a part').elements().length).toBe(3);
  expect(drawnIn.size).toBe(3);
});
