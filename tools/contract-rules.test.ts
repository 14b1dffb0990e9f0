import { readFileSync } from 'node:fs';
import {
  author,
  barGroup,
  blacklist,
  cardImage,
  channel,
  channelJoinInfo,
  chatBody,
  chatExtra,
  chatMessage,
  conversation,
  deviceFields,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  ERRORS,
  envelope,
  followEntry,
  giftEffect,
  groupInfo,
  HALL_EVENTS,
  HALL_REQUESTS,
  hall,
  hallNotice,
  hallUser,
  imSession,
  inviteConfig,
  loginExtra,
  loginInfo,
  messageCard,
  micEntry,
  paymentsData,
  type RealtimeEvent,
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  ROOM_REQUESTS,
  realName,
  room,
  roomChatLine,
  roomMember,
  roomPerson,
  roomSeat,
  teamInvite,
  userInfo,
  voiceSettings,
  wallet,
} from '@miczero/contracts';
import { ENDPOINT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { readRuleBook } from './rule-coverage/rule-book.ts';
import { ROOT } from './run.ts';

/** Compares the contracts with the rule book: path, method, encoding and fields of a call match its rule. */
const api = readFileSync(`${ROOT}docs/rules/api.md`, 'utf8').split('\n');
const { rules } = readRuleBook(`${ROOT}docs/rules`);
const known = new Set(rules.map(({ id }) => id));

/** The detail line of a rule: `  - POST /go/… · json · host api · params a, b`. */
function detailOf(id: string): string {
  const index = api.findIndex((line) => line.startsWith(`- \`${id}\` `));
  return api[index + 1] ?? '';
}

interface Listed {
  /** Path of the field: `hall_id`, `list[].user_count`. */
  readonly field: string;
  /** The value that the rule gives the field: `page_size=30`. */
  readonly value?: string;
}

/** Rules that describe a field in words, and the field that carries it. */
const IN_WORDS: Readonly<Record<string, string | null>> = {
  'device id': 'device',
  'hall config': 'message_max_chars',
  'mic list': 'mic',
  'params (not named)': null,
  'recharge options': 'list',
  'text list': 'text',
  'uid (comma list)': 'uid',
  'wallet data': 'money',
};

/** Every parameter or result that a rule lists. An entry that is neither a field nor a known phrase fails the test. */
function listed(detail: string, what: 'params' | 'returns'): Listed[] {
  const [, list] = new RegExp(`${what} ([^·]+)`).exec(detail) ?? [];
  return (list ?? '')
    .split(', ')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('header: '))
    .flatMap((part): Listed[] => {
      const words = IN_WORDS[part];
      if (words !== undefined) return words === null ? [] : [{ field: words }];
      const [, field, value] = /^(?:data\.)?([A-Za-z_][\w[\].]*?)\??(?:=(\w+))?$/.exec(part) ?? [];
      if (field === undefined) throw new Error(`"${part}" is neither a field nor a known phrase`);
      return [{ field, ...(value !== undefined && { value }) }];
    });
}

/** The values of a field at every place that its path matches. */
function valuesAt(value: unknown, field: string): unknown[] {
  return field.split('.').reduce<unknown[]>(
    (found, step) => {
      const next = found.flatMap((inner) => Object(inner)[step.replace('[]', '')] ?? []);
      return step.endsWith('[]') ? next.flat() : next;
    },
    [value],
  );
}

/** Fields of a rule that no example has with the rule's value. Every example parses by the contract. */
function missing(fields: readonly Listed[], examples: readonly unknown[]): string[] {
  return fields
    .filter(({ field, value }) => {
      const found = examples.flatMap((example) => valuesAt(example, field));
      return value === undefined ? found.length === 0 : !found.some((one) => String(one) === value);
    })
    .map(({ field, value }) => (value === undefined ? field : `${field}=${value}`));
}

const everyEvent = [HALL_EVENTS, HALL_REQUESTS, ROOM_EVENTS, ROOM_REQUESTS, ROOM_HEARTBEAT].flatMap((table) =>
  Object.values<RealtimeEvent>(table),
);

const keysOf = (schema: unknown) => Object.keys((schema as { shape?: Record<string, unknown> }).shape ?? {});

