import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { preferencesReducer } from '../../preferences/index.ts';
import { audioReducer, voiceActions, voiceReducer } from '../index.ts';
import { useVoiceKeys } from './use-voice-keys.ts';

const SETTINGS = { VoiceMode: 2, Key: 'KeyV,V' } as const;

function Keys() {
  useVoiceKeys();
  return <p>keys</p>;
}

/** A page with the keys of voice, whose talk key tells how it moves. */
function openKeys() {
  const moves: string[] = [];
  const listen: Middleware = () => (next) => (action) => {
    if (voiceActions.talkKeyMoved.match(action)) moves.push(action.payload.to);
    return next(action);
  };
  const store = configureStore({
    reducer: { audio: audioReducer, preferences: preferencesReducer, voice: voiceReducer },
    middleware: (defaults) => defaults().concat(listen),
  });
  store.dispatch(voiceActions.settingsLoaded({ ...store.getState().voice.settings, ...SETTINGS }));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <Keys />
    </Provider>,
  );
  const close = () => root.unmount();
  onTestFinished(() => {
    close();
    container.remove();
  });
  return { store, moves, close, isDrawn: () => container.textContent === 'keys' };
}

test('the talk key that is down when the dock goes counts as let go', async () => {
  const { store, moves, close, isDrawn } = openKeys();
  store.dispatch(voiceActions.linkMoved({ kind: 'connected' }));
  await expect.poll(isDrawn).toBe(true);
  await userEvent.keyboard('{v>}');
  await expect.poll(() => moves).toEqual(['down']);
  close();
  expect(moves).toEqual(['down', 'away']);
  await userEvent.keyboard('{/v}');
});

test('another talk key that is chosen while the former is down lets that go', async () => {
  const { store, moves, isDrawn } = openKeys();
  store.dispatch(voiceActions.linkMoved({ kind: 'connected' }));
  await expect.poll(isDrawn).toBe(true);
  await userEvent.keyboard('{v>}');
  await expect.poll(() => moves).toEqual(['down']);
  store.dispatch(voiceActions.settingsLoaded({ ...store.getState().voice.settings, Key: 'KeyB,B' }));
  await expect.poll(() => moves).toEqual(['down', 'away']);
  await userEvent.keyboard('{/v}');
});

test('without a call on this page the talk key moves nothing', async () => {
  const { moves, isDrawn } = openKeys();
  await expect.poll(isDrawn).toBe(true);
  await userEvent.keyboard('v');
  expect(moves).toEqual([]);
});
