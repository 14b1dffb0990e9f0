import { type AnyRtcFrame, AUDIO_LISTENERS_MAX, AUDIO_PEOPLE_MAX } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CoreSandbox, PLACES } from '../../../testing/kit/core-sandbox.ts';
import { checkAudioHearing } from '../../../testing/kit/invariants.ts';
import { runs } from '../../../testing/kit/run-size.ts';
import { sdpOf, sdpWith } from '../../../testing/kit/test-audio-socket.ts';
import { userNoOf } from '../../core/kernel/ids.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import { audioStanding } from '../../core/rights/audio.ts';
import type { World } from '../../core/state/world.ts';
import { AudioCalls, type AudioMember } from './audio-calls.ts';

const PEOPLE = ['owner', 'manager', 'member', 'second'] as const;
type Person = (typeof PEOPLE)[number];
const ROOM = '600001';
const PLACE = { room: { scope: 'room', id: ROOM }, channel: { scope: 'channel', id: PLACES.voice } } as const;
type Scope = keyof typeof PLACE;

interface Sent {
  readonly to: AudioMember;
  readonly frame: AnyRtcFrame;
  readonly from: string;
}

class Post {
  sent: Sent[] = [];
  lagging = false;

  send(receivers: readonly AudioMember[], frame: AnyRtcFrame, from = ''): void {
    for (const to of receivers) this.sent.push({ to, frame, from });
  }

  isBehind(): boolean {
    return this.lagging;
  }
}

function memberOf(world: World, actor: Actor): AudioMember {
  return { no: actor.no, actor, runner: { name: 'w', world, now: () => world.clock }, part: null };
}

/** Every refusal has a name; any other error is a bug. */
function attempt(work: () => void): string {
  try {
    work();
    return 'yes';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.refusal;
  }
}

const visit = { group_id: ROOM, lock_pass: '', type: 1, history: false };
const person = fc.constantFrom(...PEOPLE);
const scope = fc.constantFrom<Scope>('room', 'channel');
const direction = fc.constantFrom('a=sendrecv', 'a=sendonly', 'a=recvonly', 'a=inactive', 'A=SENDRECV', '');
const oddDirection = fc
  .tuple(
    direction,
    fc.constantFrom('', 'x', '-', ':1', ' ', '\u2028', '\r'),
    fc.constantFrom('', '\r\n', '\r'),
    direction,
  )
  .map((parts) => parts.join(''));
/** Descriptions that one reader takes for silent and another one does not. */
const oddSdp = fc
  .tuple(oddDirection, fc.constantFrom('', 'a=recvonly\r\n', 'a=sendrecv\r\n'))
  .map(([line, forAll]) => sdpWith(line, forAll));
const deeds = fc.oneof(
  fc.record({ deed: fc.constant('enter' as const), who: person, scope }),
  fc.record({ deed: fc.constant('leave' as const), who: person, scope }),
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('audio' as const), who: person, scope }) },
  fc.record({ deed: fc.constant('seat' as const), who: person, type: fc.constantFrom(1, 2, 3, 4) }),
  fc.record({ deed: fc.constant('close' as const), who: person, closed: fc.boolean() }),
  fc.record({ deed: fc.constant('mute' as const), who: person, mute: fc.boolean() }),
  {
    weight: 5,
    arbitrary: fc.record({
      deed: fc.constant('say' as const),
      who: person,
      to: person,
      what: fc.oneof(fc.constantFrom(sdpOf('sendrecv'), sdpOf('recvonly'), 'candidate'), oddSdp),
    }),
  },
);

