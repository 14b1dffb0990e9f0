import {
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  HALL_PERMISSIONS,
  type HallAction,
  type HallPermission,
  type HallStanding,
  mayRefuse,
  type RefusalName,
  type UserNo,
  type Verdict,
} from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreSandbox, PLACES, SANDBOX_START } from '../../../testing/kit/core-sandbox.ts';
import {
  EXPECTED_HINDRANCES,
  EXPECTED_REACH,
  expectedInHall,
  type Hindrance,
} from '../../../testing/kit/expected-rights.ts';
import { channelDetail, voiceUsers } from '../areas/channels/channels.ts';
import { checkJoin } from '../areas/channels/join.ts';
import { history } from '../areas/chat/history.ts';
import { hallDetail, hallUserCard, hallUsers, searchHalls } from '../areas/halls/queries.ts';
import { noticesOf } from '../areas/notices/notices.ts';
import { windowInfo } from '../areas/team-up/gaming.ts';
import { inviteConfig, teamList } from '../areas/team-up/invites.ts';
import { voiceIdOf } from '../areas/voice/settings.ts';
import type { CommandName } from '../machine/command-table.ts';
import { textBody } from '../seeds/chat-lines.ts';
import type { Persona } from '../seeds/personas.ts';
import type { World } from '../state/world.ts';
import { standingIn } from './hall-permissions.ts';

const { hall: hall_id, guides, voice } = PLACES;
const page = { page: 1, page_size: 30 };

/** Whether the person is a member: an outsider sits in no channel. */
const isMember = (sandbox: CoreSandbox, person: Persona) => sandbox.hall().members.has(sandbox.no(person));
const sit = (sandbox: CoreSandbox, person: Persona) => {
  if (isMember(sandbox, person)) sandbox.set('channel.join', person, { channel_id: voice });
};
/** The person's microphone is muted, and the person asks to be heard again. */
const ask = (sandbox: CoreSandbox, person: Persona) => {
  sit(sandbox, person);
  const member = sandbox.hall().members.get(sandbox.no(person));
  const mic = sandbox.world.channels.get(voice)?.mics.get(sandbox.no(person));
  if (member) member.mic_mute = true;
  if (mic) mic.applied = SANDBOX_START;
};

interface Case {
  /** Preconditions that come before any permission. */
  readonly before?: (sandbox: CoreSandbox, person: Persona) => void;
  readonly act: (sandbox: CoreSandbox, person: Persona, target: Persona) => Verdict;
}

const command = (name: CommandName, input: object, before?: Case['before']): Case => ({
  ...(before && { before }),
  act: (sandbox, person) => sandbox.run(name, person, input),
});
const onPerson = (name: CommandName, input: object = {}): Case => ({
  act: (sandbox, person, target) => sandbox.run(name, person, { hall_id, uid: sandbox.no(target), ...input }),
});
/** Any answer of a query is a yes, unless it is a refusal. */
const asVerdict = (answer: unknown): Verdict =>
  typeof answer === 'string' && answer in ERRORS ? (answer as RefusalName) : 'yes';
