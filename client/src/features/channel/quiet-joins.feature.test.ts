import { CODES } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { GUIDES, HALL } from '../../testing/chat-lines.ts';
import { answerJoin, inChannel, type Run, theHall } from '../../testing/run-client.ts';
import { selectCurrentChannel, selectShownChannel } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';
import { lockModal } from './modals.ts';

const current = (run: Run) => selectCurrentChannel(run.state())?.channel_id ?? null;
const join = (run: Run) => run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
const answerWell = ({ http }: Run) => {
  http.on('channel.check_join', { is_join: 2 });
  answerJoin(http);
  const guides = theHall.channels[0]?.children?.find(({ id }) => id === GUIDES);
  if (guides) http.on('channel.detail', guides);
};

describe.each(['channel.check_join', 'channel.join', 'channel.detail'] as const)('while %s fails', (step) => {
  test('the page says so at each try of its own, and a press shows at once', async () => {
    const run = await inChannel();
    run.http.breakDown(step);
    join(run);
    await run.clock.advance(1000);
    const seen = new Set([JSON.stringify(selectShownChannel(run.state()))]);
    run.client.store.subscribe(() => seen.add(JSON.stringify(selectShownChannel(run.state()))));
    await run.clock.advance(20_000);
    expect(run.http.requests(step).length).toBeGreaterThan(3);
    expect([...seen].map((shown) => JSON.parse(shown))).toMatchObject([
      { phase: 'unreached', error: { key: 'feedback.serverError' } },
    ]);
    // One that gets no answer for a while.
    run.http.on('channel.check_join', () => new Promise(() => {}));
    await run.clock.advance(60_000);
    expect(selectShownChannel(run.state())).toMatchObject({ phase: 'unreached' });
    join(run);
    await run.clock.advance(0);
    expect(run.state().channel.join).toMatchObject({ kind: 'checking', error: undefined });
  });
});

test.each([
  ['channel.check_join', 'platformBroken'],
  ['channel.join', 'platformBroken'],
  ['channel.detail', 'platformBroken'],
  ['channel.join', 'platformStopping'],
] as const)('%s that is refused with %s is tried again, and the page is not loaded again', async (step, name) => {
  const run = await inChannel();
  run.http.refuse(step, CODES[name], '服务器开小差了，请稍后再试');
  join(run);
  await run.clock.advance(1000);
  const shown = { phase: 'unreached', error: { server: '服务器开小差了，请稍后再试' } };
  expect(selectShownChannel(run.state())).toMatchObject(shown);
  expect(run.navigation.reloads).toEqual([]);
  answerWell(run);
  await run.clock.advance(10_000);
  expect(current(run)).toBe(GUIDES);
});

describe('a channel with a password that a server in trouble kept out', () => {
  const locked = async (step: 'channel.check_join' | 'channel.join') => {
    const run = await inChannel({
      prepare: ({ http }) => {
        http.on('channel.check_join', ({ channel_id }) => ({ is_join: channel_id === GUIDES ? 1 : 2 }));
        http.on('channel.check_password', {});
      },
    });
    run.http.breakDown(step);
    join(run);
    await run.clock.advance(0);
    return run;
  };

  test('it is entered with the password that was accepted', async () => {
    const run = await locked('channel.join');
    run.dispatch(channelActions.passwordSubmitted({ password: '1234' }));
    await run.clock.advance(2000);
    expect(run.state().channel.join).toMatchObject({ kind: 'failed', why: 'unreached' });
    answerJoin(run.http);
    await run.clock.advance(5000);
    expect(current(run)).toBe(GUIDES);
    expect(run.http.requests('channel.join').at(-1)).toEqual({ channel_id: GUIDES, password: '1234' });
    expect(run.http.requests('channel.check_password')).toHaveLength(1);
  });

  test('it stays out without one: no dialog opens by itself, and a press asks for it', async () => {
    const run = await locked('channel.check_join');
    run.http.on('channel.check_join', { is_join: 1 });
    await run.clock.advance(2000);
    expect(run.http.requests('channel.check_join').length).toBeGreaterThan(2);
    expect([selectShownChannel(run.state()), lockModal.select(run.state())]).toMatchObject([
      { phase: 'unreached', error: { key: 'feedback.serverError' } },
      null,
    ]);
    join(run);
    await run.clock.advance(0);
    expect(lockModal.select(run.state())).toEqual({});
  });
});
