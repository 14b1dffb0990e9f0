import { expect, test } from 'vitest';
import { ImError } from '../../platform/ports/im.ts';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { imActions } from './im.slice.ts';

const ids = (run: Run) => (run.state() as WholeState).im.sessions.map(({ id }) => id).toSorted();

/** Three teams with a message each, how often the provider was asked for the teams of the viewer, and its answer: null fails. */
async function withTeams() {
  const run = await runClient({ parts: ['hall', 'im'] });
  await run.clock.advance(100);
  const peer = run.ims.im();
  await peer.connect(OTHER, async () => run.ims.tokenOf(OTHER));
  const teams: string[] = [];
  const asked = { times: 0, answer: teams as readonly string[] | null };
  Object.assign(run.ims.mailbox(VIEWER).page ?? {}, {
    teamIds: async () => {
      asked.times += 1;
      if (!asked.answer) throw new ImError('timeout');
      return asked.answer;
    },
  });
  for (let at = 0; at < 3; at += 1) {
    const team = await run.ims.team([OTHER, VIEWER]);
    teams.push(team);
    await peer.send(`team-${team}`, { kind: 'text', text: '在吗' }, `c${at}`);
  }
  await run.clock.advance(100);
  asked.times = 0;
  const read = async (answer: readonly string[] | null) => {
    asked.answer = answer;
    run.dispatch(imActions.sessionsChanged());
    await run.clock.advance(100);
  };
  return { run, peer, teams, asked, read };
}

test('[im.team.check-fails] one question tells of all teams whether the viewer is in them', async () => {
  const { run, teams, asked, read } = await withTeams();
  expect(ids(run)).toEqual(teams.map((team) => `team-${team}`));
  await read(teams.slice(2));
  expect([ids(run), asked.times]).toEqual([[`team-${teams[2]}`], 1]);
});

test('[im.team.check-fails] a question that fails costs no session', async () => {
  const { run, teams, asked, read } = await withTeams();
  await read(null);
  expect([ids(run).length, asked.times]).toEqual([3, 1]);
  await read(teams.slice(1));
  expect(ids(run)).toHaveLength(2);
});

test('sessions without a team need no question', async () => {
  const { run, peer, asked, read } = await withTeams();
  await peer.send(`p2p-${VIEWER}`, { kind: 'text', text: '在吗' }, 'own');
  await read([]);
  await read([]);
  expect([ids(run), asked.times]).toEqual([[`p2p-${OTHER}`], 1]);
});

test('[im.team.left] a group that the viewer has left leaves no draft and no message that waits, in the page and in the storage', async () => {
  const { run, teams, read } = await withTeams();
  const session = `team-${teams[0]}` as const;
  const im = () => (run.state() as WholeState).im;
  const kept = () => run.origin.values.get('im_drafts') ?? '';
  await run.ims.cut();
  run.dispatch(imActions.sendRequested({ session, body: { kind: 'text', text: '一' } }));
  await run.clock.advance(100);
  run.dispatch(imActions.draftChanged({ session, value: '二' }));
  await run.clock.advance(1000);
  expect([kept().includes('一'), kept().includes('二')]).toEqual([true, true]);
  await read(teams.slice(1));
  await run.clock.advance(1000);
  expect([im().threads[session], im().drafts[session] ?? '']).toEqual([undefined, '']);
  expect(kept()).toBe('');
  expect(run.toasts()).toEqual([]);
});
