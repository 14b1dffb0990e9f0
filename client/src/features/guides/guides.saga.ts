import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { audioActions } from '../audio/index.ts';
import { feedbackActions, watching } from '../feedback/index.ts';
import { hallsActions } from '../halls/index.ts';
import { GUIDES, type Guide, guidesActions } from './guides.slice.ts';

/** session.storage.guide-*: a flag for each guide. */
export function* guidesSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'guides');
  yield* watch.every(guidesActions.shown, onShown, ports);
  yield* watch.every(guidesActions.done, onDone, ports);
  yield* watch.every(guidesActions.messagesCovered, onMessagesCovered, ports);
  yield* watch.every(hallsActions.inviteCopied, onceDone, 'invite');
  yield* watch.every(audioActions.entered, onceDone, 'voice');
  yield* put(guidesActions.recalled(GUIDES.filter((guide) => ports.storage.read(`guide_${guide}`) === null)));
}

function* onShown(ports: Ports, { payload }: ReturnType<typeof guidesActions.shown>): SagaGenerator<void> {
  yield* call(keep, ports, payload);
}

function* onDone(ports: Ports, { payload }: ReturnType<typeof guidesActions.done>): SagaGenerator<void> {
  for (const guide of payload) yield* call(keep, ports, guide);
}

function* onMessagesCovered(
  { clock }: Ports,
  { payload }: ReturnType<typeof guidesActions.messagesCovered>,
): SagaGenerator<void> {
  const { messagesHeld, messagesReleased } = feedbackActions;
  yield* put(payload ? messagesHeld() : messagesReleased({ at: clock.now() }));
}

/** A viewer who has invited a friend, or joined a voice channel, needs no guide to it. */
function* onceDone(guide: Guide): SagaGenerator<void> {
  yield* put(guidesActions.done([guide]));
}

function keep({ storage }: Ports, guide: Guide): void {
  storage.write(`guide_${guide}`, '1');
}
