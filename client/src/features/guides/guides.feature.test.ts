import { expect, test } from 'vitest';
import { HALL, VOICE } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { audioActions } from '../audio/index.ts';
import { feedbackActions, selectToasts, textOf } from '../feedback/index.ts';
import { hallsActions } from '../halls/index.ts';
import { GUIDES, type Guide, guidesActions, selectGuidesLeft } from './index.ts';

const open = async (seen: readonly Guide[] = []) => {
  const run = await runClient({
    parts: ['hall', 'guides'],
    prepare: ({ storage }) => {
      for (const guide of seen) storage.write(`guide_${guide}`, '1');
    },
  });
  // The type of a store tells only what every page has.
  const left = () => selectGuidesLeft(run.state() as unknown as WholeState);
  return { ...run, left };
};

test('each guide has a flag of its own, kept as soon as it is shown', async () => {
  const run = await open();
  expect(run.left()).toEqual(GUIDES);
  for (const guide of GUIDES) {
    run.dispatch(guidesActions.shown(guide));
    expect(run.storage.read(`guide_${guide}`)).toBe('1');
  }
  // An open guide stays until it is read.
  expect(run.left()).toEqual(GUIDES);
  run.dispatch(guidesActions.done(['more']));
  expect(run.left()).not.toContain('more');
});

test('a viewer who has invited friends to a hall is not guided to the invitation', async () => {
  const run = await open();
  run.dispatch(hallsActions.inviteCopied({ hall_id: HALL }));
  expect(run.left()).toEqual(GUIDES.filter((guide) => guide !== 'invite'));
  expect(run.storage.read('guide_invite')).toBe('1');
});

test('a viewer who has joined a voice channel is not guided to one', async () => {
  const run = await open();
  run.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE, name: '语音', token: 't' }));
  expect(run.left()).toEqual(GUIDES.filter((guide) => guide !== 'voice'));
});

test('the preview of a message waits while a guide covers it', async () => {
  const run = await open();
  const from = { name: '阿狸', picture: '', line: [], counted: 'common.notifications' } as const;
  const text = textOf('common.notifications', { n: 1 });
  const names = () => selectToasts(run.state()).map((toast) => toast.from?.name);
  run.dispatch(guidesActions.messagesCovered(true));
  run.dispatch(feedbackActions.toastRequested({ tone: 'info', text, cause: 'messages of p2p-1', from }));
  expect(names()).toEqual([]);
  await run.clock.advance(60_000);
  run.dispatch(guidesActions.messagesCovered(false));
  await run.clock.advance(1);
  expect(names()).toEqual(['阿狸']);
});

test.each(GUIDES)('the guide %s is not left once its flag is kept', async (guide) => {
  const { left } = await open([guide]);
  expect(left()).toEqual(GUIDES.filter((other) => other !== guide));
});
