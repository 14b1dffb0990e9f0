import { ENDPOINTS, type RefusalName, type UserNo } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { textBody } from '../../../seeds/chat-lines.ts';
import { STAGE_PHONES, type StagePerson } from '../../../seeds/stage-people.ts';
import { apply } from '../../apply.ts';
import type { Command } from '../../command.ts';
import { channelIdOf, hallIdOf } from '../../ids.ts';
import { Refusal } from '../../refusals.ts';
import { reviveWorld, serialiseWorld } from '../../serialise.ts';
import { emptyWorld, type World } from '../../world.ts';
import { channelDetail, checkJoin, voiceUsers } from '../channels.ts';
import { history } from '../chat.ts';
import { hallDetail, hallUserCard, hallUsers, searchHalls } from '../halls.ts';
import type { CommandName } from '../index.ts';
import { windowInfo } from './gaming.ts';
import { inviteConfig, teamList } from './invites.ts';
import { noticesOf } from './notices.ts';
import { type HallAction, type HallRole, PERMISSIONS, roleIn, type Verdict } from './permissions.ts';
import { voiceIdOf } from './voice-settings.ts';

const AT = 1_800_000_000_000;
const hall_id = hallIdOf('8001');
const general = channelIdOf('9002');
const guides = channelIdOf('9003');
const voice = channelIdOf('9005');
const page = { page: 1, page_size: 30 };

/** A world in which somebody does things; every one of them answers what the platform says to it. */
class Play {
  readonly world: World;
  #number = 0;

  constructor(state: string) {
    this.world = reviveWorld(state);
  }

  no(person: StagePerson): UserNo {
    const no = this.world.phones.get(STAGE_PHONES[person]);
    if (no === undefined) throw new Error(`nobody called ${person}`);
    return no;
  }

