import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, select } from '../../lib/effects.ts';
import { isoDate } from '../../lib/relative-time.ts';
import type { KeptAnswers, Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { type ConnectionRoot, connectionActions, selectIsOnline } from '../connection/index.ts';
import { textOf, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectViewer, sessionActions } from '../session/index.ts';

type Root = ConnectionRoot & HallsRoot & SessionRoot;

/** Says that kept answers stand in, has them fetched anew when the platform is back, and deletes them with the session. */
export function* keptAnswersSaga(ports: Ports): SagaGenerator<void> {
  const kept = yield* call(ports.late.keptAnswers);
  if (!kept) return;
  const watch = watching(ports.telemetry, 'keptAnswers');
  const oldest: Oldest = { at: null };
  kept.linkMoved(yield* select(selectIsOnline));
  yield* watch.every(hallLinkActions.statusChanged, onLinkMoved, kept);
  yield* watch.every(hallLinkActions.opened, onLinkOpened, oldest);
  const moments = eventChannel<{ readonly at: number }>(
    (emit) => kept.onStandIn((at) => emit({ at })),
    buffers.expanding(8),
  );
  yield* watch.inTurn(moments, onStandIn, ports, oldest);
  yield* watch.every([sessionActions.signedIn, sessionActions.signedOut], keepOwn, kept);
  // The session may have begun, or ended, before this part was there.
  yield* call(keepOwn, kept);
  yield* call(healEarlier, ports, kept, oldest);
}

/** When the oldest of the answers was kept that stand in; null while none does. */
interface Oldest {
  at: number | null;
}

/** No stored answer is used while the link is open: a call that fails then is a failure, as on a page without stored answers. */
function* onLinkMoved(
  kept: KeptAnswers,
  { payload }: ReturnType<typeof hallLinkActions.statusChanged>,
): SagaGenerator<void> {
  yield* call(() => kept.linkMoved(payload.kind === 'online'));
}

function* onStandIn({ clock }: Ports, oldest: Oldest, { at }: { readonly at: number }): SagaGenerator<void> {
  if (yield* select(selectIsOnline)) return;
  if (oldest.at !== null && oldest.at <= at) return;
  oldest.at = at;
  const isToday = isoDate(at) === isoDate(clock.now());
  yield* put(connectionActions.asOfTold(textOf(isToday ? 'appUpdate.asOfToday' : 'appUpdate.asOf', { at })));
}

/** Before this part loaded, stored answers could be used beside an open link: the screens are as stale as after an outage. */
function* healEarlier({ clock }: Ports, kept: KeptAnswers, oldest: Oldest): SagaGenerator<void> {
  if (!(yield* select(selectIsOnline))) return;
  kept.onStandIn((at) => {
    oldest.at = at;
  })();
  if (oldest.at !== null) yield* put(hallLinkActions.opened({ isFirst: false, at: clock.now() }));
}

/**
 * Lines, members and the people of channels heal by themselves when the link opens, and the open hall when it opens again; lists
 * are asked for here, or by the feature that hears of it.
 */
function* onLinkOpened(oldest: Oldest, { payload }: ReturnType<typeof hallLinkActions.opened>): SagaGenerator<void> {
  if (oldest.at === null) return;
  oldest.at = null;
  const { discover, open } = yield* select(({ halls }: Root) => halls);
  yield* put(hallsActions.myHallsRequested());
  if (open?.hall && payload.isFirst) yield* put(hallsActions.hallChanged({ hall_id: open.hall_id }));
  if (discover.load.status === 'ready') yield* put(hallsActions.discoverRequested({ keyword: discover.keyword }));
  yield* put(connectionActions.asOfTold(null));
}

/** Until the session is checked there is no viewer: the stored answers may belong to the coming one. */
function* keepOwn(kept: KeptAnswers): SagaGenerator<void> {
  const phase = yield* select(({ session }: Root) => session.phase.kind);
  if (phase === 'starting') return;
  const viewer = yield* select(selectViewer);
  yield* call(() => kept.keepOnly(viewer));
}
