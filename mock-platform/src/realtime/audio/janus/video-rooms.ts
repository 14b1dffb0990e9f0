import type { AnyRtcFrame, RtcFrameOf, UserNo } from '@miczero/contracts';
import {
  type JanusHandle,
  JanusSession,
  type OpenJanusSocket,
  PluginError,
  type PluginMessage,
} from './janus-session.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { type Feed, type Medium, planMedia } from './media-plan.ts';

export type { OpenJanusSocket } from './janus-session.ts';

/** A frame about one of the two connections between a page and the media server. */
export type MediaFrame = RtcFrameOf<'offer'> | RtcFrameOf<'answer'> | RtcFrameOf<'candidate'> | RtcFrameOf<'leave'>;

export interface VideoRoomsOptions<Member> {
  readonly open: OpenJanusSocket;
  /** The `api_secret` of the server; empty for none. */
  readonly secret: string;
  readonly send: (member: Member, frame: AnyRtcFrame) => void;
  /** The media server refused: this member hears and sends nothing. */
  readonly lost: (member: Member, error: unknown) => void;
  /** The media server is gone: none of these members hears or sends anything. */
  readonly closed: (members: readonly Member[], why: string) => void;
  /** The media server did not change whether this member is heard: their connection has ended, and they may send anew. */
  readonly unmoderated: (member: Member, error: unknown) => void;
}

interface Room {
  readonly id: number;
  readonly control: JanusHandle;
  /** Who sends, by the id that Janus gave to what they send. */
  readonly feeds: Map<number, Feed>;
}

/** Who sends in a room, and who is muted there: a member who stands by is muted before their stream begins. */
interface Senders {
  readonly feeds: Map<number, Feed>;
  readonly muted: Set<number>;
}

/** What a member sends, as Janus names it. */
interface Sent {
  readonly feed: number;
  /** Of each medium that Janus took: one that the page did not name has a name there, too. */
  readonly mids: readonly string[];
}

/** A member's two connections. Everything about them happens in turn. */
interface Seat {
  readonly key: string;
  up: JanusHandle | null;
  /** null until Janus has taken the description of `up`. */
  sent: Sent | null;
  /** What arrives of the member is dropped. */
  isMuted: boolean;
  /** A muted member may describe a stream: it is muted before the page can send. */
  standsBy: boolean;
  down: JanusHandle | null;
  /** `down` has begun to subscribe. */
  isSubscriber: boolean;
  /** What the media of the page's description carry; a feed that ended meanwhile is not among those of the room. */
  media: readonly Medium[];
  /** Who is heard in which medium, as the page knows it. */
  told: readonly Heard[];
  /** The page has not answered the latest description yet. */
  isOffered: boolean;
  turn: Promise<void>;
}
type Heard = RtcFrameOf<'streams'>['list'][number];

const PLUGIN = 'janus.plugin.videoroom';
/** Senders in one room, with the muted ones that each node holds; the platform decides who they are. */
const PUBLISHERS_MAX = 256;
/** Muted members of a room whose connections a node keeps, so that they are heard at once when they may speak again. */
const HELD_MAX = 16;
const ROOM_EXISTS = 427;
const NO_SUCH_FEED = 428;
const ID_EXISTS = 436;
/**
 * A publisher of each room that never sends: media without a speaker carry it. Its stream is described as a speaker's is, with the
 * level of the sound: the dummy publisher of Janus has no level, and speakers who took its media would have no ring.
 */
const PLACEHOLDER = 1;
const SILENCE = { type: 'audio', mid: '0', mindex: 0, codec: 'opus', fec: true, dtx: true, audiolevel_ext_id: 1 };
/** Listeners whose connections change at once: Janus works off one request after the other, and speakers come first. */
const LISTENERS_AT_ONCE = 16;

