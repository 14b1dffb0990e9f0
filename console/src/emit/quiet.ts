import type { EmittableEvent } from '../events/events.ts';
import type { TargetKind } from '../events/target.ts';

/** Why a page that gets an event may stay as it is. */
export interface Quiet {
  readonly why: 'channel' | 'hall' | 'waiting' | 'team' | 'empty' | 'device' | 'unchanged' | 'member' | 'mic' | 'same';
  /** A kind of target whose pages show it. */
  readonly better?: 'channel' | 'hall';
}

/** Events without a hall in their frame are not of the hall on screen: one that is sent to a person names none. */
const OF_HALLS: ReadonlySet<string> = new Set(['presenceChanged', 'sendForbidden']);
/** What answers a message of the page. */
const OF_WAITING: ReadonlySet<string> = new Set(['chatAcknowledged', 'roomMessageRejected']);

/** Examples that show only where the world is as they say. */
const OF_STATES: Readonly<Record<string, readonly (Quiet['why'] | undefined)[]>> = {
  voiceMembershipChanged: [undefined, undefined, 'device'],
  hallEdited: ['unchanged', 'unchanged'],
  hallDissolved: ['unchanged'],
  // The lock comes, and goes once the page has read the hall.
  voicePasswordChanged: ['unchanged', 'unchanged'],
  systemMessage: [undefined, undefined, undefined, undefined, undefined, undefined, 'mic'],
  roomBackgroundChanged: [undefined, 'same'],
  membershipChanged: [undefined, undefined, undefined, 'member'],
};

/** Why an example shows nothing at a kind of target; null where it shows. */
export function quietOf(
  { name, usualTarget, presets }: EmittableEvent,
  presetAt: number,
  kind: TargetKind,
): Quiet | null {
  if (OF_WAITING.has(name)) return { why: 'waiting' };
  if (name === 'teamUpdated') return { why: 'team' };
  if (name === 'chatMessage' && usualTarget && kind !== usualTarget) return { why: 'channel', better: usualTarget };
  if (OF_HALLS.has(name) && kind === 'user') return { why: 'hall', better: 'hall' };
  const state = OF_STATES[name]?.[presetAt];
  if (state) return { why: state };
  const list = presets[presetAt]?.body['list'];
  return name === 'roomChat' && Array.isArray(list) && list.length === 0 ? { why: 'empty' } : null;
}
