import { SEAT_ACTION } from '@miczero/contracts';
import type { Actor } from '../../src/core/kernel/turn.ts';
import type { Command } from '../../src/core/machine/command.ts';
import type { CommandName } from '../../src/core/machine/command-table.ts';
import { reviveWorld, serialiseWorld } from '../../src/core/machine/serialise.ts';
import { SEED_CODES } from '../../src/core/seeds/login-codes.ts';
import { PERSONA_PHONES } from '../../src/core/seeds/personas.ts';
import { type Effect, runForEffects } from './command-effects.ts';
import { CoreRooms, ROOM, START, WHO, type Who } from './core-rooms.ts';
import { PLACES } from './core-sandbox.ts';

/** Runs a command of a person, or of no person, and answers its reply. */
type Play = (name: CommandName, who: Who | null, input: object, device?: string) => Record<string, unknown>;

/** Short sequences of commands in the seed `every-role`, for effects that neither walks nor random runs bring. */
const STORIES: { readonly [Title in string]: (play: Play) => void } = {
  'a line is read': (play) => {
    const line = { hall_id: PLACES.hall, channel_id: PLACES.general };
    play('chat.send', 'member', { ...line, c_mid: 'c1', body: { msg_type: '1', content: '你好', extra: {}, msg: '' } });
    play('chat.read', 'second', { channel_id: PLACES.general, msg_id: '9999' });
  },
  'a person with two tabs closes one': (play) => {
    lookInTwoTabs(play, 'n');
    play('connection.close', 'member', { connection: 'k-1' });
  },
  'the node of one of two tabs dies': (play) => {
    lookInTwoTabs(play, 'm');
    play('node.lapse', null, { node: 'm' });
  },
  'the node of one of two tabs starts again': (play) => {
    lookInTwoTabs(play, 'm');
    play('node.start', null, { node: 'm' });
  },
  'a recording goes on while a person was connected in it': (play) => {
    lookInTwoTabs(play, 'm');
    play('world.resume', null, { name: 'w', offset: 0 });
  },
  'operations mute a person in a voice channel': (play) => {
    play('channel.join', 'member', { channel_id: PLACES.voice });
    play('control.members.set', null, { hall_id: PLACES.hall, uid: WHO.member, mic_mute: true });
  },
  'members of a group are put out, read, leave, and take a message back': (play) => {
    const { id: team } = play('im.create_team', 'owner', { name: '群', icon: '', members: [WHO.member, WHO.second] });
    const sent = play('im.send', 'member', { scene: 'team', to: team, kind: 'text', body: '你好', c_mid: 'c1' });
    play('im.team_receipt', 'owner', { team, ids: [String(sent['id'])] });
    play('im.recall', 'member', { scene: 'team', to: team, id: String(sent['id']) });
    play('im.kick_from_team', 'owner', { team, no: WHO.second });
    play('im.add_to_team', 'owner', { team, no: WHO.second });
    play('im.leave_team', 'member', { team });
  },
  'a private conversation is read and pinned': (play) => {
    const place = { scene: 'p2p', to: WHO.second };
    play('im.send', 'second', { scene: 'p2p', to: WHO.member, kind: 'text', body: '你好', c_mid: 'c1' });
    play('im.read', 'member', place);
    play('im.receipt', 'member', { to: WHO.second, at: Number.MAX_SAFE_INTEGER });
    play('im.pin', 'member', { ...place, top: true });
  },
  'operations make a person a manager': (play) => {
    play('control.members.set', null, { hall_id: PLACES.hall, uid: WHO.member, role: 'manage' });
  },
  'a private conversation is put away': (play) => {
    const place = { scene: 'p2p', to: WHO.member };
    play('im.send', 'second', { ...place, kind: 'text', body: '你好', c_mid: 'c1' });
    play('im.delete_session', 'second', place);
  },
  'the host gives up the host seat': (play) => {
    play('seat.manage', 'owner', { group_id: ROOM, mic_number: 0 });
    play('seat.manage', 'owner', { group_id: ROOM, mic_number: 0 });
  },
  'a room gets fewer seats than people sit on': (play) => {
    play('room.edit', 'owner', { group_id: ROOM, mic_num: 10 });
    play('seat.admin', 'owner', { group_id: ROOM, mic_number: 9, to: WHO.second, type: SEAT_ACTION.up });
    play('room.edit', 'owner', { group_id: ROOM, mic_num: 5 });
  },
  'a new password ends the session that sits in a voice channel': (play) => {
    const [here, elsewhere] = [ownerOn(play, 'web_a'), ownerOn(play, 'web_b')];
    play('im.token', 'owner', {}, here);
    play('channel.join', 'owner', { channel_id: PLACES.voice }, elsewhere);
    const { code: smscode } = play('account.tosms', 'owner', {}, here);
    play('account.initpass', 'owner', { passwd: 'ab'.repeat(32), smscode }, here);
  },
  'what ends the token of messages': (play) => {
    play('im.token', 'owner', {});
    const { captcha_id, answer: captcha } = play('account.captcha', null, {});
    const phone = PERSONA_PHONES.owner;
    const { code: smscode } = play('account.sms', null, { phone, scene: 'forgot', captcha_id, captcha });
    play('account.forgot', null, { phone, smscode, passwd: 'ab'.repeat(32) });
    play('im.token', 'member', {});
    play('control.accounts.set', null, { uid: WHO.member, banned: true });
  },
  'a phone is bound on a device whose session sits in a voice channel': (play) => {
    play('channel.join', 'owner', { channel_id: PLACES.voice }, ownerOn(play, 'web_a'));
    const unbound = { code: SEED_CODES.chatUnbound, device: 'web_a', mayBeUnbound: true };
    const { ticket } = Object(play('login.wechat', null, unbound)['third_party']);
    const { captcha_id, answer: captcha } = play('account.captcha', null, {});
    const phone = PERSONA_PHONES.owner;
    const { code: smscode } = play('account.sms', null, { phone, scene: 'bind', captcha_id, captcha });
    play('login.bind_phone', null, { ticket, phone, smscode, device: 'web_a' });
  },
  'time ends the closure of a room': (play) => {
    play('control.rooms.forbid', null, { group_id: ROOM, forbidden: true, msg: '整改', for_ms: 1000 });
    play('control.clock.advance', null, { advance_ms: 2000 });
  },
  'another device takes a place in a room over': (play) => {
    const [first, second] = [ownerOn(play, 'web_a'), ownerOn(play, 'web_b')];
    const socket = (connection: string) => ({ connection, node: 'n', claim: true });
    play('room.socket_open', 'owner', socket('r-1'), first);
    play('room.join', 'owner', { group_id: ROOM, lock_pass: '', type: 1, history: true }, first);
    play('room.socket_open', 'owner', socket('r-2'), second);
  },
};

