import { type ChatMessage, compareMsgIds, type MsgId } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../../lib/effects.ts';
import { call, put, race, select, take } from '../../../lib/effects.ts';
import type { Ports } from '../../../platform/ports.ts';
import { channelActions } from '../../channel/index.ts';
import { chatActions } from '../chat.slice.ts';
import type { Aim, ChatRoot } from '../chat.state.ts';
import { reachesFirstUnread } from '../first-unread.model.ts';
import { isMessage } from '../line.ts';
import { catchUp, loadOlder, loadPage } from '../load-page.saga.ts';
import { newestHeld, oldestHeld, type Timeline } from '../timeline.ts';
import { isCovered, isInGap } from '../timeline-pages.model.ts';

const selectChat = ({ chat }: ChatRoot) => chat;

/** While it is under way, the pages that the moving list asks for are not wanted. */
export function* jump(ports: Ports, action: Action): SagaGenerator<void> {
  yield* put(chatActions.jumpTurned(true));
  try {
    yield* race({
      done: chatActions.lineRequested.match(action)
        ? call(() => jumpToLine(ports, action.payload.msg_id, 'center'))
        : chatActions.mentionRequested.match(action)
          ? call(jumpToMention, ports)
          : call(jumpToFirstUnread, ports),
      left: take([channelActions.reset, channelActions.entering]),
    });
  } finally {
    yield* put(chatActions.jumpTurned(false));
  }
}

/** Pages back until the first unread line is held. */
function* jumpToFirstUnread(ports: Ports): SagaGenerator<void> {
  let { timeline } = yield* select(selectChat);
  while (timeline.unreadAbove > 0) {
    const now = timeline;
    if (!(yield* loadOlder(ports, (messages) => reachesFirstUnread(now, messages)))) return;
    ({ timeline } = yield* select(selectChat));
  }
  if (timeline.dividerBefore !== null) yield* jumpToLine(ports, timeline.dividerBefore, 'start');
}

/** The oldest mention that was not seen: newer than the window, or older. */
function* jumpToMention(ports: Ports): SagaGenerator<void> {
  const msg_id = (yield* select(selectChat)).mentionCues[0];
  if (msg_id === undefined || (yield* jumpToLine(ports, msg_id, 'center'))) return;
  // Taken back meanwhile. One that could not be reached is still to be seen.
  if (isCovered((yield* select(selectChat)).timeline, msg_id)) yield* put(chatActions.mentionSeen({ msg_id }));
}

/** A line that is newer than the window, in it, or older; false when it was not found, or could not be reached. */
function* jumpToLine(ports: Ports, msg_id: MsgId, place: Aim['place']): SagaGenerator<boolean> {
  const newest = newestHeld((yield* select(selectChat)).timeline);
  if (newest !== null && compareMsgIds(msg_id, newest) > 0) {
    yield* put(chatActions.jumped());
    yield* call(catchUp, ports);
  }
  const reaches = ([oldest]: readonly ChatMessage[]) =>
    oldest !== undefined && compareMsgIds(oldest.msg_id, msg_id) <= 0;
  while (isAbove((yield* select(selectChat)).timeline, msg_id) && (yield* loadOlder(ports, reaches))) {
    // On to the pages before.
  }
  while (isInGap((yield* select(selectChat)).timeline, msg_id) && (yield* loadPage(ports, 'gap'))) {
    // On to the pages after.
  }
  const line = (yield* select(selectChat)).timeline.lines.find((each) => isMessage(each) && each.msg_id === msg_id);
  if (line) yield* put(chatActions.aimed({ key: line.key, place }));
  return line !== undefined;
}

function isAbove(timeline: Timeline, msg_id: MsgId): boolean {
  const oldest = oldestHeld(timeline);
  return timeline.hasOlder && oldest !== null && compareMsgIds(msg_id, oldest) < 0;
}
