import { type Relation, relation, userBrief, userNo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { peopleActions } from '../people/index.ts';
import { imActions } from './index.ts';

const THIRD = z.parse(userNo, '10003');
const relationTo = (no: typeof OTHER, fields: Partial<Relation> = {}): Relation => ({
  ...z.parse(relation, { no, follow: 0, fan: 0, friend: 0, black: 0, blacked: 0 }),
  ...fields,
});

test('the header of a private session follows what the viewer and its person become to each other on the card', async () => {
  const run = await runClient({
    parts: ['hall', 'people', 'im'],
    prepare: ({ http }) => {
      const user = z.parse(userBrief, { no: OTHER, nick: '阿澈', avatar: '', gender: 1, age: 20, sign: '', online: 1 });
      http.on('relation.chat_user', { user, relation: relationTo(OTHER) });
      http.on('account.tofollow', relationTo(OTHER, { follow: true }));
    },
  });
  const partner = () => (run.state() as WholeState).im.partner;
  run.dispatch(imActions.sessionOpened(`p2p-${OTHER}`));
  await run.clock.advance(0);
  expect(partner()).toEqual(relationTo(OTHER));
  run.dispatch(peopleActions.relationRequested({ uid: OTHER, nick: '阿澈', change: 'follow' }));
  // What acts on users loads with the first act.
  await expect.poll(partner, { timeout: 10_000 }).toEqual(relationTo(OTHER, { follow: true }));
  // A card may name other people, too.
  run.dispatch(peopleActions.learned({ uid: THIRD, relation: relationTo(THIRD) }));
  run.dispatch(peopleActions.learned({ uid: OTHER, halls: [] }));
  expect(partner()).toEqual(relationTo(OTHER, { follow: true }));
  run.dispatch(imActions.sessionOpened('team-7001'));
  run.dispatch(peopleActions.learned({ uid: OTHER, relation: relationTo(OTHER) }));
  expect(partner()).toBeNull();
});