/**
 * The audio groups of the platform as rooms of Janus' VideoRoom plugin: a speaker sends one stream, everyone receives the
 * streams of the others over one connection. Pages never speak to Janus: each description passes here, and Janus drops what a
 * member sends without a right (decisions 0110 and 0120).
 */
export class VideoRooms<Member extends { readonly no: UserNo }> {
  readonly #options: VideoRoomsOptions<Member>;
  readonly #seats = new Map<Member, Seat>();
  #session: Promise<JanusSession> | null = null;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** Rooms that are being left, by key: the next room of the key has the same id, and opens after them. */
  readonly #leavings = new Map<string, Promise<void>>();
  readonly #inLine = limitConcurrency(LISTENERS_AT_ONCE);

  constructor(options: VideoRoomsOptions<Member>) {
    this.#options = options;
  }

  /** The member hears the group from now on. */
  enter(member: Member, key: string): void {
    const turn = Promise.resolve();
    const seat: Seat = {
      key,
      up: null,
      sent: null,
      isMuted: false,
      standsBy: false,
      down: null,
      isSubscriber: false,
      media: [],
      told: [],
      isOffered: false,
      turn,
    };
    this.#seats.set(member, seat);
    this.#inTurn(member, seat, () => this.#listen(member, seat));
  }