describe('calls', () => {
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    for (const id of endpoint.rules.filter((rule) => rule.startsWith('api.'))) {
      const detail = detailOf(id);
      // The walk of a call covers a rule that only names the call (mock-platform/testing/walks).
      const isShown = /\/|header:|params|returns/.test(detail);
      const examples = ENDPOINT_FIXTURES[endpoint.name as EndpointName];
      test(`${isShown ? `[${id}] ` : ''}${endpoint.method} ${endpoint.path} matches the rule ${id}`, () => {
        expect(detail).not.toBe('');
        const path = /(GET|POST|method\?) (\/\S+)/.exec(detail);
        if (path) {
          expect(endpoint.path).toBe(path[2]);
          if (path[1] !== 'method?') expect(endpoint.method).toBe(path[1]);
        } else {
          expect(endpoint.pathProvisional ?? '').not.toBe('');
        }
        const headers = [...detail.matchAll(/header: ([a-z ]+)/g)].map((match) => match[1]?.trim().replace(' ', '-'));
        expect(endpoint.headers ?? []).toEqual(headers);
        const encoding = /· (json|query|multipart)\b/.exec(` · ${detail}`)?.[1];
        if (encoding !== undefined) expect(endpoint.encoding).toBe(encoding);
        expect(endpoint.host).toBe(/host (\w+)/.exec(detail)?.[1]);
        if (endpoint.isPage) expect(listed(detail, 'returns')).toEqual([{ field: 'page' }]);
        else
          expect(
            missing(
              listed(detail, 'returns'),
              examples.map(({ data }) => data),
            ),
          ).toEqual([]);
        expect(
          missing(
            listed(detail, 'params'),
            examples.map(({ request }) => request),
          ),
        ).toEqual([]);
      });
    }
  }
});

describe('entities', () => {
  const fields: [string, unknown, string[]][] = [
    [
      'entity.user-info',
      userInfo,
      [
        'no',
        'nick',
        'gender',
        'age',
        'avatar',
        'birth',
        'sign',
        'prov',
        'hobby',
        'tag',
        'album',
        'medal',
        'city',
        'location',
        'ip',
        'phone',
      ],
    ],
    ['entity.login-info', loginInfo, ['no', 'access_time', 'expires_in', 'attach', 'token', 'phone']],
    [
      'entity.login-payload',
      ENDPOINTS['account.login'].request,
      ['test', 'type', 'client', 'username', 'ts', 'smscode', 'pincode', 'extra', 'passwd'],
    ],
    ['entity.device-fields', deviceFields, ['client_ip', 'dev_model', 'dev_imei', 'promo_code', 'city_code', 'os']],
    ['entity.user-info.also-used', loginInfo.shape.token, ['sid', 'access_token', 'secret_key']],
    ['entity.user-info.also-used', loginExtra, ['dev_imei', 'dev_imei_str']],
    ['entity.login-log', ENDPOINTS['user.login_log'].request, ['login_type', 'dev_model', 'dev_imei', 'os', 'version']],
    ['entity.follow-entry', followEntry, ['no']],
    ['entity.blacklist', blacklist, ['account']],
    ['entity.real-name', realName, ['audit_status', 'audit_reason', 'audit_data']],
    ['entity.register-package', ENDPOINTS['user.first_register_package'].data, ['reg_package']],
    [
      'entity.conversation',
      conversation,
      ['conversationType', 'targetId', 'latestMessage', 'unreadMessageCount', 'isTop'],
    ],
    ['entity.im-session', imSession, ['id', 'scene', 'to', 'unread', 'updateTime', 'lastMsg', 'isTop']],
    ['entity.group-info', groupInfo, ['id', 'name', 'icon', 'in_group', 'users']],
    ['entity.bar-group', barGroup, ['group_type', 'icon', 'name']],
    [
      'entity.message-card',
      messageCard,
      [
        'room_id',
        'room_name',
        'room_avatar',
        'hall_name',
        'tags',
        'game_nickname',
        'game_info',
        'activity_type',
        'title',
        'msg',
        'type_str',
        'url_name',
        'href_web',
        'img',
      ],
    ],
    ['entity.message-card.img', cardImage, ['src', 'w_h']],
    ['entity.hall', hall, ['id', 'name', 'bg_img', 'channels', 'user_id', 'in_hall', 'welcome_channel_id', 'unread']],
    [
      'entity.channel',
      channel,
      ['id', 'type', 'hall_id', 'children', 'unread', 'last_message', 'limit_mic', 'pass', 'token', 'mic_list'],
    ],
    ['entity.channel-join-info', channelJoinInfo, ['hall_id', 'channel_id', 'role', 'type']],
    ['entity.hall-mic-entry', micEntry, ['mic_uid', 'mic_state']],
    [
      'entity.hall-user',
      hallUser,
      ['id', 'nick', 'avatar', 'online', 'role', 'age', 'gender', 'mic_mute', 'text_mute'],
    ],
    [
      'entity.realtime-envelope',
      envelope,
      ['type', 'platform', 'mid', 'ver', 'gate', 'time', 'from', 'to', 'channel', 'body'],
    ],
    ['entity.chat-body', chatBody, ['msg_type', 'content', 'extra', 'msg']],
    ['entity.chat-body.extra', chatExtra, ['author', 'aiteuser', 'status']],
    [
      'entity.chat-message',
      chatMessage,
      ['from_id', 'hall_id', 'channel_id', 'msg_id', 'send_time', 'type', 'body', 'c_mid', 'author'],
    ],
    ['entity.chat-author', author, ['avatar', 'nick', 'id', 'role']],
    ['entity.hall-notice', hallNotice, ['id', 'hall_id', 'expired']],
    ['entity.team-invite', teamInvite, ['effective', 'channel', 'status']],
    ['entity.channel-invite-config', inviteConfig, ['time_len', 'uid']],
    [
      'entity.voice-settings',
      voiceSettings,
      ['EchoRemoval', 'VolumeBoost', 'NoiseCancellation', 'NoiseReduction', 'VoiceMode', 'Key'],
    ],
    ['entity.payments-data', paymentsData, ['list', 'default']],
    ['entity.payments-data', ENDPOINTS['payment.payments'].data, ['paymentsData']],
    ['entity.pay-setting-data', ENDPOINTS['payment.settings'].data, ['paySettingData']],
    ['entity.wallet', wallet, ['money']],
    ['entity.register-package', ENDPOINTS['user.first_register_package'].data, ['reg_package']],
    [
      'entity.room',
      room,
      [
        'room_no',
        'group_id',
        'is_lock',
        'room_class',
        'clout',
        'mic_num',
        'background_web',
        'nameplate',
        's_room_notice',
        'role',
        'is_speak',
      ],
    ],
    ['entity.room-seat', roomSeat, ['mic_number', 'mic_status', 'member']],
    ['entity.room-seat', roomPerson, ['id', 'header']],
    ['entity.room-member', roomMember, ['id', 'apply_id']],
    ['entity.room-chat-line', roomChatLine, ['mid', 'type', 'body', 'chatType']],
    ['entity.gift-effect', giftEffect, ['addTime', 'listType', 'gift_num', 'gift_effect', 'effect', 'userid']],
    ['entity.gift-effect', giftEffect.shape.effect, ['enter_room', 'vehicle']],
  ];
  for (const [id, schema, expected] of fields) {
    test(`[${id}] has exactly the fields of the rule, and our additions`, () => {
      expect(keysOf(schema)).toEqual(expect.arrayContaining(expected));
    });
  }
});

