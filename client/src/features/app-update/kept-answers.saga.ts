import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, select } from '../../lib/effects.ts';
import type { KeptAnswers, Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { type ConnectionRoot, connectionActions, selectIsOnline } from '../connection/index.ts';
import { textOf, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectViewer, sessionActions } from '../session/index.ts';

/** An answer that stood in although the platform is there is asked for again after this long. */
export const ASK_AGAIN_AFTER_MS = 5000;

type Root = ConnectionRoot & HallsRoot & SessionRoot;

/** Says that kept answers stand in, has them fetched anew when the platform is back, and deletes them with the session. */
export function* keptAnswersSaga(ports: Ports): SagaGenerator<void> {
  const kept = yield* call(ports.late.keptAnswers);
  if (!kept) return;
  const watch = watching(ports.telemetry, 'keptAnswers');
  const oldest: Oldest = { at: null };
  const moments = eventChannel<{ readonly at: number }>(
    (emit) => kept.onStandIn((at) => emit({ at })),
    buffers.expanding(8),
  );
  yield* watch.inTurn(moments, onStandIn, oldest);
  yield* watch.latest(connectionActions.asOfTold, onTold, ports, oldest);
  yield* watch.every(hallLinkActions.opened, onLinkOpened, oldest);
  yield* watch.every([sessionActions.signedIn, sessionActions.signedOut], keepOwn, kept);
  // The session may have begun, or ended, before this part was there.
  yield* call(keepOwn, kept);
}

/** When the oldest of the answers was kept that stand in; null while none does. */
interface Oldest {
  at: number | null;
}

function* onStandIn(oldest: Oldest, { at }: { readonly at: number }): SagaGenerator<void> {
  if (oldest.at !== null && oldest.at <= at) return;
  oldest.at = at;
  yield* put(connectionActions.asOfTold(textOf('appUpdate.asOf', { at })));
}

/** A call may find no network while the link is there: nothing else would say that its answer is old. */
function* onTold(
  { clock }: Ports,
  oldest: Oldest,
  { payload }: ReturnType<typeof connectionActions.asOfTold>,
): SagaGenerator<void> {
  if (payload === null || !(yield* select(selectIsOnline))) return;
  yield* call(clock.sleep, ASK_AGAIN_AFTER_MS);
  yield* call(askAnew, oldest, true);
}

function* onLinkOpened(oldest: Oldest, { payload }: ReturnType<typeof hallLinkActions.opened>): SagaGenerator<void> {
  if (oldest.at !== null) yield* call(askAnew, oldest, payload.isFirst);
}

/**
 * Lines and members heal by themselves when the link opens, and the open hall when it opens again; lists are asked for here, or
 * by the feature that hears of it.
 */
function* askAnew(oldest: Oldest, isHallDue: boolean): SagaGenerator<void> {
  oldest.at = null;
  const { discover, open } = yield* select(({ halls }: Root) => halls);
  yield* put(hallsActions.myHallsRequested());
  if (open?.hall && isHallDue) yield* put(hallsActions.hallChanged({ hall_id: open.hall_id }));
  if (discover.list.length > 0) yield* put(hallsActions.discoverRequested({ keyword: discover.keyword }));
  yield* put(connectionActions.asOfTold(null));
}

/** A start that is not judged yet has no viewer: what is kept may be the coming one's. */
function* keepOwn(kept: KeptAnswers): SagaGenerator<void> {
  const phase = yield* select(({ session }: Root) => session.phase.kind);
  if (phase === 'starting') return;
  const viewer = yield* select(selectViewer);
  yield* call(() => kept.keepOnly(viewer));
}