  /** The member hears and sends nothing from now on. */
  exit(member: Member): void {
    const seat = this.#seats.get(member);
    if (!seat) return;
    this.#seats.delete(member);
    endSending(seat);
    seat.down?.detach();
    if (![...this.#seats.values()].some(({ key }) => key === seat.key)) this.#leave(seat.key);
  }

  /**
   * Whether what the member sends reaches anyone. The connection stays, so that the end of a mute is heard at once; a member who
   * was muted long ago sends anew.
   */
  mute(member: Member, isMuted: boolean): void {
    const seat = this.#seats.get(member);
    if (!seat || seat.isMuted === isMuted) return;
    seat.isMuted = isMuted;
    // The latest mute comes last.
    this.#seats.delete(member);
    this.#seats.set(member, seat);
    void this.#moderate(member, seat);
    if (isMuted) this.#release(seat.key);
  }

  /** Whether the member may describe a stream while muted. */
  standBy(member: Member, standsBy: boolean): void {
    const seat = this.#seats.get(member);
    if (seat) seat.standsBy = standsBy;
  }

  /** A frame of the member. Whether the member may send is decided before. */
  take(member: Member, frame: MediaFrame): void {
    const seat = this.#seats.get(member);
    if (!seat) return;
    this.#inTurn(member, seat, () => this.#take(member, seat, frame));
  }

  /** Ends the session at Janus with everything in it. */
  async close(): Promise<void> {
    const session = this.#session;
    this.#seats.clear();
    (await session?.catch(() => null))?.close();
  }

  #inTurn(member: Member, seat: Seat, work: () => Promise<void>): void {
    seat.turn = seat.turn.then(async () => {
      if (this.#seats.get(member) !== seat) return;
      try {
        await work();
      } catch (error) {
        // An answer for a seat that was left meanwhile is ignored.
        if (this.#seats.get(member) === seat) this.#options.lost(member, error);
      }
    });
  }

  async #take(member: Member, seat: Seat, frame: MediaFrame): Promise<void> {
    if (frame.type === 'offer') await this.#publish(member, seat, frame);
    else if (frame.type === 'answer') {
      if (!seat.down || !seat.isOffered) return;
      await seat.down.request({ request: 'start' }, { type: 'answer', sdp: frame.sdp });
      seat.isOffered = false;
      await this.#listen(member, seat);
    } else if (frame.type === 'candidate') {
      const { candidate, sdp_mid } = frame;
      const found = candidate === '' ? { completed: true } : { candidate, sdpMid: sdp_mid, sdpMLineIndex: 0 };
      (frame.leg === 'down' ? seat.down : seat.up)?.trickle(found);
    } else endSending(seat);
  }

  /** Each description of the page begins anew: the former stream ends. */
  async #publish(member: Member, seat: Seat, { sdp, tag }: RtcFrameOf<'offer'>): Promise<void> {
    const { id } = await this.#room(seat.key);
    endSending(seat);
    // The right has ended since the frame was let in.
    if (seat.isMuted && !seat.standsBy) {
      this.#options.send(member, { type: 'leave', leg: 'up' });
      return;
    }
    const up = await this.#attach(() => {});
    seat.up = up;
    if (!this.#isHere(member, seat)) {
      up.detach();
      return;
    }
    const who = { request: 'joinandconfigure', ptype: 'publisher', room: id, display: member.no };
    const { data, jsep } = await up.request(who, { type: 'offer', sdp });
    // The connection was ended meanwhile, and the page was told.
    if (seat.up !== up) return;
    seat.sent = { feed: Number(data['id']), mids: takenMids(data) };
    // Janus hears nothing of the page before the page has the answer: not a packet arrives before the mute.
    if (seat.isMuted) await this.#moderate(member, seat);
    if (seat.up !== up) return;
    if (seat.isMuted) this.#release(seat.key);
    if (this.#isHere(member, seat) && jsep) {
      this.#options.send(member, { type: 'answer', leg: 'up', sdp: jsep.sdp, ...(tag !== undefined && { tag }) });
    }
  }

  /** Tells Janus whether to drop what the member sends. A member who cannot be muted loses the connection. */
  async #moderate(member: Member, seat: Seat): Promise<void> {
    const { sent, up } = seat;
    if (!sent || !up) return;
    try {
      // Janus would mute one of them.
      if (new Set(sent.mids).size < sent.mids.length) throw new Error('media of the same name');
      const { id, control } = await this.#room(seat.key);
      const asked = { request: 'moderate', room: id, id: sent.feed, mute: seat.isMuted };
      await Promise.all(sent.mids.map((mid) => control.request({ ...asked, mid })));
    } catch (error) {
      // A connection that has ended meanwhile, alone or with the media server, sends nothing that could be muted.
      if (seat.up !== up || !this.#isHere(member, seat)) return;
      this.#drop(member, seat);
      this.#options.unmoderated(member, error);
    }
  }

  /** Ends the oldest of the muted connections when a room has many. */
  #release(key: string): void {
    const held = [...this.#seats].filter(([, seat]) => seat.key === key && seat.isMuted && seat.up);
    for (const [member, seat] of held.slice(0, Math.max(0, held.length - HELD_MAX))) this.#drop(member, seat);
  }

  /** The member stops sending and is told; a member who may speak starts sending anew. */
  #drop(member: Member, seat: Seat): void {
    endSending(seat);
    if (this.#isHere(member, seat)) this.#options.send(member, { type: 'leave', leg: 'up' });
  }

  /** Matches the member's subscriptions to the present senders. */
  async #listen(member: Member, seat: Seat): Promise<void> {
    const room = await this.#room(seat.key);
    try {
      await this.#subscribe(member, seat, room);
    } catch (error) {
      // A speaker stopped meanwhile: the news of it leads here again.
      if (!isRefusal(error, NO_SUCH_FEED)) throw error;
    }
  }

  /**
   * A new speaker takes a medium that is free: only the page is told. Where none is free the page gets another description:
   * describing each connection of a full room takes seconds.
   */
  async #subscribe(member: Member, seat: Seat, room: Room): Promise<void> {
    if (!this.#isHere(member, seat)) return;
    const { switches, added } = planMedia({
      media: seat.media,
      wanted: [...room.feeds].flatMap(([id, { no, isMuted }]) => (no === member.no || isMuted ? [] : [id])),
      feeds: room.feeds,
      placeholder: PLACEHOLDER,
    });
    if (seat.down && switches.length > 0) {
      const { data } = await seat.down.request({ request: 'switch', streams: switches });
      seat.media = givenMedia(data);
    }
    // The page must first answer the description that it was sent.
    if (added.length > 0 && !seat.isOffered) await this.#inLine(() => this.#add(member, seat, room, added));
    if (!seat.isOffered) this.#tell(member, seat, room);
  }

