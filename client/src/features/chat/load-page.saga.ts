import { CHANNEL_CALLS, type ChatMessage, type MsgId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { type ChannelRoot, channelActions, selectEnteredId, type Target } from '../channel/index.ts';
import { callApi, isPassing, textOfFailure } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { chatActions, type PageKind } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';
import { edgeOf, hasMore } from './timeline-pages.model.ts';

type Root = ChannelRoot & ChatRoot & SessionRoot;
const selectChat = ({ chat }: Root) => chat;

/** Pause before history is asked for again after it failed during catching up. */
const CATCH_UP_RETRY_MS = 1500;
/** Pages that are fetched to close a gap before the person has to ask for more. */
const GAP_PAGES_AT_ONCE = 2;

/** Makes the history whole again after the link was down, or after something did not reach us. */
export function* catchUp(ports: Ports): SagaGenerator<void> {
  let isDue = true;
  while (isDue) {
    const { channel, timeline } = yield* select(selectChat);
    if (!channel) return;
    if (timeline.hasNewer && timeline.phase !== 'loading') {
      yield* put(chatActions.resumedElsewhere());
      return;
    }
    yield* put(chatActions.wentStale());
    const isLoaded = yield* loadPage(ports, 'newest');
    if (!isLoaded) {
      if ((yield* select(selectChat)).channel?.channel_id !== channel.channel_id) return;
      const { lost } = yield* race({
        again: call(ports.clock.sleep, CATCH_UP_RETRY_MS),
        lost: take([hallLinkActions.lost, channelActions.reset, channelActions.entering]),
      });
      if (lost) return;
      continue;
    }
    // Held lines were lost while the page was loading: the next page has them.
    isDue = (yield* select(selectChat)).timeline.phase === 'stale';
  }
  for (let page = 0; page < GAP_PAGES_AT_ONCE; page += 1) {
    const { timeline } = yield* select(selectChat);
    if (timeline.gapAfter === null || !(yield* loadPage(ports, 'gap'))) return;
  }
}

/** Pages that a jump fetches before it shows them. */
const JUMP_PAGES_AT_ONCE = 20;

/** Whether the messages before the window reach far enough, oldest first. */
type Reach = (messages: readonly ChatMessage[]) => boolean;

/** Loads older pages as one, as far back as a jump needs: drawn one by one, each would cost a frame. */
export const loadOlder = (ports: Ports, reaches: Reach) => loadPage(ports, 'older', undefined, reaches);

/**
 * Loads one page into the channel that is open; false when there is none, the call failed, or the window has moved
 * meanwhile, so that the page does not follow on it. `spare` limits the rows that the page displaces.
 */
export function* loadPage(
  ports: Ports,
  kind: PageKind,
  spare?: number,
  reaches: Reach = () => true,
): SagaGenerator<boolean> {
  const { channel, timeline } = yield* select(selectChat);
  const viewer = yield* select(selectViewer);
  if (!channel || viewer === null) return false;
  const edge = kind === 'newest' ? null : edgeOf(timeline, kind);
  const isEarly = (yield* select(selectEnteredId)) !== channel.channel_id;
  yield* put(chatActions.pageAwaited(kind));
  const { result } = yield* race({
    result: call(askForPages, ports, { channel, kind, edge, reaches }),
    reset: take([channelActions.reset, channelActions.entering]),
  });
  if (!result) return false;
  if (!result.ok) {
    const { failure } = result;
    const isOutside = (yield* select(selectEnteredId)) !== channel.channel_id;
    // Asked for before the join: perhaps it is granted to those only who have joined.
    if (isOutside || (isEarly && !isPassing(failure))) {
      yield* put(chatActions.firstPageDeferred());
      return false;
    }
    yield* put(chatActions.pageFailed({ kind, error: textOfFailure(failure) }));
    return false;
  }
  const { channel_id } = channel;
  const { msg_list: messages, isMore } = result.data;
  const limit = spare === undefined ? {} : { spare };
  const hasMoved = kind !== 'newest' && edgeOf((yield* select(selectChat)).timeline, kind) !== edge;
  yield* put(chatActions.pageLoaded({ kind, channel_id, viewer, edge, isEarly, messages, isMore, ...limit }));
  return !hasMoved;
}

interface PageWish {
  readonly channel: Target;
  readonly kind: PageKind;
  readonly edge: MsgId | null;
  readonly reaches: Reach;
}

function* askForPages(ports: Ports, { channel, kind, edge, reaches }: PageWish) {
  const { hall_id, channel_id } = channel;
  const request = { hall_id, channel_id };
  const from = edge === null ? {} : kind === 'older' ? { last_msg_id: edge } : { after_msg_id: edge };
  const first = yield* callApi(ports, CHANNEL_CALLS['channel.message'], { ...request, ...from });
  if (!first.ok) return first;
  let last = first.data.msg_list;
  let msg_list = last;
  for (let page = 1; page < JUMP_PAGES_AT_ONCE && hasMore(last) && !reaches(msg_list); page += 1) {
    const next = yield* callApi(ports, CHANNEL_CALLS['channel.message'], { ...request, last_msg_id: last[0]?.msg_id });
    // What came until then is shown.
    if (!next.ok) break;
    last = next.data.msg_list;
    msg_list = [...last, ...msg_list];
  }
  return { ok: true as const, data: { msg_list, isMore: hasMore(last) } };
}
