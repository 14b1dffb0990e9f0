import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PartPorts } from '../design/LazyPart/late-code.ts';
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