  async #add(member: Member, seat: Seat, room: Room, added: readonly number[]): Promise<void> {
    if (!this.#isHere(member, seat)) return;
    const streams = added.map((feed) => ({ feed }));
    const down = seat.down ?? (await this.#attach(() => {}));
    seat.down = down;
    if (!this.#isHere(member, seat)) {
      down.detach();
      return;
    }
    const { data, jsep } = await down.request(
      seat.isSubscriber
        ? { request: 'update', subscribe: streams }
        : { request: 'join', ptype: 'subscriber', room: room.id, streams, autoupdate: false },
    );
    seat.isSubscriber = true;
    seat.media = givenMedia(data);
    if (!jsep || !this.#isHere(member, seat)) return;
    seat.isOffered = true;
    const list = heardIn(seat, room);
    seat.told = list;
    this.#options.send(member, { type: 'offer', leg: 'down', sdp: jsep.sdp, streams: list });
  }

  /** Who is heard in which medium now, if the page does not know it yet. */
  #tell(member: Member, seat: Seat, room: Room): void {
    const list = heardIn(seat, room);
    if (!this.#isHere(member, seat) || isSameList(list, seat.told)) return;
    seat.told = list;
    this.#options.send(member, { type: 'streams', list });
  }

  #isHere(member: Member, seat: Seat): boolean {
    return this.#seats.get(member) === seat;
  }

  async #attach(onEvent: (message: PluginMessage) => void): Promise<JanusHandle> {
    return (await this.#connected()).attach(PLUGIN, onEvent);
  }

  /** One session for all rooms, opened when it is needed, and again after a loss. */
  #connected(): Promise<JanusSession> {
    this.#session ??= JanusSession.open(this.#options.open, this.#options.secret, (why) => this.#onClosed(why));
    return this.#session;
  }

  #onClosed(why: string): void {
    this.#session = null;
    this.#rooms.clear();
    const members = [...this.#seats.keys()];
    this.#seats.clear();
    if (members.length > 0) this.#options.closed(members, why);
  }

  #room(key: string): Promise<Room> {
    const known = this.#rooms.get(key);
    if (known) return known;
    const left = this.#leavings.get(key);
    const room = left ? left.then(() => this.#open(key)) : this.#open(key);
    this.#rooms.set(key, room);
    // The next member tries again.
    room.catch(() => {
      if (this.#rooms.get(key) === room) this.#rooms.delete(key);
    });
    return room;
  }

  /** Other nodes may have opened the room already. A participant of this node is told who sends in it, on every node. */
  async #open(key: string): Promise<Room> {
    const senders: Senders = { feeds: new Map(), muted: new Set() };
    const id = roomIdOf(key);
    const control = await this.#attach(({ data }) => {
      note(senders, data);
      for (const [member, seat] of this.#seats) {
        if (seat.key === key) this.#inTurn(member, seat, () => this.#listen(member, seat));
      }
    });
    try {
      await furnish(control, key, id, senders);
    } catch (error) {
      control.detach();
      throw error;
    }
    return { id, control, feeds: senders.feeds };
  }

  /** The last member of this node has left: the room goes unless another node is in it. */
  #leave(key: string): void {
    const room = this.#rooms.get(key);
    this.#rooms.delete(key);
    if (!room) return;
    const leaving = this.#abandon(room).then(() => {
      if (this.#leavings.get(key) === leaving) this.#leavings.delete(key);
    });
    this.#leavings.set(key, leaving);
  }

  async #abandon(opening: Promise<Room>): Promise<void> {
    try {
      const room = await opening;
      const { data } = await room.control.request({ request: 'listparticipants', room: room.id });
      const others = Array.isArray(data['participants']) ? data['participants'].length - 2 : 0;
      if (others === 0) {
        await room.control.request({ request: 'remove_remote_publisher', room: room.id, id: PLACEHOLDER });
        await room.control.request({ request: 'destroy', room: room.id });
      }
      room.control.detach();
    } catch {
      // The room ended with its session.
    }
  }
}