test('[api.paths-mostly-unknown] a path without a rule is marked as provisional', () => {
  const given = new Set([...api.join('\n').matchAll(/ (?:GET|POST) (\/\S+)/g)].map((match) => match[1]));
  const unmarked = Object.values<Endpoint>(ENDPOINTS).filter(
    ({ path, pathProvisional }) => !given.has(path) && pathProvisional === undefined,
  );
  expect(unmarked.map(({ name }) => name)).toEqual([]);
});

test('every rule named by a contract exists', () => {
  const named = [
    ...Object.values<Endpoint>(ENDPOINTS).flatMap((endpoint) => endpoint.rules),
    ...everyEvent.flatMap((event) => event.rules),
    ...Object.values(ERRORS).flatMap((entry) => entry.rules),
  ];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('the type of every event matches its rule', () => {
  const wrong = everyEvent.flatMap(({ code, rules: ids }) =>
    ids.filter((id) => {
      const named = /^hall-event\.(\d+)/.exec(id)?.[1] ?? /^room-event\.(0x[0-9a-f]+)/.exec(id)?.[1];
      return named !== undefined && Number(named) !== code;
    }),
  );
  expect(wrong).toEqual([]);
});

test('the contracts define every room message of the specification', () => {
  const types = rules.flatMap(({ id }) => /^room-event\.(0x[0-9a-f]+)$/.exec(id)?.[1] ?? []);
  expect(types).toHaveLength(24);
  const codes = new Set<number>(Object.values(ROOM_EVENTS).map(({ code }) => code));
  expect(types.filter((type) => !codes.has(Number(type)))).toEqual([]);
});
