import {
  type AnyRtcFrame,
  AUDIO_LISTENERS_MAX,
  AUDIO_PEOPLE_MAX,
  AUDIO_SERVED_MAX,
  type RefusalName,
  type RtcFrameOf,
  type UserNo,
} from '@miczero/contracts';
import { Refusal } from '../../core/kernel/refusals.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import { type AudioPlace, type AudioStanding, admits, audioStanding } from '../../core/rights/audio.ts';
import type { World } from '../../core/state/world.ts';
import type { AudioPart } from './audio-connection.ts';
import { AudioGroups } from './audio-groups.ts';
import { errorFrame } from './audio-outbox.ts';
import { describedSound, namesEachMedium } from './described-sound.ts';

/** A member of an audio group: a connection, or a stand-in for one. */
export interface AudioMember {
  readonly no: UserNo;
  readonly actor: Actor;
  readonly runner: { readonly name: string; readonly world: World; now(): number };
  part: AudioPart | null;
}

/** Sends frames to members (audio-outbox.ts). */
export interface AudioPost<Member> {
  send(receivers: readonly Member[], frame: AnyRtcFrame, from?: string): void;
  isBehind(member: Member): boolean;
}

/** Hears who takes part in the audio of which place (voice-links.ts). */
export interface AudioWitness<Member> {
  entered(member: Member, place: AudioPlace): void;
  /** Also of a member that enters the same audio again at once. */
  left(member: Member): void;
}

/** What follows the groups of audio. */
interface AudioFollowers<Member> {
  readonly media?: MediaServer<Member> | null;
  readonly witness?: AudioWitness<Member>;
}

/** A frame that one peer sends to another. */
export type Relayed = RtcFrameOf<'offer'> | RtcFrameOf<'answer'> | RtcFrameOf<'candidate'>;

/** Carries the sound of groups in place of the browsers (janus/video-rooms.ts). */
export interface MediaServer<Member> {
  enter(member: Member, key: string): void;
  /** The member hears and sends nothing from now on. */
  exit(member: Member): void;
  /** Whether the member's sound is dropped. The member still hears the others. */
  mute(member: Member, isMuted: boolean): void;
  /** Whether the member may describe what is dropped. */
  standBy(member: Member, standsBy: boolean): void;
  take(member: Member, frame: Relayed | RtcFrameOf<'leave'>): void;
}

/** Listeners of a group who stand by: each costs the media server a connection. */
const STANDING_BY_MAX = 12;

/** The audio groups of places, and the relaying within them. What is not allowed is thrown as a Refusal. */
export class AudioCalls<Member extends AudioMember> {
  readonly #outbox: AudioPost<Member>;
  readonly #groups = new AudioGroups<Member>();
  readonly #media: MediaServer<Member> | null;
  readonly #witness: AudioWitness<Member> | null;

  constructor(outbox: AudioPost<Member>, { media = null, witness }: AudioFollowers<Member> = {}) {
    this.#outbox = outbox;
    this.#media = media;
    this.#witness = witness ?? null;
  }

