import type { ChannelId, UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import type { AudioLink } from '../../state/voice.ts';
import type { World } from '../../state/world.ts';
import { micOf } from './mic-of.ts';

/**
 * What the platform knows of the sound behind a place in a voice channel. A page that is gone takes its audio link along, while
 * another page of its session may keep the hall connection: only the link tells that the place is empty. Clients whose sound another
 * provider carries have no links, and their places end with the hall connection alone.
 */

interface OpenLinkInput {
  readonly link: string;
  readonly channel_id: ChannelId;
  readonly node: string;
}

/** An audio socket is in the audio of a voice channel. */
export function openAudioLink(turn: Turn, { link, channel_id, node }: OpenLinkInput): Record<never, never> {
  const { no } = turn.account;
  const sid = turn.actor?.sid ?? '';
  changeLinks(turn, no, (links) => links.set(link, { no, sid, channel: channel_id, node }));
  return {};
}

/** An audio socket has left the audio of a voice channel. */
export function closeAudioLink(turn: Turn, input: { readonly link: string }): Record<never, never> {
  const link = turn.world.audio_links.get(input.link);
  if (link) removeLink(turn, input.link, link);
  return {};
}

/** Removes the audio links of leases that are gone. */
export function forgetAudioLinks(turn: Turn, isGone: (lease: string) => boolean): void {
  for (const [id, link] of [...turn.world.audio_links]) if (isGone(link.node)) removeLink(turn, id, link);
}

/** The session joined its place again: the page that did so has its grace, too, until it has a link. */
export function renewLinkGrace({ world, at }: Turn, no: UserNo): void {
  if (world.unlinked.has(no)) world.unlinked.set(no, at);
}

function removeLink(turn: Turn, id: string, { no }: AudioLink): void {
  changeLinks(turn, no, (links) => links.delete(id));
}

function changeLinks({ world, at }: Turn, no: UserNo, change: (links: World['audio_links']) => void): void {
  const wasLinked = isLinked(world, no);
  change(world.audio_links);
  if (isLinked(world, no)) world.unlinked.delete(no);
  else if (wasLinked) world.unlinked.set(no, at);
}

/** Whether a link carries the sound of a person's place, for the session that holds it. */
function isLinked(world: World, no: UserNo): boolean {
  const mic = micOf(world, no);
  if (!mic) return false;
  const channel = world.places.get(no)?.voice;
  for (const link of world.audio_links.values()) {
    if (link.no === no && link.channel === channel && link.sid === mic.sid) return true;
  }
  return false;
}
