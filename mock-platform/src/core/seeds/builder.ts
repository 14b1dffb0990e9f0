import type { ChannelId, SentChatBody, UserNo } from '@miczero/contracts';
import { addAccount } from '../areas/accounts/accounts.ts';
import { addChannel } from '../areas/channels/add-channel.ts';
import type { CatalogueGift } from '../areas/gifts/catalogue.ts';
import { changeBag, sendRoomGift } from '../areas/gifts/send.ts';
import { addHall } from '../areas/halls/manage.ts';
import { addMember } from '../areas/halls/membership.ts';
import { type IssueInput, putCode } from '../areas/identity/codes.ts';
import { deliverPrivate, deliverToTeam, deliverWithBar, openSession } from '../areas/im/deliver.ts';
import { addTeam } from '../areas/im/teams.ts';
import { transfer } from '../areas/ledger/transfer.ts';
import { grantMedal, type MedalId } from '../areas/medals/medals.ts';
import { addNotice } from '../areas/notices/notices.ts';
import { type AddRoomInput, openRoom } from '../areas/rooms/manage-room.ts';
import { sitDown } from '../areas/rooms/seats.ts';
import { addGaming } from '../areas/team-up/gaming.ts';
import { type InviteInput, invite } from '../areas/team-up/invites.ts';
import { giftIdOf } from '../kernel/ids.ts';
import { createRandom, type Random } from '../kernel/random.ts';
import { sha256Hex } from '../kernel/sha256.ts';
import { Turn } from '../kernel/turn.ts';
import type { Account } from '../state/accounts.ts';
import type { Channel } from '../state/channels.ts';
import type { Hall } from '../state/halls.ts';
import type { CodeKind } from '../state/identity.ts';
import { type StoredMessage, sessionIdOf, type Team, threadKey } from '../state/im.ts';
import { coinsOf } from '../state/ledger.ts';
import type { Notice } from '../state/notices.ts';
import { detailOf, type ProfileDetail } from '../state/profile.ts';
import type { Room } from '../state/rooms.ts';
import { type LinkKind, link } from '../state/social.ts';
import type { GamingEntry } from '../state/team-up.ts';
import type { World } from '../state/world.ts';

/** The password of every account that a seed gives a phone to. */
export const DEMO_PASSWORD = 'miczero123';
const VERIFIER = sha256Hex(DEMO_PASSWORD);

export interface SeedOptions {
  /** Members of the one hall of `crowded`; people in the one room of `packed-room`. */
  readonly people: number;
  /** Text channels of the one hall of `crowded`, at least 2: more than a user may create. */
  readonly channels: number;
}

interface Line {
  readonly at: number;
  readonly channel: ChannelId;
  readonly from: UserNo;
  readonly body: SentChatBody;
}

interface TeamInput extends Omit<InviteInput, 'channel_id' | 'text_channel_id'> {
  /** The text channel that receives the invite's message. */
  readonly text?: ChannelId | undefined;
}

interface ChannelFields {
  readonly limit_mic?: number;
  readonly password?: string;
}

/** Puts people, halls, channels and history into a world that is still empty. */
export class WorldBuilder {
  readonly random: Random;
  readonly now: number;
  readonly #world: World;
  readonly #lines: Line[] = [];

  constructor(world: World, seed: number, now: number) {
    this.#world = world;
    this.random = createRandom(`${world.seed_world}:${seed}`);
    this.now = now;
  }

  /** For seeds of an area that has no methods here. */
  get world(): World {
    return this.#world;
  }

  announce(text: string): void {
    this.#world.announcement = text;
  }

