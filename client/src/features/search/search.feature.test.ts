import { expect, test } from 'vitest';
import { type Run, runClient, signedInOrigin } from '../../testing/run-client.ts';
import { searchActions } from './index.ts';

test('the recent searches of two tabs stand beside each other, newest first', async () => {
  const origin = signedInOrigin();
  const open = async (): Promise<Run> => {
    const run = await runClient({ origin, parts: ['hall', 'search'] });
    run.dispatch(searchActions.opened({ kind: 'all' }));
    await run.clock.advance(0);
    return run;
  };
  const tabs = [await open(), await open()];
  for (const [at, tab] of tabs.entries()) {
    tab.dispatch(searchActions.typed({ keyword: `word ${at}` }));
    tab.dispatch(searchActions.picked());
    await tab.clock.advance(0);
  }
  expect(JSON.parse(origin.values.get('recent_searches') ?? '')).toEqual(['word 1', 'word 0']);
});
