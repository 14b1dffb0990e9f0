import { type TeamInvite, teamInvite } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GENERAL, HALL, idOf, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { inChannel, type Run, theHall } from '../../testing/run-client.ts';
import { hallsActions } from '../halls/index.ts';
import { makeSelectRide, selectIsInviteOwner } from './team-up.selectors.ts';

const inviteOf = (inv_id: string, fields: Partial<TeamInvite> = {}): TeamInvite => ({
  ...z.parse(teamInvite, {
    effective: 1,
    channel: { id: VOICE, name: '开黑', type: 2, hall_id: HALL, pass: 0 },
    status: 0,
    inv_id,
    uid: OTHER,
    time_len: 600,
  }),
  ...fields,
});
const ids = (run: Run) => run.state().teamUp.invites.map(({ inv_id }) => inv_id);
const tell = async (run: Run, status: 0 | 1 | 2, inv_id = '9') => {
  const body = { status, hall_id: HALL, channel_id: VOICE, uid: OTHER, inv_id: idOf(Number(inv_id)) } as const;
  run.server.emit('teamUpdated', body, { to: HALL, channel: VOICE });
  await run.clock.advance(0);
};
const inHall = (...list: TeamInvite[]) =>
  inChannel({ prepare: ({ http }) => http.on('channel.invitation', { inv_list: list }) });
const content = JSON.stringify({ hall_id: HALL, channel_id: VOICE, hall_name: '', channel_name: '', time_len: 600 });
const teamInfo = (run: Run, status: 0 | 1) =>
  run.server.emit(
    'chatMessage',
    { msg_type: '5', content, extra: { status }, msg: '', msg_id: idOf(9), send_time: 9000 },
    { to: HALL, channel: GENERAL, from: OTHER, mid: '9' },
  );

test('[api.lobby.op.team-list, const.notices-teams-page-size-99999] a hall that is opened shows its running invites', async () => {
  const run = await inHall(inviteOf('2'), inviteOf('1', { effective: false }));
  expect(run.http.requests('channel.invitation')).toEqual([{ hall_id: HALL, page_size: 99_999 }]);
  expect(ids(run)).toEqual(['2']);
  run.dispatch(hallsActions.hallCloseRequested());
  await run.clock.advance(0);
  expect(ids(run)).toEqual([]);
});

test('[hall-event.1015, hall-event.1015.status-2] an invite that begins or changes is fetched, one that ends is gone', async () => {
  const run = await inHall();
  run.http.on('channel.invitation', { inv_list: [inviteOf('9')] });
  await tell(run, 0);
  await run.clock.advance(500);
  expect(ids(run)).toEqual(['9']);
  await tell(run, 2);
  expect(ids(run)).toEqual([]);
  expect(run.http.requests('channel.invitation')).toHaveLength(2);
});

test('[hall-event.1001.team-info-status-0, api.lobby.op.channel-invite-config, role.channel-invite-owner] a new team info message reloads the invite config; its owner is the uid', async () => {
  const run = await inHall();
  run.http.on('channel.get_invite', { time_len: 600, uid: VIEWER });
  teamInfo(run, 1);
  await run.clock.advance(0);
  expect(run.http.requests('channel.get_invite')).toEqual([]);
  run.http.on('channel.get_invite', { time_len: 600, uid: VIEWER });
  run.server.emit(
    'chatMessage',
    { msg_type: '5', content, extra: { status: 0 }, msg: '', msg_id: idOf(10), send_time: 9000 },
    { to: HALL, channel: GENERAL, from: OTHER, mid: '10' },
  );
  await run.clock.advance(0);
  expect(run.http.requests('channel.get_invite')).toEqual([{ channel_id: VOICE }]);
  expect(selectIsInviteOwner(run.state(), VOICE)).toBe(true);
  await tell(run, 2);
  expect(selectIsInviteOwner(run.state(), VOICE)).toBe(false);
});

test('[hall-event.1015, api.lobby.op.channel-invite-config] the config of a changed invite is loaded again, and goes with its channel', async () => {
  const run = await inHall();
  const config = () => run.state().teamUp.configs[VOICE];
  await tell(run, 1);
  expect(run.http.requests('channel.get_invite')).toEqual([]);
  run.http.on('channel.get_invite', { time_len: 600, uid: OTHER });
  teamInfo(run, 0);
  await run.clock.advance(0);
  run.http.on('channel.get_invite', { time_len: 1200, uid: OTHER });
  await tell(run, 1);
  expect(config()).toEqual({ time_len: 1200, uid: OTHER });
  run.dispatch(hallsActions.hallLoaded(theHall));
  expect(config()).toBeDefined();
  run.dispatch(hallsActions.hallLoaded({ ...theHall, channels: [] }));
  expect(config()).toBeUndefined();
});

/** The list of the hall is asked for, and is empty when it is answered; the next one holds an invite. */
async function withLateList() {
  const run = await inHall();
  const phase = () => makeSelectRide(idOf(9), VOICE)(run.state()).phase;
  expect(phase()).toBe('ended');
  let answer = () => {};
  run.http.on('channel.get_invite', { time_len: 600, uid: OTHER });
  run.http.on('channel.invitation', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { inv_list: [] };
  });
  run.dispatch(hallsActions.hallReady({ hall_id: HALL, channel_id: GENERAL }));
  await run.clock.advance(0);
  run.http.on('channel.invitation', { inv_list: [inviteOf(idOf(9))] });
  return { run, phase, answerEarlier: () => answer() };
}

test('[hall-event.1015] an invite that was just posted has not ended while its list is on the way', async () => {
  const { run, phase, answerEarlier } = await withLateList();
  teamInfo(run, 0);
  await run.clock.advance(0);
  expect(phase()).toBe('unknown');
  answerEarlier();
  await run.clock.advance(0);
  expect(phase()).toBe('unknown');
  await tell(run, 0);
  await run.clock.advance(500);
  expect(phase()).toBe('running');
  await tell(run, 2);
  expect(phase()).toBe('ended');
});

test('[hall-event.1015] a list that was asked for before the news of an invite does not replace the one after it', async () => {
  const { run, phase, answerEarlier } = await withLateList();
  await tell(run, 0);
  await run.clock.advance(500);
  expect(phase()).toBe('running');
  answerEarlier();
  await run.clock.advance(0);
  expect(phase()).toBe('running');
});

test('[hall-event.1015] an invite that the next list does not hold has ended', async () => {
  const run = await inHall();
  const phase = () => makeSelectRide(idOf(9), VOICE)(run.state()).phase;
  await tell(run, 0);
  expect(phase()).toBe('unknown');
  await run.clock.advance(500);
  expect(phase()).toBe('ended');
});

test('[chat.invite-status-1] the line of an invite says that it is not as posted any more', async () => {
  const run = await inHall();
  run.http.on('channel.get_invite', { time_len: 600, uid: OTHER });
  teamInfo(run, 0);
  await run.clock.advance(0);
  const status = () =>
    run
      .state()
      .chat.timeline.lines.flatMap((line) =>
        line.kind === 'message' && line.body.msg_type === '5' ? [line.body.extra.status] : [],
      );
  expect(status()).toEqual([0]);
  await tell(run, 1, '8');
  expect(status()).toEqual([0]);
  await tell(run, 1);
  expect(status()).toEqual([1]);
});