  /** Enters the audio of a place with the token that the join of the place returned; leaves a former audio. */
  join(connection: Member, { scope, id, token, tag }: RtcFrameOf<'join'>): void {
    const place = { scope, id };
    const standing = requireStanding(connection, place);
    if (!admits(standing, token)) throw new Refusal(scope === 'room' ? 'roomMembershipNeeded' : 'voiceNeeded');
    const key = keyOf(connection.runner, place);
    const others = this.#groups.in(key).filter(({ no }) => no !== connection.no);
    const speaks = standing.silenced === null;
    const listeners = others.filter(({ part }) => part?.speaks === false).length;
    const isFull = this.#media
      ? others.length >= AUDIO_SERVED_MAX
      : others.length >= AUDIO_PEOPLE_MAX || (!speaks && listeners >= AUDIO_LISTENERS_MAX);
    if (isFull) throw new Refusal('audioFull');
    this.leave(connection);
    // A person takes part once: their other tab leaves.
    const double = this.#groups.in(key).find(({ no }) => no === connection.no);
    if (double) {
      this.leave(double);
      this.#outbox.send([double], { type: 'leave', from: double.no });
    }
    const standsBy = this.#mayStandBy(connection, key, standing);
    connection.part = { place, speaks, standsBy };
    this.#groups.enter(key, connection);
    this.#witness?.entered(connection, place);
    this.#media?.enter(connection, key);
    this.#media?.mute(connection, !speaks);
    this.#media?.standBy(connection, standsBy);
    // Of an audience that a media server serves, only those who may be heard are listed.
    const people = [...others, connection];
    if (!this.#media || speaks) this.#tellPeers(people, others);
    this.#tellPeers(people, [connection], tag);
  }

  /** Leaves the audio; the remaining peers hear who has left and who is present. */
  leave(connection: Member): void {
    const left = this.#groups.exit(connection);
    const isUnheard = connection.part?.speaks === false;
    connection.part = null;
    if (!left) return;
    this.#witness?.left(connection);
    this.#media?.exit(connection);
    if (this.#media && isUnheard) return;
    this.#outbox.send(left, { type: 'leave', from: connection.no });
    this.#tellPeers(left);
  }

  /** Relays a frame to a peer of the same audio if one of the two may be heard by the other. */
  relay(connection: Member, { to, from: _claimed, ...frame }: Relayed): void {
    const { part } = connection;
    if (this.#media && part) {
      this.#serve(this.#media, connection, part.place, frame);
      return;
    }
    if (!part || to === undefined) throw new Refusal('requestInvalid');
    const peer = this.#groups.peer(connection, to);
    if (!peer) throw new Refusal('userUnknown');
    const { silenced } = requireStanding(connection, part.place);
    if (silenced !== null && peer.part?.speaks !== true) throw new Refusal(silenced);
    if (frame.type !== 'candidate') {
      const sound = describedSound(frame.sdp);
      if (sound === 'not-sound') throw new Refusal('requestInvalid');
      if (sound === 'sent' && silenced !== null) throw new Refusal(silenced);
    }
    // A sender that is too fast is refused; a receiver that reads slowly is not cut off.
    if (this.#outbox.isBehind(peer)) throw new Refusal('tooManyRequests');
    this.#outbox.send([peer], { ...frame, from: connection.no }, connection.no);
  }

  /** Stops sending to the media server; the member still hears the others. */
  unpublish(connection: Member): void {
    if (!this.#media || !connection.part) throw new Refusal('requestInvalid');
    this.#media.take(connection, { type: 'leave', leg: 'up' });
  }

  /** A frame for the media server: who may not be heard offers nothing to it. */
  #serve(media: MediaServer<Member>, connection: Member, place: AudioPlace, frame: Relayed): void {
    const { leg } = frame;
    // The page offers what it sends, and answers what it receives.
    const isFitting = frame.type === 'candidate' ? leg !== undefined : leg === (frame.type === 'offer' ? 'up' : 'down');
    if (!isFitting) throw new Refusal('requestInvalid');
    if (frame.type !== 'candidate') {
      const { silenced } = requireStanding(connection, place);
      const sound = describedSound(frame.sdp);
      if (sound === 'not-sound' || (leg === 'down' && sound === 'sent')) throw new Refusal('requestInvalid');
      if (leg === 'up' && !namesEachMedium(frame.sdp)) throw new Refusal('requestInvalid');
      if (leg === 'up' && silenced !== null && connection.part?.standsBy !== true) throw new Refusal(silenced);
    }
    media.take(connection, frame);
  }

  /**
   * After a command that may have changed places or rights: a member who lost the place, or the right to be heard, leaves
   * the audio and hears why. A client that may still listen joins again, so that every peer ends the link with its sound.
   * A member who gained the right hears it with the list, and joins again to send. With a media server no member joins again: the
   * server drops what members send who may not be heard, and those who may be heard soon hear that, too.
   */
  review(connections: () => readonly Member[]): void {
    if (this.#groups.size === 0) return;
    for (const connection of connections()) {
      const { part } = connection;
      if (!part) continue;
      const standing = standingOf(connection, part.place);
      if (typeof standing === 'string') this.#expel(connection, standing);
      else if (this.#media) this.#moderate(this.#media, connection, part, standing);
      else if (part.speaks && standing.silenced !== null) this.#expel(connection, standing.silenced);
      else if (!part.speaks && standing.silenced === null) {
        connection.part = { ...part, speaks: true, standsBy: false };
        this.#tellPeers(this.#groups.in(keyOf(connection.runner, part.place)));
      }
    }
  }

  #moderate(media: MediaServer<Member>, connection: Member, part: AudioPart, standing: AudioStanding): void {
    const key = keyOf(connection.runner, part.place);
    const speaks = standing.silenced === null;
    const standsBy = this.#mayStandBy(connection, key, standing);
    if (part.speaks === speaks && part.standsBy === standsBy) return;
    connection.part = { ...part, speaks, standsBy };
    if (part.standsBy !== standsBy) media.standBy(connection, standsBy);
    if (part.speaks !== speaks) media.mute(connection, !speaks);
    this.#tellPeers(this.#groups.in(key), part.speaks === speaks ? [connection] : undefined);
  }

  /** Who stands by keeps the place; of those who might, the first do. */
  #mayStandBy(connection: Member, key: string, { standsBy }: AudioStanding): boolean {
    if (!this.#media || !standsBy) return false;
    const others = this.#groups.in(key).filter((member) => member !== connection && member.part?.standsBy === true);
    return connection.part?.standsBy === true || others.length < STANDING_BY_MAX;
  }

  #expel(connection: Member, refusal: RefusalName): void {
    this.leave(connection);
    this.#outbox.send([connection], errorFrame(refusal));
  }

  #tellPeers(members: readonly Member[], receivers: readonly Member[] = members, tag?: string): void {
    const server = this.#media !== null;
    const listed = server ? members.filter(({ part }) => part?.speaks === true) : members;
    const peers = listed.map((member) => ({
      id: member.no,
      nick: nickOf(member, member.no),
      speaks: member.part?.speaks === true,
    }));
    for (const member of receivers) {
      const list = peers.filter(({ id }) => id !== member.no);
      const speaks = member.part?.speaks === true;
      const stands_by = member.part?.standsBy === true;
      this.#outbox.send([member], {
        type: 'peers',
        list,
        speaks,
        ...(stands_by && { stands_by }),
        ...(server && { server }),
        ...(tag !== undefined && { tag }),
      });
    }
  }
}

function standingOf({ runner, actor }: AudioMember, place: AudioPlace): AudioStanding | RefusalName {
  return audioStanding(runner.world, actor, place, runner.now());
}

function requireStanding(member: AudioMember, place: AudioPlace): AudioStanding {
  const standing = standingOf(member, place);
  if (typeof standing === 'string') throw new Refusal(standing);
  return standing;
}

function nickOf({ runner }: AudioMember, no: UserNo): string {
  return runner.world.accounts.get(no)?.nick ?? '';
}

function keyOf(runner: AudioMember['runner'], { scope, id }: AudioPlace): string {
  return `${runner.name} ${scope} ${id}`;
}
