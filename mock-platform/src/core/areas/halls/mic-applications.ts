import type { ChannelId, DataOf, Endpoints, UserNo } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireChannel } from '../../rights/hall-access.ts';
import { isInReach, requirePower } from '../../rights/hall-permissions.ts';
import type { World } from '../../state/world.ts';
import { tellMic } from '../voice/voice.ts';
import { changeMicMute } from './roles.ts';

/**
 * Members whose microphone a manager muted ask to be heard again, in the voice channel that they are in
 * (role.hall-function.approve-mic). The application stands in the mic list, where everyone sees it, and ends with the mute or
 * with the place.
 */

interface InChannel {
  readonly group_id: ChannelId;
}

/** Without a mute there is nothing to ask for: the call succeeds and changes nothing. A second application keeps its place. */
export function applyForMic(turn: Turn, { group_id }: InChannel): Record<never, never> {
  const { no } = turn.account;
  const { channel, member } = requireChannel(turn.world, group_id, no, 'hall.apply_mic');
  const mic = channel.mics.get(no);
  if (!mic) throw new Refusal('voiceNeeded');
  if (!member.mic_mute || mic.applied !== undefined) return {};
  mic.applied = turn.at;
  tellMic(turn, channel, no, 1, mic.open);
  return {};
}

export function withdrawMicApplication(turn: Turn, { group_id }: InChannel): Record<never, never> {
  const { no } = turn.account;
  const { channel } = requireChannel(turn.world, group_id, no, 'hall.apply_mic');
  const mic = channel.mics.get(no);
  if (mic?.applied === undefined) throw new Refusal('seatApplicationUnknown');
  delete mic.applied;
  tellMic(turn, channel, no, 1, mic.open);
  return {};
}

/** The mute ends. The microphone stays closed until its owner opens it. */
export function approveMic(turn: Turn, { group_id, to }: InChannel & { readonly to: UserNo }): { mic_number: number } {
  const { hall, channel } = requireChannel(turn.world, group_id, turn.account.no, 'hall.approve_mic');
  const member = requirePower(hall, turn.account.no, 'hall.approve_mic', to);
  if (channel.mics.get(to)?.applied === undefined) throw new Refusal('seatApplicationUnknown');
  changeMicMute(turn, hall, to, member, false);
  return { mic_number: 0 };
}

/** One application, which must be there, or all of those that the caller may decide. */
export function declineMics(
  turn: Turn,
  { group_id, to }: InChannel & { readonly to?: UserNo | undefined },
): { cleared: number } {
  const { hall, channel } = requireChannel(turn.world, group_id, turn.account.no, 'hall.approve_mic');
  const declined = [...channel.mics].filter(
    ([no, { applied }]) =>
      applied !== undefined &&
      (to === undefined || to === no) &&
      isInReach(hall, turn.account.no, 'hall.approve_mic', no),
  );
  if (to !== undefined && declined.length === 0) throw new Refusal('seatApplicationUnknown');
  for (const [no, mic] of declined) {
    delete mic.applied;
    tellMic(turn, channel, no, 1, mic.open);
  }
  return { cleared: declined.length };
}

/** The applications of a voice channel, oldest first. */
export function listMicApplications(
  world: World,
  viewer: UserNo,
  group_id: ChannelId,
): DataOf<Endpoints['seat.applications']> {
  const { channel } = requireChannel(world, group_id, viewer, 'hall.approve_mic');
  const list = [...channel.mics]
    .flatMap(([no, { applied }]) => (applied === undefined ? [] : [{ no, time: applied }]))
    .sort((a, b) => a.time - b.time)
    .map(({ no, time }) => {
      const { nick = '', avatar = '' } = world.accounts.get(no) ?? {};
      return { id: no, nick, header: avatar, apply_id: no, mic_number: 0, time };
    });
  return { list, count: list.length };
}
