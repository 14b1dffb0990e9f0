import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type PartPorts, PartPortsProvider } from '../design/LazyPart/late-code.ts';
import { ImHost } from './ImHost.tsx';

const store = configureStore({ reducer: { session: (state = { phase: { kind: 'signedIn' } }) => state } });

test('messages whose code did not come are taken in when the connection is back', async () => {
  const take = vi
    .fn<PartPorts['late']['take']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue();
  const ports: PartPorts = {
    report() {},
    reload() {},
    wasReloaded: () => true,
    texts: { has: () => true, need: async () => {} },
    late: { isTaken: () => false, take },
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <Provider store={store}>
      <PartPortsProvider value={ports}>
        <ImHost />
      </PartPortsProvider>
    </Provider>,
  );
  const comeOnline = () => window.dispatchEvent(new Event('online'));
  await expect.poll(() => take.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await Promise.allSettled([take.mock.results[0]?.value]);
  comeOnline();
  await expect.poll(() => take.mock.calls.length).toBe(2);
  await Promise.allSettled([take.mock.results[1]?.value]);
  comeOnline();
  await expect.poll(() => take.mock.calls).toEqual([['im'], ['im'], ['im']]);
  comeOnline();
  expect(take.mock.calls).toHaveLength(3);
});
