import { expect, test } from 'vitest';
import { HALL } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { preferencesActions, selectPreferences } from './index.ts';

test('the settings of two tabs stand beside each other, and each tab follows the other', async () => {
  const one = await runClient();
  const two = await runClient({ origin: one.origin, page: 'b' });
  one.dispatch(preferencesActions.changeRequested({ mutedHalls: [HALL] }));
  await two.clock.advance(0);
  expect(selectPreferences(two.state()).mutedHalls).toEqual([HALL]);
  two.dispatch(preferencesActions.changeRequested({ theme: 'dark' }));
  await one.clock.advance(0);
  expect(selectPreferences(one.state())).toMatchObject({ theme: 'dark', mutedHalls: [HALL] });
});

test('a tab that no event has told stores only what it changes', async () => {
  const run = await runClient();
  run.origin.values.set('preferences', JSON.stringify({ mutedHalls: [HALL], fontSize: 18 }));
  run.dispatch(preferencesActions.changeRequested({ theme: 'dark' }));
  await run.clock.advance(0);
  const stored = JSON.parse(run.origin.values.get('preferences') ?? '');
  expect(stored).toMatchObject({ theme: 'dark', mutedHalls: [HALL], fontSize: 18 });
});

test('unreadable settings take their defaults', async () => {
  const run = await runClient();
  run.origin.values.set('preferences', '{');
  run.dispatch(preferencesActions.changeRequested({ theme: 'dark' }));
  await run.clock.advance(0);
  expect(JSON.parse(run.origin.values.get('preferences') ?? '')).toMatchObject({ theme: 'dark', fontSize: 15 });
});