test('after any events, audio reaches members of the same place alone, and comes from permitted speakers alone', () => {
  let heard = 0;
  let removed = 0;
  fc.assert(
    fc.property(fc.array(deeds, { minLength: 60, maxLength: 80 }), (list) => {
      const sandbox = new CoreSandbox();
      const post = new Post();
      const calls = new AudioCalls<AudioMember>(post);
      const actorOf = (who: Person) => ({ no: sandbox.no(who), sid: `sid-${sandbox.no(who)}` });
      const members = new Map(PEOPLE.map((who) => [who, memberOf(sandbox.world, actorOf(who))]));
      const of = (who: Person) => members.get(who) ?? memberOf(sandbox.world, actorOf(who));
      const lastPeers = new Map<string, readonly string[]>();
      for (const each of list) {
        const member = of(each.who);
        const spoke = new Set([...members.values()].filter(({ part }) => part?.speaks));
        const no = sandbox.no(each.who);
        const comesIn = each.deed === 'enter' || each.deed === 'audio';
        if (comesIn && each.scope === 'room') sandbox.run('room.join', each.who, visit);
        else if (comesIn) sandbox.run('channel.join', each.who, { channel_id: PLACES.voice });
        else if (each.deed === 'leave' && each.scope === 'room')
          sandbox.run('room.leave', each.who, { group_id: ROOM, to: '' });
        else if (each.deed === 'leave') sandbox.run('channel.leave', each.who, { channel_id: PLACES.voice });
        else if (each.deed === 'seat') {
          const mic_number = PEOPLE.indexOf(each.who);
          sandbox.run('seat.admin', 'owner', { group_id: ROOM, to: no, mic_number, type: each.type });
        } else if (each.deed === 'close') {
          sandbox.run('control.rooms.forbid', null, { group_id: ROOM, forbidden: each.closed, msg: '', for_ms: 0 });
        } else if (each.deed === 'mute') {
          sandbox.run('hall.user_mute_mic', 'owner', { hall_id: PLACES.hall, uid: no, mute: each.mute });
        } else if (each.deed === 'say') {
          const to = sandbox.no(each.to);
          const frame =
            each.what === 'candidate'
              ? ({ type: 'candidate', to, candidate: 'x', sdp_mid: '0' } as const)
              : ({ type: 'offer', to, sdp: each.what } as const);
          attempt(() => calls.relay(member, frame));
        }
        if (each.deed === 'audio') {
          const standing = audioStanding(sandbox.world, member.actor, PLACE[each.scope], sandbox.world.clock);
          const token = typeof standing === 'string' ? '' : standing.token;
          attempt(() => calls.join(member, { type: 'join', ...PLACE[each.scope], token }));
        }
        const before = [...members.values()].filter(({ part }) => part).length;
        calls.review(() => [...members.values()]);
        removed += before - [...members.values()].filter(({ part }) => part).length;
        for (const { to, frame, from } of post.sent.splice(0)) {
          if (frame.type === 'peers') lastPeers.set(to.no, frame.list.map(({ id }) => id).sort());
          if (from === '') continue;
          heard += 1;
          const sender = [...members.values()].find((one) => one.no === from);
          if (!sender || !to.part) throw new Error('no sender or no receiver');
          checkAudioHearing({ world: sandbox.world, place: to.part.place, from: sender.actor, to: to.actor, frame });
        }
        for (const one of members.values()) {
          if (!one.part) continue;
          // A silenced member leaves the audio; only a new join makes it a listener.
          if (spoke.has(one) && each.deed !== 'audio') expect(one.part.speaks).toBe(true);
          const { place } = one.part;
          const standing = audioStanding(sandbox.world, one.actor, place, sandbox.world.clock);
          expect(standing).toMatchObject(one.part.speaks ? { silenced: null } : { silenced: expect.any(String) });
          const peers = [...members.values()].filter(
            ({ part, no: other }) => other !== one.no && part?.place.id === place.id,
          );
          expect(lastPeers.get(one.no)).toEqual(peers.map((peer) => peer.no as string).sort());
        }
      }
    }),
    { numRuns: runs(100) },
  );
  // A run in which nothing was said, or no member lost their place, would prove little.
  expect(heard).toBeGreaterThan(50);
  expect(removed).toBeGreaterThan(50);
});

test('an audio room has a limit of members, and keeps places for speakers', () => {
  const sandbox = new CoreSandbox();
  const calls = new AudioCalls<AudioMember>(new Post());
  const channel = sandbox.world.channels.get(PLACES.voice);
  const hall = sandbox.hall();
  const enter = (index: number, isMuted: boolean) => {
    const no = userNoOf(`9${index}`);
    hall.members.set(no, { role: '', text_mute: false, mic_mute: isMuted, joined: 0, floor: 0, read: new Map() });
    channel?.mics.set(no, { open: false, sid: `s${index}`, token: `t${index}` });
    sandbox.world.places.set(no, { hall_id: PLACES.hall, voice: PLACES.voice, text: '', viewing: [] });
    const member = memberOf(sandbox.world, { no, sid: `s${index}` });
    return attempt(() => calls.join(member, { type: 'join', ...PLACE.channel, token: `t${index}` }));
  };
  const listeners = Array.from({ length: AUDIO_LISTENERS_MAX + 1 }, (_, index) => enter(index, true));
  expect(listeners.indexOf('audioFull')).toBe(AUDIO_LISTENERS_MAX);
  const speakers = Array.from({ length: AUDIO_PEOPLE_MAX }, (_, index) => enter(100 + index, false));
  expect(speakers.indexOf('audioFull')).toBe(AUDIO_PEOPLE_MAX - AUDIO_LISTENERS_MAX);
});

test('[room-event.0x4004] a closure for a while ends by the mere passing of time, also where nothing else happens', () => {
  const sandbox = new CoreSandbox();
  const calls = new AudioCalls<AudioMember>(new Post());
  const { sig } = sandbox.set('room.join', 'owner', visit);
  let now = sandbox.at;
  const owner = {
    ...memberOf(sandbox.world, { no: sandbox.no('owner'), sid: `sid-${sandbox.no('owner')}` }),
    runner: { name: 'w', world: sandbox.world, now: () => now },
  };
  const enter = () => attempt(() => calls.join(owner, { type: 'join', ...PLACE.room, token: String(sig) }));
  expect(enter()).toBe('yes');
  sandbox.set('control.rooms.forbid', null, { group_id: ROOM, forbidden: true, msg: '', for_ms: 60_000 });
  calls.review(() => [owner]);
  expect(owner.part).toBeNull();
  now = sandbox.at + 59_999;
  expect(enter()).toBe('roomForbidden');
  now += 1;
  expect(enter()).toBe('yes');
});

test('a slow reader is skipped, and a peer that sends too much is told', () => {
  const sandbox = new CoreSandbox();
  const post = new Post();
  const calls = new AudioCalls<AudioMember>(post);
  const [member, second] = (['member', 'second'] as const).map((who) => {
    const { token } = sandbox.set('channel.join', who, { channel_id: PLACES.voice });
    const one = memberOf(sandbox.world, { no: sandbox.no(who), sid: `sid-${sandbox.no(who)}` });
    calls.join(one, { type: 'join', ...PLACE.channel, token: String(token) });
    return one;
  });
  if (!member || !second) throw new Error('no members');
  const offer = { type: 'offer', to: second.no, sdp: sdpOf('sendrecv') } as const;
  expect(attempt(() => calls.relay(member, offer))).toBe('yes');
  post.lagging = true;
  expect(attempt(() => calls.relay(member, offer))).toBe('tooManyRequests');
});
