import type { Actor } from '../../src/core/kernel/turn.ts';
import { type AudioPlace, audioStanding } from '../../src/core/rights/audio.ts';
import { mayRead } from '../../src/core/rights/hall-access.ts';
import type { World } from '../../src/core/state/world.ts';

/** Everything that the gateways remember of a world between two commands, as texts to compare. */
export interface Audiences {
  readonly hall: string;
  readonly room: string;
  /** The standing of each session in each audio, by person. */
  readonly audio: ReadonlyMap<string, string>;
}

export function audiencesOf(world: World, at: number): Audiences {
  return { hall: hallAudiences(world), room: roomAudiences(world), audio: audioStandings(world, at) };
}

/** The people whose standing in the audio of a place ended or changed. A new standing needs no update of a gateway. */
export function lostStandings(before: Audiences, after: Audiences): Set<string> {
  const lost = [...before.audio].filter(([key, standing]) => after.audio.get(key) !== standing);
  return new Set(lost.map(([key]) => key.split(' ')[0] ?? ''));
}

/** Members, and for each channel its readers and its present viewers. */
function hallAudiences({ halls, channels, places }: World): string {
  return JSON.stringify(
    [...halls.values()].map((hall) => [
      hall.id,
      [...hall.members.keys()].sort(),
      hall.channels.map((id) => {
        const channel = channels.get(id);
        if (!channel) return [];
        const readers = [...hall.members.keys()].filter((no) => mayRead(hall, channel, no)).sort();
        return readers.map((no) => [no, places.get(no)?.viewing.includes(id), places.get(no)?.viewing.length === 1]);
      }),
    ]),
  );
}

function roomAudiences({ rooms }: World): string {
  return JSON.stringify(
    [...rooms.rooms.values()].map(({ id, members }) => [id, [...members].map(([no, { sid }]) => [no, sid])]),
  );
}

function audioStandings(world: World, at: number): Map<string, string> {
  const standings = new Map<string, string>();
  const note = (actor: Actor, place: AudioPlace) => {
    const standing = audioStanding(world, actor, place, at);
    const said = typeof standing === 'string' ? standing : `${standing.silenced ?? 'heard'} ${standing.standsBy}`;
    standings.set(`${actor.no} ${actor.sid} ${place.scope} ${place.id}`, said);
  };
  for (const { id, members } of world.rooms.rooms.values()) {
    for (const [no, { sid }] of members) note({ no, sid }, { scope: 'room', id });
  }
  for (const { id, mics } of world.channels.values()) {
    for (const [no, { sid }] of mics) note({ no, sid }, { scope: 'channel', id });
  }
  return standings;
}