  run(name: CommandName, no: UserNo | null, input: object): Verdict {
    this.#number += 1;
    const actor = no === null ? null : { no, sid: `sid-${no}` };
    const seed = `play${this.#number}`;
    const outcome = apply(this.world, { world: 'w', name, actor, at: AT + this.#number, seed, input } as Command);
    if (!outcome.ok && outcome.bug) throw outcome.bug;
    return outcome.ok ? 'yes' : outcome.refusal;
  }

  /** Something that has to work. */
  set(name: CommandName, no: UserNo | null, input: object): void {
    expect([name, this.run(name, no, input)]).toEqual([name, 'yes']);
  }

  ask(query: () => unknown): Verdict {
    try {
      query();
      return 'yes';
    } catch (error) {
      if (error instanceof Refusal) return error.refusal;
      throw error;
    }
  }
}

const STATE = (() => {
  const world = emptyWorld('w');
  const input = { seed_world: 'stage', seed: 1 } as const;
  apply(world, { world: 'w', name: 'world.create', actor: null, at: AT, seed: 's', input });
  return serialiseWorld(world);
})();

/** Whether somebody could be there: an outsider sits in no channel. */
const isMember = ({ world }: Play, no: UserNo) => world.halls.get(hall_id)?.members.has(no) ?? false;
const sit = (play: Play, no: UserNo) => {
  if (isMember(play, no)) play.set('channel.join', no, { channel_id: voice });
};

interface Case {
  /** What has to be so before anything is forbidden. */
  readonly before?: (play: Play, no: UserNo) => void;
  readonly act: (play: Play, no: UserNo, target: UserNo) => Verdict;
}

const command = (name: CommandName, input: object, before?: Case['before']): Case => ({
  ...(before && { before }),
  act: (play, no) => play.run(name, no, input),
});
const onPerson = (name: CommandName, input: object = {}): Case => ({
  act: (play, no, uid) => play.run(name, no, { hall_id, uid, ...input }),
});
const query = (ask: (world: World, no: UserNo) => unknown, before?: Case['before']): Case => ({
  ...(before && { before }),
  act: (play, no) => play.ask(() => ask(play.world, no)),
});

/** Every action by the real command or query behind it: one without an entry does not compile. */
const CASES: { readonly [Action in HallAction]: Case } = {
  'hall.search': query((world, no) => searchHalls(world, no, { ...page, keyword: '' })),
  'hall.detail': query((world, no) => hallDetail(world, no, hall_id)),
  'hall.enter': command('hall.enter', { hall_id }),
  'hall.leave': command('hall.leave', { hall_id }),
  'hall.user_list': query((world, no) => hallUsers(world, no, { ...page, hall_id })),
  'hall.user_card': query((world, no) => hallUserCard(world, no, hall_id, [...world.accounts.keys()][0] ?? no)),
  'hall.update': command('hall.update', { hall_id, name: '新名字' }),
  'hall.delete': command('hall.delete', { hall_id }),
  'hall.set_manage': onPerson('hall.set_manage'),
  'hall.remove_manage': onPerson('hall.remove_manage'),
  'hall.kick_out': onPerson('hall.kick_out'),
  'hall.ban': onPerson('hall.kick_out', { channel_id: guides }),
  'channel.mute': onPerson('channel.mute', { mute: true }),
  'channel.mute_all': command('channel.mute_all', { hall_id, mute: true }),
  'hall.user_mute_mic': onPerson('hall.user_mute_mic', { mute: true }),
  'hall.own_mic': {
    before: sit,
    act: (play, no) => play.run('hall.user_mute_mic', no, { hall_id, uid: no, mute: false }),
  },
  'channel.create': command('channel.create', { hall_id, name: '新频道', type: 1 }),
  'channel.update': command('channel.update', { channel_id: guides, name: '新频道' }),
  'channel.del': command('channel.del', { channel_id: guides }),
  'channel.set_password': command('channel.set_password', { channel_id: guides, password: '1' }),
  'channel.detail': query((world, no) => channelDetail(world, no, guides)),
  'channel.user_list': query((world, no) => voiceUsers(world, no, hall_id)),
  'channel.join': {
    act: (play, no) => {
      const check = play.ask(() => checkJoin(play.world, no, guides));
      const joined = play.run('channel.join', no, { channel_id: guides });
      expect(check).toBe(joined);
      return joined;
    },
  },
  'channel.message': query((world, no) => history(world, no, { hall_id, channel_id: guides })),
  'chat.send': command('chat.send', { hall_id, channel_id: guides, c_mid: 'c1', body: textBody('hi') }),
  'chat.read': command('chat.read', { channel_id: guides, msg_id: '1' }),
  'channel.get_voice_id': query((world, no) => voiceIdOf(world, no, voice), sit),
  'channel.window_channel_info': query((world, no) => windowInfo(world, no, guides, AT)),
  'notice.list': query((world, no) => noticesOf(world, no, { hall_id, page_size: 10 }, AT)),
  'notice.create': command('notice.create', { hall_id, content: '公告' }),
  'notice.del': command('notice.del', { hall_id, id: '1' }, (play) =>
    play.set('notice.create', play.no('owner'), { hall_id, content: '公告' }),
  ),
  'channel.invitation': query((world, no) => teamList(world, no, { hall_id, page_size: 10 }, AT)),
  'channel.get_invite': query((world, no) => inviteConfig(world, no, guides, AT)),
  'channel.invite': command('channel.invite', { channel_id: voice, time_len: 600 }, sit),
  'channel.end_invite': command('channel.invite', { channel_id: voice, time_len: 0 }, (play) => {
    sit(play, play.no('second'));
    play.set('channel.invite', play.no('second'), { channel_id: voice, time_len: 600 });
  }),
  'channel.post_gaming': command('channel.post_gaming', { channel_id: voice, game_name: '王者' }),
  'channel.update_gaming': command('channel.update_gaming', { gaming_id: '1', vacancy: 2 }, (play, no) => {
    if (isMember(play, no)) play.set('channel.post_gaming', no, { channel_id: voice, game_name: '王者' });
  }),
  'channel.close_gaming': command('channel.close_gaming', { gaming_id: '1' }, (play) =>
    play.set('channel.post_gaming', play.no('second'), { channel_id: voice, game_name: '王者' }),
  ),
};

const ACTIONS = Object.keys(PERMISSIONS) as HallAction[];
const ROLES = ['owner', 'manager', 'member', 'outsider'] as const satisfies readonly HallRole[];
const row = (
  action: HallAction,
): (typeof PERMISSIONS)[HallAction] & {
  over?: { owner: readonly HallRole[]; manager: readonly HallRole[] };
  text_mute?: RefusalName;
  mic_mute?: RefusalName;
  mute_all?: RefusalName;
  banned?: RefusalName;
} => PERMISSIONS[action];

/** An entry of another hall does not exist for an outsider, who cannot know of it. */
const HIDDEN: Partial<Record<HallAction, RefusalName>> = {
  'channel.update_gaming': 'gamingUnknown',
  'channel.close_gaming': 'gamingUnknown',
};

function attempt(
  action: HallAction,
  role: HallRole,
  target: HallRole = 'member',
  hinder?: (play: Play, no: UserNo) => void,
) {
  const play = new Play(STATE);
  const no = play.no(role);
  // Somebody else of that role: a second manager, a second member.
  if (target === 'manager') play.set('staging.set_member', null, { hall_id, uid: play.no('second'), role: 'manage' });
  const other = {
    owner: 'owner',
    manager: 'second',
    member: role === 'member' ? 'second' : 'member',
    outsider: 'outsider',
  } as const;
  CASES[action].before?.(play, no);
  hinder?.(play, no);
  return CASES[action].act(play, no, play.no(other[target]));
}

describe('every cell of the permission matrix, by its real command', () => {
  test.each(ACTIONS)(
    '[role.hall-owner, role.hall-manager, role.hall-member, role.hall-not-in-hall] %s is open to exactly whom the table says',
    (action) => {
      for (const role of ROLES) {
        const expected = (role === 'outsider' && HIDDEN[action]) || row(action)[role];
        expect([action, role, attempt(action, role)]).toEqual([action, role, expected]);
      }
    },
  );

  const towards = ACTIONS.filter((action) => row(action).over);
  test.each(towards)('%s reaches exactly the people that the table says', (action) => {
    const over = row(action).over;
    for (const actor of ['owner', 'manager'] as const) {
      if (row(action)[actor] !== 'yes') continue;
      for (const target of ROLES) {
        const reached = over?.[actor].includes(target) ? 'yes' : 'personProtected';
        // One's own number is one's own switch.
        const isOwnMic = action === 'hall.user_mute_mic' && actor === target && actor === 'owner';
        const expected = target === 'outsider' ? 'userUnknown' : isOwnMic ? 'voiceNeeded' : reached;
        expect([action, actor, target, attempt(action, actor, target)]).toEqual([action, actor, target, expected]);
      }
    }
  });

  test.each(ACTIONS)(
    '[role.hall-text-mute, role.hall-mic-mute, role.hall-function.mute-all, error.50] %s is hindered by exactly what the table says',
    (action) => {
      const staged = (change: object) => (play: Play, no: UserNo) =>
        play.set('staging.set_member', null, { hall_id, uid: no, ...change });
      const hindrances = {
        text_mute: staged({ text_mute: true }),
        mic_mute: staged({ mic_mute: true }),
        mute_all: (play: Play) => play.set('channel.mute_all', play.no('owner'), { hall_id, mute: true }),
        banned: (play: Play, no: UserNo) => {
          for (const id of [guides, voice]) play.world.channels.get(id)?.banned.set(no, AT);
        },
      } as const;
      for (const [name, hinder] of Object.entries(hindrances) as [keyof typeof hindrances, Case['before']][]) {
        const expected = row(action)[name] ?? row(action).member;
        expect([action, name, attempt(action, 'member', 'member', hinder)]).toEqual([action, name, expected]);
      }
      // Muting all leaves owner and managers their voice.
      expect(attempt(action, 'manager', 'member', hindrances.mute_all)).toBe(row(action).manager);
    },
  );

  test('what a visitor may do is what its call does not sign', () => {
    for (const action of ACTIONS) {
      const endpoint = action in ENDPOINTS ? ENDPOINTS[action as keyof typeof ENDPOINTS] : undefined;
      const expected: Verdict = endpoint && !endpoint.signed ? 'yes' : 'sessionMissing';
      expect([action, row(action).visitor]).toEqual([action, expected]);
    }
  });

  test('roles are told apart by the owner of the hall and the mark of managers', () => {
    const play = new Play(STATE);
    const hall = play.world.halls.get(hall_id);
    if (!hall) throw new Error('no hall');
    expect(ROLES.map((role) => roleIn(hall, play.no(role)))).toEqual(ROLES);
  });
});

test('channels of the stage are where the cases expect them', () => {
  const { world } = new Play(STATE);
  expect([general, guides, voice].map((id) => world.channels.get(id)?.type)).toEqual([1, 1, 2]);
});
