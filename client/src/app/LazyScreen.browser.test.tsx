import { type ReactNode, useEffect, useState } from 'react';
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
/** After 5 s React itself draws what others have kept from being drawn. */
const WITHIN_MS = 4000;
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

/** A screen that arrives after its stand-in. */
function lateSource(): ScreenSource {
  let isThere = false;
  return {
    loaded: () => (isThere ? LongScreen : null),
    async load() {
      isThere = true;
    },
  };
}

/** Is drawn again in every frame, as a list of halls is while lines arrive. */
function Restless() {
  const [frames, setFrames] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFrames((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  });
  return <p>{frames} frames</p>;
}

function draw(view: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(view);
}

test('a screen that has arrived is drawn in several tasks, so that input need not wait for all of it', async () => {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const countTasks = async () => {
    for (; !isOver; task += 1) await nextTask();
  };
  void countTasks();
  draw(<LazyScreen source={lateSource()} ports={ports} />);
  await expect.poll(() => page.getByText('a part').elements().length).toBe(3);
  // At once, all parts would be drawn in one task.
  expect(drawnIn.size).toBeGreaterThan(1);
});

test('other updates do not keep a screen that has arrived from being drawn', async () => {
  draw(
    <>
      <Restless />
      <LazyScreen source={lateSource()} ports={ports} />
    </>,
  );
  await expect.poll(() => page.getByText('a part').elements().length, { timeout: WITHIN_MS }).toBe(3);
});
