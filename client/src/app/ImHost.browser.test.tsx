import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type PartPorts, PartPortsProvider } from '../design/LazyPart/late-code.ts';
import { ImHost, SETTLED_MS } from './ImHost.tsx';

const store = configureStore({ reducer: { session: (state = { phase: { kind: 'signedIn' } }) => state } });

const loading: PartPorts = {
  report() {},
  reload() {},
  wasReloaded: () => true,
  texts: { has: () => true, need: async () => {} },
  late: { isTaken: () => false, take: async () => {} },
};

/** A page that has settled, whose first attempts at the code fail. */
async function settled(failures: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const take = vi.fn<PartPorts['late']['take']>().mockResolvedValue();
  for (let each = 0; each < failures; each += 1) take.mockRejectedValueOnce(new Error('offline'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.useRealTimers();
  });
  root.render(
    <Provider store={store}>
      <PartPortsProvider value={{ ...loading, late: { ...loading.late, take } }}>
        <ImHost />
      </PartPortsProvider>
    </Provider>,
  );
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(SETTLED_MS);
  /** Until the answer to the last attempt is known. */
  const answered = () => Promise.allSettled([take.mock.results.at(-1)?.value]);
  return { root, take, answered, comeOnline: () => window.dispatchEvent(new Event('online')) };
}

test('messages whose code did not come are taken in when the connection is back, and once', async () => {
  const { take, answered, comeOnline } = await settled(2);
  for (const attempts of [1, 2, 3]) {
    expect(take.mock.calls).toEqual(Array(attempts).fill(['im']));
    await answered();
    comeOnline();
  }
  expect(take).toHaveBeenCalledTimes(3);
});

test('a page that is gone takes no messages in when the connection is back', async () => {
  const { root, take, answered, comeOnline } = await settled(1);
  await answered();
  root.unmount();
  comeOnline();
  expect(take).toHaveBeenCalledTimes(1);
});
