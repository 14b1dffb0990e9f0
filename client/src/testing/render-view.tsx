import type { ChannelId, HallId } from '@miczero/contracts';
import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import type { CurrentChannel } from '../features/channel/index.ts';
import { createEngine } from '../i18n/engine.ts';
import type { Language } from '../i18n/languages.ts';
import { type WholeState, wholeReducer } from './whole-state.ts';

/**
 * Draws a view over the real reducers, without sagas: what it dispatches is recorded and nothing answers.
 * How to extend (most to least common): pass another piece of state, another language, dispatch a fact to the store.
 */
export async function renderView(view: ReactNode, options: { state?: Partial<WholeState>; language?: Language } = {}) {
  stubLayout();
  const sent: UnknownAction[] = [];
  const store = configureStore({
    reducer: wholeReducer,
    preloadedState: { ...wholeReducer(undefined, { type: 'test/start' }), ...options.state },
    middleware: () =>
      new Tuple(() => (next: (action: unknown) => unknown) => (action: unknown) => {
        sent.push(action as UnknownAction);
        return next(action);
      }),
  });
  const onLoadFailed = (_language: Language, cause: unknown) => {
    throw cause;
  };
  const engine = await createEngine({ language: options.language ?? 'zh-CN', onLoadFailed });
  const drawn = render(
    <MemoryRouter>
      <AppProviders store={store as never} engine={engine}>
        {view}
      </AppProviders>
    </MemoryRouter>,
  );
  return { ...drawn, store, engine, sent, types: () => sent.map(({ type }) => type) };
}

export const CHANNEL: CurrentChannel = {
  hall_id: '8001' as HallId,
  channel_id: '9001' as ChannelId,
  name: '闲聊',
  kind: 'text',
  role: '',
  text_mute: false,
  mute_all: false,
  unread: 0,
};

/** State in which a text channel is on screen. */
export function inChannel(changed: Partial<CurrentChannel> = {}): Pick<WholeState, 'channel'> {
  const { channel } = wholeReducer(undefined, { type: 'test/start' });
  return { channel: { ...channel, join: { kind: 'current', current: { ...CHANNEL, ...changed } } } };
}

/** jsdom has no layout: observers never fire, nothing matches, nothing scrolls. */
function stubLayout(): void {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
}

afterEach(async () => {
  cleanup();
  // A lazy table or dialog must not outlive its test.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
