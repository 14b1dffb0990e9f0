import type { HallRole } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { idOf, lineAt, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { isMessage, type MessageLine } from './line.ts';
import { withAuthorRole, withInviteUpdated } from './line-changes.model.ts';
import { received } from './timeline.model.ts';
import { openTimeline, type Timeline } from './timeline.ts';
import { awaitPage, mergedNewest } from './timeline-pages.model.ts';

const by = (at: number, id: typeof OTHER, role: HallRole): MessageLine => {
  const line = lineAt(at);
  return { ...line, author: { ...line.author, id, role } };
};
const opened = (...lines: MessageLine[]) => mergedNewest(openTimeline(0), lines);
const roles = ({ lines, held }: Timeline) => [...lines, ...held].filter(isMessage).map(({ author }) => author.role);

test('[hall-event.user-change.type-1-manage, hall-event.user-change.type-1-other] the lines of an author show their present role', () => {
  const timeline = opened(by(1, OTHER, ''), by(2, VIEWER, ''), by(3, OTHER, ''));
  const raised = withAuthorRole(timeline, OTHER, 'manage');
  expect(roles(raised)).toEqual(['manage', '', 'manage']);
  expect(roles(withAuthorRole(raised, OTHER, ''))).toEqual(['', '', '']);
});

test('deferred lines change their author in the same way', () => {
  const waiting = received(awaitPage(openTimeline(0)), [by(1, OTHER, '')]);
  expect(roles(withAuthorRole(waiting, OTHER, 'manage'))).toEqual(['manage']);
});

test('the owner keeps the role, and a change without effect returns the same timeline', () => {
  const timeline = opened(by(1, OTHER, 'owner'));
  expect(withAuthorRole(timeline, OTHER, '')).toBe(timeline);
  expect(withInviteUpdated(timeline, idOf(1))).toBe(timeline);
});