/** Signs the owner in on a device; answers the session. */
function ownerOn(play: Play, device: string): string {
  const login = { verify: SEED_CODES.link, room_no: '6001', phone: PERSONA_PHONES.owner, device };
  return String(Object(play('login.silent', null, login)['token']).sid);
}

function lookInTwoTabs(play: Play, secondNode: string): void {
  play('connection.open', 'member', { connection: 'k-1', node: 'n' });
  play('connection.open', 'member', { connection: 'k-2', node: secondNode });
  for (const channel_id of [PLACES.general, PLACES.guides]) play('channel.join', 'member', { channel_id });
}

/** Plays every story, each in a fresh world, and tells what each command did. */
export function playStories(look: (name: CommandName, effects: readonly Effect[]) => void): void {
  const sandbox = serialiseWorld(new CoreRooms().world);
  for (const [title, tell] of Object.entries(STORIES)) {
    const world = reviveWorld(sandbox);
    let number = 0;
    let at = START;
    const play: Play = (name, who, input, sid = `sid-${who}`) => {
      number += 1;
      at += 1;
      const actor: Actor | null = who === null ? null : { no: WHO[who] as Actor['no'], sid };
      const command = { world: 'w', name, actor, at, seed: `${title} ${number}`, input } as Command;
      const { outcome, effects } = runForEffects(world, command);
      if (!outcome.ok) throw new Error(`${title}: ${name} was refused: ${outcome.refusal}`);
      look(name, effects);
      return { ...outcome.reply };
    };
    tell(play);
  }
}
