import { type ChannelId, HALLS_OWNED_MAX, type HallId } from '@miczero/contracts';
import { cleanName, cleanText } from '../../kernel/clean-text.ts';
import { hallIdOf } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { requirePermission } from '../../rights/hall-permissions.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { addChannel, canWelcome } from '../channels/add-channel.ts';
import { requirePicture } from '../uploads/pictures.ts';
import { addMember, tellMembership } from './membership.ts';

/** Halls as their owners make, edit and dissolve them. */

const FIRST_TEXT_CHANNEL = '闲聊';
const FIRST_VOICE_CHANNEL = '语音';

export interface CreateHallInput {
  readonly name: string;
  readonly intro?: string | undefined;
  readonly bg_img?: string | undefined;
}

/** api.lobby.hall.create */
export function createHall(turn: Turn, input: CreateHallInput): { hall_id: HallId } {
  const { world } = turn;
  const { no } = turn.account;
  const fields = cleanFields(world, { ...input, intro: input.intro ?? '', bg_img: input.bg_img ?? '' });
  const owned = [...world.halls.values()].filter(({ owner }) => owner === no).length;
  if (owned >= HALLS_OWNED_MAX) throw new Refusal('hallsFull');

  const hall = addHall(world, { name: '', intro: '', bg_img: '', ...fields, owner: no });
  addMember(world, hall, no, turn.at);
  hall.welcome = addChannel(world, hall, { name: FIRST_TEXT_CHANNEL, type: 1 }).id;
  addChannel(world, hall, { name: FIRST_VOICE_CHANNEL, type: 2 });
  tellMembership(turn, hall, no, 1);
  return { hall_id: hall.id };
}

/** Checks what was given; absent fields stay absent. */
function cleanFields(world: World, { name, intro, bg_img }: Omit<UpdateHallInput, 'hall_id'>, kept = '') {
  if (bg_img !== undefined) requirePicture(world, bg_img, kept);
  return {
    ...(name !== undefined && { name: cleanName(name) }),
    ...(intro !== undefined && { intro: cleanText(intro) }),
    ...(bg_img !== undefined && { bg_img }),
  };
}

/** Adds a hall under the next number. */
export function addHall(world: World, fields: Pick<Hall, 'name' | 'intro' | 'bg_img' | 'owner'>): Hall {
  world.last_hall += 1;
  const id = hallIdOf(world.last_hall);
  const hall: Hall = { id, ...fields, welcome: null, mute_all: false, members: new Map(), channels: [] };
  world.halls.set(id, hall);
  return hall;
}

export interface UpdateHallInput {
  readonly hall_id: HallId;
  readonly name?: string | undefined;
  readonly intro?: string | undefined;
  readonly bg_img?: string | undefined;
  readonly welcome_channel_id?: ChannelId | undefined;
}

/** api.lobby.hall.update: absent fields stay as they are. */
export function updateHall(turn: Turn, input: UpdateHallInput): Record<never, never> {
  const { world } = turn;
  const hall = requireHall(world, input.hall_id);
  requirePermission(hall, turn.account.no, 'hall.update');
  const fields = cleanFields(world, input, hall.bg_img);
  const welcome = input.welcome_channel_id === undefined ? undefined : world.channels.get(input.welcome_channel_id);
  if (input.welcome_channel_id !== undefined && !(welcome?.hall_id === hall.id && canWelcome(welcome))) {
    throw new Refusal('welcomeChannelNeeded');
  }

  Object.assign(hall, fields);
  if (welcome) hall.welcome = welcome.id;
  // hall-event.1006.type-2
  turn.emit('hallEdited', { type: 2, hall_id: hall.id }, { audience: { kind: 'hall', hall_id: hall.id } });
  return {};
}

/** api.lobby.hall.delete: everything in the hall goes with it. */
export function dissolveHall(turn: Turn, input: { readonly hall_id: HallId }): Record<never, never> {
  const { world } = turn;
  const hall = requireHall(world, input.hall_id);
  requirePermission(hall, turn.account.no, 'hall.delete');

  const gone = new Set(hall.channels);
  for (const no of hall.members.keys()) {
    const place = world.places.get(no);
    if (!place) continue;
    place.viewing = place.viewing.filter((id) => !gone.has(id));
    if (place.text !== '' && gone.has(place.text)) place.text = '';
    if (place.voice !== '' && gone.has(place.voice)) place.voice = '';
    if (place.hall_id === hall.id) place.hall_id = '';
  }
  turn.announce('hallDissolving', hall);
  world.mutes.delete(hall.id);
  for (const id of gone) world.channels.delete(id);
  world.halls.delete(hall.id);
  // hall-event.1003: the hall is gone, so its former members are named one by one.
  turn.emit(
    'hallDissolved',
    { hall_id: hall.id, hall_name: hall.name },
    { audience: { kind: 'people', hall_id: hall.id, nos: [...hall.members.keys()] } },
  );
  return {};
}
