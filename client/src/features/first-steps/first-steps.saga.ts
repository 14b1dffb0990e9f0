import type { UserNo } from '@miczero/contracts';
import { buffers, call, eventChannel, put, type SagaGenerator, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { type ChatRoot, chatActions, isMessage } from '../chat/index.ts';
import { feedbackActions, textOf, watching } from '../feedback/index.ts';
import { managementActions } from '../hall-management/index.ts';
import { type HallsRoot, hallsActions, leavesOf } from '../halls/index.ts';
import { type SessionRoot, selectViewer, whileSignedIn } from '../session/index.ts';
import { readSteps, type StoredSteps, withSteps } from './first-steps.model.ts';
import { selectFirstSteps } from './first-steps.selectors.ts';
import { type FirstStepsRoot, firstStepsActions } from './first-steps.slice.ts';

type Root = ChatRoot & FirstStepsRoot & HallsRoot & SessionRoot;

const { channelsLearned, ended, folded, invited, recalled, spoken } = firstStepsActions;
const CHANGES = [managementActions.created, channelsLearned, ended, folded, invited, spoken] as const;

/** The lists of new halls: kept on the device for each account, each step done by what happens in the hall. */
export function* firstStepsSaga(ports: Ports): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'firstSteps', () => inSession(ports));
}

function* inSession(ports: Ports): SagaGenerator<void> {
  const viewer = yield* select((state: Root) => selectViewer(state));
  if (viewer === null) return;
  const watch = watching(ports.telemetry, 'firstSteps');
  yield* watch.every(CHANGES, onChanged, ports, viewer);
  yield* watch.every(storedSteps(ports), recall, ports, viewer);
  yield* watch.every([hallsActions.hallLoaded, chatActions.pageLoaded], look);
  yield* watch.every(hallEventsArrived, onEvents, viewer);
  yield* watch.every(hallsActions.inviteCopied, onInviteCopied);
  yield* call(recall, ports, viewer);
}

/** Another tab did a step, or ended a list. */
const storedSteps = ({ storage }: Ports) =>
  eventChannel<'changed'>((emit) => storage.watch('first_steps', () => emit('changed')), buffers.sliding(1));

function* recall(ports: Ports, viewer: UserNo): SagaGenerator<void> {
  yield* put(recalled(allStored(ports)[viewer] ?? {}));
  yield* call(look);
}

function allStored({ storage, telemetry }: Ports): StoredSteps {
  try {
    return readSteps(storage.read('first_steps'));
  } catch {
    telemetry.log('warn', 'stored first steps are unreadable');
    return {};
  }
}

function* onChanged(ports: Ports, viewer: UserNo): SagaGenerator<void> {
  const text = withSteps(allStored(ports), viewer, yield* select(({ firstSteps }: Root) => firstSteps));
  if (text === null) ports.storage.remove('first_steps');
  else ports.storage.write('first_steps', text);
  yield* call(look);
}

/** What the open hall and its channel tell: which channels it began with, own lines, and whether every step is done. */
function* look(): SagaGenerator<void> {
  const model = yield* select((state: Root) => selectFirstSteps(state));
  if (!model) return;
  const { hall_id } = model;
  const { open, kept, speaks } = yield* select((state: Root) => ({
    open: state.halls.open,
    kept: state.firstSteps[hall_id],
    speaks: hasOwnLine(state),
  }));
  if (kept?.channels === null && open?.hall) {
    const channels = leavesOf(open.hall).flatMap(({ id, type }) => (type === 0 ? [] : [id]));
    yield* put(channelsLearned({ hall_id, channels }));
  } else if (kept?.hasSpoken === false && speaks) yield* put(spoken({ hall_id }));
  else if (model.done === model.steps.length) {
    yield* put(ended({ hall_id }));
    yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('firstSteps.allDone') }));
  }
}

function hasOwnLine({ chat, halls, session }: Root): boolean {
  if (chat.channel?.hall_id !== halls.open?.hall_id) return false;
  return chat.timeline.lines.some((line) => isMessage(line) && line.author.id === selectViewer({ session }));
}

function* onEvents(viewer: UserNo, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const lists = yield* select(({ firstSteps }: Root) => firstSteps);
  for (const { body } of eventsNamed(payload, 'hallDissolved')) {
    if (lists[body.hall_id]) yield* put(ended(body));
  }
  // Of a line of the viewer's other device, the open channel tells.
  for (const { body } of eventsNamed(payload, 'chatAcknowledged')) {
    if (lists[body.hall_id]?.hasSpoken === false) yield* put(spoken(body));
  }
  if (eventsNamed(payload, 'chatMessage').some(({ envelope }) => envelope.from === viewer)) yield* call(look);
}

function* onInviteCopied({ payload }: ReturnType<typeof hallsActions.inviteCopied>): SagaGenerator<void> {
  const lists = yield* select(({ firstSteps }: Root) => firstSteps);
  if (lists[payload.hall_id]?.isInvited === false) yield* put(invited(payload));
}