/** Makes the room where it is not there yet, with its placeholder, and joins it as the platform. */
async function furnish(control: JanusHandle, key: string, id: number, senders: Senders): Promise<void> {
  const sound = { publishers: PUBLISHERS_MAX, audiocodec: 'opus', opus_dtx: true, opus_fec: true };
  const create = { request: 'create', room: id, description: key, is_private: true, ...sound };
  const exists = (code: number) => (error: unknown) => {
    if (!isRefusal(error, code)) throw error;
  };
  await control.request(create).catch(exists(ROOM_EXISTS));
  const filler = {
    request: 'add_remote_publisher',
    room: id,
    id: PLACEHOLDER,
    display: 'placeholder',
    iface: '127.0.0.1',
  };
  await control.request({ ...filler, streams: [SILENCE] }).catch(exists(ID_EXISTS));
  const { data } = await control.request({ request: 'join', ptype: 'publisher', room: id, display: OBSERVER });
  note(senders, data);
}

function isRefusal(error: unknown, code: number): boolean {
  return error instanceof PluginError && error.code === code;
}

/** The platform's own participant, which sends nothing. */
const OBSERVER = 'platform';

/** A room number of Janus, the same on every node: 48 bits of the FNV-1a hash. */
function roomIdOf(key: string): number {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < key.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(key.charCodeAt(index))) * 0x100000001b3n);
  }
  return Number(hash >> 16n);
}

/** Streams that begin, `publishers`, that the platform of some node mutes, and that end, `unpublished` or `leaving`. */
function note({ feeds, muted }: Senders, data: PluginMessage['data']): void {
  const moderated = Number(data['id']);
  if (data['moderation'] === 'muted') muted.add(moderated);
  else if (data['moderation'] !== undefined) muted.delete(moderated);
  for (const publisher of listOf(data['publishers'])) {
    if (Number(publisher['id']) === PLACEHOLDER) continue;
    const [stream] = listOf(publisher['streams']);
    // Display names are the user numbers that `publish` gave.
    const no = String(publisher['display']) as UserNo;
    const id = Number(publisher['id']);
    const isMuted = muted.has(id) || stream?.['moderated'] === true;
    feeds.set(id, { no, mid: String(stream?.['mid'] ?? '0'), isMuted });
  }
  const feed = feeds.get(moderated);
  if (feed && data['moderation'] !== undefined) feeds.set(moderated, { ...feed, isMuted: muted.has(moderated) });
  for (const id of [data['unpublished'], data['leaving']].map(Number)) {
    feeds.delete(id);
    muted.delete(id);
  }
}

function endSending(seat: Seat): void {
  seat.up?.detach();
  Object.assign(seat, { up: null, sent: null });
}

function takenMids(data: PluginMessage['data']): string[] {
  return listOf(data['streams']).map(({ mid }) => String(mid));
}

function heardIn({ media }: Seat, { feeds }: Room): Heard[] {
  return media.flatMap(({ mid, feed }) => {
    const source = feeds.get(feed);
    return !source || source.isMuted ? [] : [{ mid, id: source.no }];
  });
}

function isSameList(one: readonly Heard[], other: readonly Heard[]): boolean {
  return (
    one.length === other.length && one.every(({ mid, id }) => other.some((each) => each.mid === mid && each.id === id))
  );
}

/** What Janus sends to a member; it lists media without a source, too. */
function givenMedia(data: PluginMessage['data']): Medium[] {
  return listOf(data['streams']).flatMap(({ mid, feed_id, active }) =>
    active === false || feed_id === undefined ? [] : [{ mid: String(mid), feed: Number(feed_id) }],
  );
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : [];
}
