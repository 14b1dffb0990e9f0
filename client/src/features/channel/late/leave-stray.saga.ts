import { CHANNEL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../../lib/effects.ts';
import { put, select } from '../../../lib/effects.ts';
import type { Ports } from '../../../platform/ports.ts';
import { audioActions, selectVoicePlace } from '../../audio/index.ts';
import { callApi } from '../../feedback/index.ts';
import { selectIsSignedIn } from '../../session/index.ts';
import { selectCurrentChannel, selectJoin, selectShownChannel } from '../channel.selectors.ts';
import type { channelActions } from '../channel.slice.ts';

/** Leaves a channel that the viewer had given up, and returns the voice to where it was. */
export function* leaveStray(
  ports: Ports,
  { payload: { channel_id, before } }: ReturnType<typeof channelActions.voiceStrayed>,
): SagaGenerator<void> {
  const join = yield* select(selectJoin);
  const current = yield* select(selectCurrentChannel);
  const wanted = 'target' in join && join.kind !== 'failed' ? join.target : current;
  // The viewer came back to it, or a join that renewed the ticket to it was given up.
  if (wanted?.channel_id === channel_id || before?.channel_id === channel_id) return;
  if (!(yield* select(selectIsSignedIn))) return;
  const place = yield* select(selectVoicePlace);
  // The platform ignores it where the voice has gone on to another channel.
  yield* callApi(ports, CHANNEL_CALLS['channel.leave'], { channel_id });
  const shown = yield* select(selectShownChannel);
  // Another voice channel that is being entered takes the voice with it; a viewer who left stays out.
  if (!place || (shown?.kind === 'voice' && shown.phase === 'entering')) return;
  const entered = current?.kind === 'voice' ? current : before;
  const back = place.channel_id === channel_id ? entered : place;
  if (!back) return;
  const joined = yield* callApi(ports, CHANNEL_CALLS['channel.join'], { channel_id: back.channel_id });
  const { hall_id, name = '' } = back;
  yield* put(
    joined.ok
      ? audioActions.entered({ hall_id, channel_id: back.channel_id, name, token: joined.data.token })
      : audioActions.left(),
  );
}