const query = (ask: (world: World, no: UserNo) => unknown, before?: Case['before']): Case => ({
  ...(before && { before }),
  act: (sandbox, person) => asVerdict(sandbox.ask((world) => ask(world, sandbox.no(person)))),
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
  'hall.apply_mic': command('hall.apply_mic', { group_id: voice }, sit),
  'hall.approve_mic': {
    before: (sandbox) => {
      for (const person of ['member', 'second', 'manager', 'owner'] as const) ask(sandbox, person);
    },
    act: (sandbox, person, target) =>
      sandbox.run('hall.approve_mic', person, { group_id: voice, to: sandbox.no(target) }),
  },
  'hall.own_mic': {
    before: sit,
    act: (sandbox, person) =>
      sandbox.run('hall.user_mute_mic', person, { hall_id, uid: sandbox.no(person), mute: false }),
  },
  'channel.create': command('channel.create', { hall_id, name: '新频道', type: 1 }),
  'channel.update': command('channel.update', { channel_id: guides, name: '新频道' }),
  'channel.del': command('channel.del', { channel_id: guides }),
  'channel.set_password': command('channel.set_password', { channel_id: guides, password: '1' }),
  'channel.detail': query((world, no) => channelDetail(world, no, guides)),
  'channel.user_list': query((world, no) => voiceUsers(world, no, hall_id)),
  'channel.join': {
    act: (sandbox, person) => {
      const check = asVerdict(sandbox.ask((world) => checkJoin(world, sandbox.no(person), guides)));
      const joined = sandbox.run('channel.join', person, { channel_id: guides });
      expect(check).toBe(joined);
      return joined;
    },
  },
  'channel.message': query((world, no) => history(world, no, { hall_id, channel_id: guides })),
  'chat.send': command('chat.send', { hall_id, channel_id: guides, c_mid: 'c1', body: textBody('hi') }),
  'chat.read': command('chat.read', { channel_id: guides, msg_id: '1' }),
  'channel.get_voice_id': query((world, no) => voiceIdOf(world, no, voice), sit),
  'channel.window_channel_info': query((world, no) => windowInfo(world, no, guides, SANDBOX_START)),
  'notice.list': query((world, no) => noticesOf(world, no, { hall_id, page_size: 10 }, SANDBOX_START)),
  'notice.create': command('notice.create', { hall_id, content: '公告' }),
  'notice.del': command('notice.del', { hall_id, id: '1' }, (sandbox) =>
    sandbox.set('notice.create', 'owner', { hall_id, content: '公告' }),
  ),
  'channel.invitation': query((world, no) => teamList(world, no, { hall_id, page_size: 10 }, SANDBOX_START)),
  'channel.get_invite': query((world, no) => inviteConfig(world, no, guides, SANDBOX_START)),
  'channel.invite': command('channel.invite', { channel_id: voice, time_len: 600 }, sit),
  'channel.end_invite': command('channel.invite', { channel_id: voice, time_len: 0 }, (sandbox) => {
    sit(sandbox, 'second');
    sandbox.set('channel.invite', 'second', { channel_id: voice, time_len: 600 });
  }),
  'channel.post_gaming': command('channel.post_gaming', { channel_id: voice, game_name: '王者' }, sit),
  'channel.update_gaming': command('channel.update_gaming', { gaming_id: '1', vacancy: 2 }, (sandbox, person) => {
    sit(sandbox, person);
    if (isMember(sandbox, person)) sandbox.set('channel.post_gaming', person, { channel_id: voice, game_name: '王者' });
  }),
  'channel.close_gaming': command('channel.close_gaming', { gaming_id: '1' }, (sandbox) => {
    sit(sandbox, 'second');
    sandbox.set('channel.post_gaming', 'second', { channel_id: voice, game_name: '王者' });
  }),
};

const ACTIONS = Object.keys(HALL_PERMISSIONS) as HallAction[];
const ROLES = ['owner', 'manager', 'member', 'outsider'] as const satisfies readonly HallStanding[];
type Role = (typeof ROLES)[number];

/** An entry of another hall does not exist for an outsider, who cannot know of it. */
const HIDDEN: Partial<Record<HallAction, RefusalName>> = {
  'channel.update_gaming': 'gamingUnknown',
  'channel.close_gaming': 'gamingUnknown',
};

function attempt(action: HallAction, role: Role, target: Role = 'member', hinder?: Case['before']) {
  const sandbox = new CoreSandbox();
  // Another person of that role: a second manager, a second member.
  if (target === 'manager')
    sandbox.set('control.members.set', null, { hall_id, uid: sandbox.no('second'), role: 'manage' });
  const other = {
    owner: 'owner',
    manager: 'second',
    member: role === 'member' ? 'second' : 'member',
    outsider: 'outsider',
  } as const;
  CASES[action].before?.(sandbox, role);
  hinder?.(sandbox, role);
  return CASES[action].act(sandbox, role, other[target]);
}

describe('every cell of the permission matrix, by its real command', () => {
  test.each(ACTIONS)(
    '[role.hall-owner, role.hall-manager, role.hall-member, role.hall-not-in-hall] %s is open to exactly whom it should be',
    (action) => {
      for (const role of ROLES) {
        const expected = (role === 'outsider' && HIDDEN[action]) || expectedInHall(action, role);
        expect([action, role, attempt(action, role)]).toEqual([action, role, expected]);
      }
    },
  );

  const towards = Object.entries(EXPECTED_REACH) as [HallAction, { owner: string; manager: string }][];
  test.each(towards)('%s reaches exactly the people that it should', (action, reach) => {
    for (const actor of ['owner', 'manager'] as const) {
      if (expectedInHall(action, actor) !== 'yes') continue;
      for (const target of ROLES) {
        const beyond = target === 'outsider' ? 'userUnknown' : 'personProtected';
        const reached = reach[actor].split(' ').includes(target) ? 'yes' : beyond;
        // One's own number is one's own switch.
        const isOwnMic = action === 'hall.user_mute_mic' && actor === target && actor === 'owner';
        const expected = isOwnMic ? 'voiceNeeded' : reached;
        expect([action, actor, target, attempt(action, actor, target)]).toEqual([action, actor, target, expected]);
      }
    }
  });

  test.each(ACTIONS)(
    '[role.hall-text-mute, role.hall-mic-mute, role.hall-function.mute-all, error.50] %s is refused for exactly the declared reasons',
    (action) => {
      const changed = (change: object) => (sandbox: CoreSandbox, person: Persona) => {
        sandbox.set('control.members.set', null, { hall_id, uid: sandbox.no(person), ...change });
      };
      const hindrances = {
        text_mute: changed({ text_mute: true }),
        mic_mute: changed({ mic_mute: true }),
        mute_all: (sandbox: CoreSandbox) => {
          sandbox.set('channel.mute_all', 'owner', { hall_id, mute: true });
        },
        banned: (sandbox: CoreSandbox, person: Persona) => {
          for (const id of [guides, voice])
            sandbox.world.channels.get(id)?.banned.set(sandbox.no(person), SANDBOX_START);
        },
      } as const satisfies Record<Hindrance, Case['before']>;
      for (const [name, hinder] of Object.entries(hindrances) as [Hindrance, Case['before']][]) {
        const expected = EXPECTED_HINDRANCES[action]?.[name] ?? expectedInHall(action, 'member');
        expect([action, name, attempt(action, 'member', 'member', hinder)]).toEqual([action, name, expected]);
      }
      // Muting all leaves owner and managers their voice.
      expect(attempt(action, 'manager', 'member', hindrances.mute_all)).toBe(expectedInHall(action, 'manager'));
    },
  );

  test('a visitor may do exactly what unsigned calls allow', () => {
    for (const action of ACTIONS) {
      const endpoint = action in ENDPOINTS ? ENDPOINTS[action as keyof typeof ENDPOINTS] : undefined;
      const expected: Verdict = endpoint && !endpoint.signed ? 'yes' : 'sessionMissing';
      expect([action, expectedInHall(action, 'visitor')]).toEqual([action, expected]);
      expect([action, HALL_PERMISSIONS[action].visitor]).toEqual([action, expected]);
    }
  });

  test('every refusal of the table belongs to the calls that consult it', () => {
    const calls: Readonly<Record<string, Endpoint | undefined>> = ENDPOINTS;
    const more: { readonly [Action in HallAction]?: readonly Endpoint[] } = {
      'hall.user_card': [ENDPOINTS['hall.batch_user_card']],
      'channel.join': [ENDPOINTS['channel.check_join'], ENDPOINTS['channel.check_password']],
    };
    const unnamed = ACTIONS.flatMap((action) => {
      const { owner, manager, member, outsider, ...rest }: HallPermission = HALL_PERMISSIONS[action];
      const verdicts = [owner, manager, member, outsider, rest.text_mute, rest.mic_mute, rest.mute_all, rest.banned];
      // Entries of a hall that one is no member of do not exist.
      const isHidden = action === 'channel.update_gaming' || action === 'channel.close_gaming';
      if (isHidden) return [];
      const refusals = new Set(verdicts.filter((verdict) => verdict !== undefined && verdict !== 'yes'));
      return [calls[action] ?? [], more[action] ?? []]
        .flat()
        .flatMap((call) => [...refusals].filter((one) => !mayRefuse(call, one)).map((one) => `${call.name} ${one}`));
    });
    expect(unnamed).toEqual([]);
  });

  test('roles are told apart by the owner of the hall and the mark of managers', () => {
    const sandbox = new CoreSandbox();
    expect(ROLES.map((role) => standingIn(sandbox.hall(), sandbox.no(role)))).toEqual(ROLES);
  });
});
