import type { UserNo } from '@miczero/contracts';
import { selectAudioPlace, type VoiceRoot } from '../../audio/index.ts';
import { selectChannelTree } from '../../channel/index.ts';
import { type SessionRoot, selectViewer } from '../../session/index.ts';

/** Whether the viewer hears this user: both are in the same voice channel of the open hall. */
export function selectIsInCall(
  state: Parameters<typeof selectAudioPlace>[0] &
    Parameters<typeof selectChannelTree>[0] &
    SessionRoot &
    Partial<VoiceRoot>,
  uid: UserNo,
): boolean {
  const place = selectAudioPlace(state);
  if (place?.kind !== 'channel' || !state.voice || selectViewer(state) === uid) return false;
  const channels = selectChannelTree(state).flatMap((group) => group.channels);
  const here = channels.find(({ channel_id }) => channel_id === place.id);
  return here?.members.some((member) => member.uid === uid) ?? false;
}