  /** A person who can sign in. */
  account(phone: string, fields: Partial<Omit<Account, 'no'>>): Account {
    return addAccount(this.#world, { phone, verifier: VERIFIER, ...fields });
  }

  /** A person who exists but cannot sign in. */
  person(fields: Partial<Omit<Account, 'no'>>): Account {
    return addAccount(this.#world, fields);
  }

  /** A code of another app that works again and again: for demonstrations and tests. */
  loginCode(kind: CodeKind, code: string, fields: Omit<IssueInput, 'kind' | 'code' | 'once'>): void {
    putCode(this.#world, code, { kind, ...fields, once: false, at: this.now });
  }

  /** The parts of a profile beside the account. */
  detail(person: Account, fields: Partial<ProfileDetail>): void {
    this.#world.profiles.details.set(person.no, { ...detailOf(this.#world.profiles, person.no), ...fields });
  }

  medal(person: Account, id: MedalId, at: number): void {
    grantMedal(this.#world, person.no, id, at);
  }

  /** Verifies a person's real name: room owners need it. */
  verify(person: Account): void {
    const audit_data = JSON.stringify({ name: '*', id_card: '*' });
    this.#world.real_names.kyc.set(person.no, { audit_status: 1, audit_reason: '', audit_data, at: this.now });
    this.medal(person, 'verified', this.now);
  }

  /** `age_ms`: only who was there when a message came counts among its readers. */
  group(name: string, group_type: Team['group_type'], owner: Account, members: readonly Account[], age_ms = 0): Team {
    const at = this.now - age_ms;
    const team = addTeam(this.#world, { name, icon: '', group_type, owner: owner.no }, at);
    for (const { no } of members) {
      team.members.set(no, { role: '', at });
      openSession(this.#world, no, 'team', team.id, at);
    }
    return team;
  }

  /**
   * A text that one user wrote to another, or to a group, some time ago. The oldest has to be given first. Its author has read what was
   * written before, and the others know.
   */
  message(from: Account, to: Account | Team, body: string, ago_ms: number): void {
    const turn = new Turn(this.#world, this.now - ago_ms, { no: from.no, sid: '' }, 'seed');
    if ('members' in to) deliverToTeam(turn, to, { from: from.no, kind: 'text', body });
    else deliverPrivate(turn, from.no, to.no, { kind: 'text', body });
    this.leaveUnread(from, to, 0);
  }

  /** A text from the account that a user has in the bars. */
  barMessage(from: Account, to: Account, body: string, ago_ms: number): void {
    const turn = new Turn(this.#world, this.now - ago_ms, { no: from.no, sid: '' }, 'seed');
    const bar = `bar_${from.no}` as const;
    deliverWithBar(turn, to.no, bar, { from: bar, kind: 'text', body });
  }

  /** A user has read a session but for its last messages, and the authors of the others know. */
  leaveUnread({ no }: Account, to: Account | Team, count: number): void {
    const { im } = this.#world;
    const [scene, other] = 'members' in to ? (['team', to.id] as const) : (['p2p', to.no] as const);
    const session = im.sessions.get(no)?.get(sessionIdOf(scene, other));
    const messages = im.threads.get(threadKey(scene, no, other))?.messages ?? [];
    const last = messages.at(-count - 1);
    if (!session || !last) return;
    session.unread = count;
    session.read = last.id;
    if (scene === 'p2p') session.seen = last.at;
    else for (const message of messages) if (message.id <= last.id) addReader(message, no);
  }

  relate(kind: LinkKind, from: Account, to: Account): void {
    link(this.#world.social, kind, from.no, to.no);
  }

  hall(name: string, intro: string, owner: Account, bg_img = ''): Hall {
    const hall = addHall(this.#world, { name, intro, bg_img, owner: owner.no });
    this.join(hall, owner);
    return hall;
  }

  join(hall: Hall, person: Account, role: '' | 'manage' = ''): void {
    if (!hall.members.has(person.no)) addMember(this.#world, hall, person.no, this.now, role);
  }

  heading(hall: Hall, name: string): ChannelId {
    return this.#channel(hall, name, 0, null, {}).id;
  }

  text(hall: Hall, name: string, parent: ChannelId | null, fields: ChannelFields = {}): Channel {
    const channel = this.#channel(hall, name, 1, parent, fields);
    hall.welcome ??= channel.id;
    return channel;
  }

  voice(hall: Hall, name: string, parent: ChannelId | null, fields: ChannelFields = {}): Channel {
    return this.#channel(hall, name, 2, parent, fields);
  }

  #channel(hall: Hall, name: string, type: 0 | 1 | 2, parent: ChannelId | null, fields: ChannelFields): Channel {
    return addChannel(this.#world, hall, { name, type, parent, ...fields });
  }

  /** A line of the past. Ids are given by `writeHistory`, in the order of time over all channels. */
  line(at: number, channel: Channel, from: Account, body: SentChatBody): void {
    this.#lines.push({ at: Math.min(at, this.now), channel: channel.id, from: from.no, body });
  }

  /** Stores the lines so far, seen by every member; `leaveUnseen` takes some back. */
  writeHistory(): void {
    this.#lines.sort((a, b) => a.at - b.at);
    for (const { at, channel, from, body } of this.#lines) {
      this.#world.last_msg += 1;
      this.#world.channels.get(channel)?.messages.push({ id: this.#world.last_msg, from, at, c_mid: '', body });
    }
    this.#lines.length = 0;
    for (const hall of this.#world.halls.values()) {
      for (const [no, member] of hall.members) {
        hall.members.set(no, { ...member, floor: this.#world.last_msg });
      }
    }
  }

  /** Leaves the last lines of a channel unseen by a person. */
  leaveUnseen(channel: Channel, person: Account, count: number): void {
    const hall = this.#world.halls.get(channel.hall_id);
    const member = hall?.members.get(person.no);
    if (!hall || !member) return;
    const read = new Map<ChannelId, number>();
    for (const id of hall.channels) {
      const other = this.#world.channels.get(id);
      const seen = member.read.get(id) ?? other?.messages.at(-1)?.id;
      if (seen !== undefined) read.set(id, seen);
    }
    read.set(channel.id, channel.messages.at(-count - 1)?.id ?? 0);
    // Everything counts from `read` now, so the floor goes.
    hall.members.set(person.no, { ...member, floor: 0, read });
  }

  /** Puts a person into a voice channel without a connection: seeds and bots only. */
  seat(channel: Channel, person: Account, open: boolean): void {
    channel.mics.set(person.no, { open, sid: '' });
    this.#world.places.set(person.no, { hall_id: channel.hall_id, voice: channel.id, text: '', viewing: [] });
  }

  /** A notice by the owner of a hall. */
  notice(hall: Hall, { title, content, type }: Pick<Notice, 'title' | 'content' | 'type'>): void {
    const fields = { title, content, type, from: hall.owner, at: this.now, expired: 0 };
    addNotice(this.#world, hall.id, fields);
  }

  /** Adds a gaming entry of a person, in a voice channel. */
  gaming(channel: Channel, person: UserNo, entry: Pick<GamingEntry, 'game_name' | 'game_info' | 'vacancy'>): void {
    const place = { hall_id: channel.hall_id, channel_id: channel.id, from: person, at: this.now };
    addGaming(this.#world, { ...place, ...entry, tags: [], game_nickname: '' });
  }

  /** Starts a team invite of a user who is in the voice channel. */
  invite(channel: Channel, person: UserNo, { text, ...input }: TeamInput): void {
    const turn = new Turn(this.#world, this.now, { no: person, sid: '' }, 'seed');
    invite(turn, { ...input, channel_id: channel.id, text_channel_id: text });
  }

  /** The open voice channels of a hall that users are in. */
  busyVoices(hall: Hall): Channel[] {
    const channels = hall.channels.flatMap((id) => this.#world.channels.get(id) ?? []);
    return channels.filter(({ type, password, mics }) => type === 2 && password === '' && mics.size > 0);
  }

  /** The first voice channel of a hall. */
  firstVoice(hall: Hall): Channel | undefined {
    const channels = hall.channels.flatMap((id) => this.#world.channels.get(id) ?? []);
    return channels.find(({ type }) => type === 2);
  }

  money(person: Account, amount: number): void {
    const turn = new Turn(this.#world, this.now, null, 'seed');
    const to = coinsOf(person.no);
    transfer(turn, { from: 'mint', to, amount, reason: 'seed', key: `seed ${this.#world.ledger.last}` });
  }

  bag(person: Account, gift: string, count: number): void {
    changeBag(this.#world, person.no, giftIdOf(gift), count);
  }

  /** A gift that one person in a room gave another some time ago, with coins that the giver gets for it. */
  give(room: Room, from: Account, to: Account, gift: CatalogueGift, count: number, ago_ms: number): void {
    this.money(from, gift.price * count);
    const turn = new Turn(this.#world, this.now - ago_ms, { no: from.no, sid: '' }, 'seed');
    const what = { gift_id: gift.id, gift_num: count, is_bag: false } as const;
    sendRoomGift(turn, { ...what, group_id: room.id, to: [to.no], all_seats: false });
  }

  /** Sets the coins that a person has given so far: they decide the decorations. */
  wealth(person: Account, coins: number): void {
    this.#world.gifts.wealth.set(person.no, coins);
  }

  room(owner: Account, fields: AddRoomInput): Room {
    return openRoom(this.#world, owner.no, this.now, fields);
  }

  /** Puts a person into a room without a connection, on a seat or not: seeds and bots only. */
  visit(room: Room, person: Account, mic_number = -1): void {
    room.members.set(person.no, { sid: '', at: this.now, greeted: true });
    this.#world.rooms.places.set(person.no, room.id);
    if (mic_number >= 0) sitDown(room, mic_number, person.no);
  }

  /** A line that was said in a room. */
  roomLine(room: Room, person: Account, content: string, ago_ms: number): void {
    this.#world.rooms.last_line += 1;
    const at = this.now - ago_ms;
    room.lines.push({ id: this.#world.rooms.last_line, from: person.no, at, type: 1, c_mid: '', content });
  }
}

function addReader(message: StoredMessage, no: UserNo): void {
  const { from, readers = [] } = message;
  if (from !== no && !readers.includes(no)) message.readers = [...readers, no];
}
