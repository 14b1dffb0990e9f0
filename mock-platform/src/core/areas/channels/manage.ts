import { type ChannelId, HALL_CHANNELS_MAX, type HallAction, type HallId } from '@miczero/contracts';
import { cleanName } from '../../kernel/clean-text.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { mayRead, requireHall } from '../../rights/hall-access.ts';
import { requirePermission } from '../../rights/hall-permissions.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { addChannel, canWelcome } from './add-channel.ts';

/** Channels as owner and managers make, edit, lock and delete them. */

export interface CreateChannelInput {
  readonly hall_id: HallId;
  readonly name: string;
  readonly type: 0 | 1 | 2;
  readonly parent_id?: ChannelId | undefined;
  readonly limit_mic?: number | undefined;
  readonly password?: string | undefined;
}

/** api.lobby.channel.create */
export function createChannel(turn: Turn, input: CreateChannelInput): { channel_id: ChannelId } {
  const { world } = turn;
  const hall = requireHall(world, input.hall_id);
  requirePermission(hall, turn.account.no, 'channel.create');
  const name = cleanName(input.name);
  const parent = input.parent_id === undefined ? null : requireHeading(world, hall, input.parent_id);
  // A heading holds channels: it stands under no other, and cannot be joined.
  if (input.type === 0 && (parent !== null || input.password))
    throw new Misfit('type: a group has neither a parent nor a password');
  if (hall.channels.length >= HALL_CHANNELS_MAX) throw new Refusal('channelsFull');

  const channel = addChannel(world, hall, {
    name,
    type: input.type,
    parent,
    limit_mic: input.type === 2 ? (input.limit_mic ?? 0) : 0,
    password: input.password ?? '',
  });
  if (hall.welcome === null && canWelcome(channel)) hall.welcome = channel.id;
  tellEdit(turn, channel, 1);
  return { channel_id: channel.id };
}

export interface UpdateChannelInput {
  readonly channel_id: ChannelId;
  readonly name?: string | undefined;
  readonly parent_id?: ChannelId | '' | undefined;
  readonly limit_mic?: number | undefined;
}

/** api.lobby.channel.update: absent fields stay as they are. */
export function updateChannel(turn: Turn, input: UpdateChannelInput): Record<never, never> {
  const { world } = turn;
  const { hall, channel } = requireManaged(turn, input.channel_id, 'channel.update');
  const name = input.name === undefined ? channel.name : cleanName(input.name);
  const parent = parentAfter(world, hall, channel, input.parent_id);

  channel.name = name;
  channel.parent = parent;
  if (input.limit_mic !== undefined && channel.type === 2) channel.limit_mic = input.limit_mic;
  tellEdit(turn, channel, 1);
  return {};
}

function parentAfter(world: World, hall: Hall, channel: Channel, parent_id?: ChannelId | ''): ChannelId | null {
  if (parent_id === undefined) return channel.parent;
  if (parent_id === '') return null;
  if (channel.type === 0) throw new Misfit('parent_id: a group has no parent');
  return requireHeading(world, hall, parent_id);
}

function requireHeading(world: World, hall: Hall, id: ChannelId): ChannelId {
  const heading = world.channels.get(id);
  if (heading?.hall_id !== hall.id || heading.type !== 0) throw new Refusal('channelUnknown');
  return heading.id;
}

/** Any channel of a hall, headings included, if this person may do this to it. */
function requireManaged(turn: Turn, id: ChannelId, action: HallAction): { hall: Hall; channel: Channel } {
  const { no } = turn.account;
  const channel = turn.world.channels.get(id);
  const hall = channel && turn.world.halls.get(channel.hall_id);
  if (!channel || !hall) throw new Refusal('channelUnknown');
  requirePermission(hall, no, action);
  return { hall, channel };
}

/** api.lobby.channel.del: what stood under a heading moves out of it. */
export function deleteChannel(turn: Turn, input: { readonly channel_id: ChannelId }): Record<never, never> {
  const { world } = turn;
  const { hall, channel } = requireManaged(turn, input.channel_id, 'channel.del');
  const rest = hall.channels.flatMap((id) => (id === channel.id ? [] : (world.channels.get(id) ?? [])));
  const next = rest.find(canWelcome)?.id ?? null;
  if (hall.welcome === channel.id && next === null) throw new Refusal('welcomeChannelNeeded');

  turn.announce('channelDeleting', channel);
  if (hall.welcome === channel.id) hall.welcome = next;
  for (const other of rest) if (other.parent === channel.id) other.parent = null;
  for (const member of hall.members.values()) member.read.delete(channel.id);
  for (const no of hall.members.keys()) {
    const place = world.places.get(no);
    if (!place) continue;
    place.viewing = place.viewing.filter((id) => id !== channel.id);
    if (place.text === channel.id) place.text = '';
  }
  hall.channels = rest.map(({ id }) => id);
  world.channels.delete(channel.id);
  tellEdit(turn, channel, 3); // hall-event.1006.type-3
  return {};
}

/** api.lobby.channel.set_password: people inside stay inside; all others are asked for the new one. */
export function setPassword(
  turn: Turn,
  input: { readonly channel_id: ChannelId; readonly password: string },
): Record<never, never> {
  const { world } = turn;
  const { hall, channel } = requireManaged(turn, input.channel_id, 'channel.set_password');
  if (channel.type === 0) throw new Refusal('channelUnknown');
  if (hall.welcome === channel.id && input.password !== '') throw new Refusal('welcomeChannelNeeded');

  const inside = whoReads(world, hall, channel);
  channel.password = input.password;
  channel.admitted = new Map(input.password === '' ? [] : inside.map((no) => [no, turn.at]));
  // hall-event.2003
  turn.emit(
    'voicePasswordChanged',
    { hall_id: hall.id, channel_id: channel.id, pass: input.password !== '' },
    { audience: { kind: 'hall', hall_id: hall.id }, channel: channel.id },
  );
  return {};
}

/** Members who look at a text channel at this moment, and may. */
function whoReads(world: World, hall: Hall, channel: Channel) {
  return [...hall.members.keys()].filter(
    (no) =>
      world.online.has(no) &&
      (world.places.get(no)?.viewing.includes(channel.id) ?? false) &&
      mayRead(hall, channel, no),
  );
}

/** hall-event.1006: type 1 an edit of a channel, type 3 it is gone. */
function tellEdit(turn: Turn, { id, hall_id }: Channel, type: 1 | 3): void {
  turn.emit('hallEdited', { type, hall_id, channel_id: id }, { audience: { kind: 'hall', hall_id }, channel: id });
}
