import { CHANNEL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { audioActions, isVoiceElsewhere } from '../audio/index.ts';
import { callApi } from '../feedback/index.ts';
import { selectShownChannel } from './channel.selectors.ts';
import { currentChannel } from './channel-join.machine.ts';
import type { Stray } from './join-call.saga.ts';
import { rejoin, selectPlaces, type Ways } from './view.saga.ts';

/** A voice that came into a channel which the viewer had given up leaves it, and returns to where it was. */
export function* onVoiceStrayed(ports: Ports, ways: Ways, { channel_id, before }: Stray): SagaGenerator<void> {
  const { voice, join } = yield* select(selectPlaces);
  const current = currentChannel(join);
  const wanted = 'target' in join && join.kind !== 'failed' && join.kind !== 'offered' ? join.target : current;
  // The viewer came back to it, or only the renewal of its ticket was given up.
  if (wanted?.channel_id === channel_id || before?.channel_id === channel_id) return;
  // The platform ignores it where the voice has gone on to another channel.
  yield* callApi(ports, CHANNEL_CALLS['channel.leave'], { channel_id });
  const shown = yield* select(selectShownChannel);
  // Another voice channel that is being entered takes the voice with it; a viewer who left stays out.
  if (!voice || (shown?.kind === 'voice' && shown.phase === 'entering')) return;
  const back = voice.channel_id !== channel_id ? voice : current?.kind === 'voice' ? current : before;
  // `before` without a token was the call of another page: a press on that page brings it back. A tab that has the voice keeps it.
  if (!back || (back === before && !before.token) || (yield* call(isVoiceElsewhere, ports))) return;
  const { hall_id, name = '' } = back;
  yield* put(audioActions.entered({ hall_id, channel_id: back.channel_id, name }));
  yield* call(rejoin, back, ways);
}
