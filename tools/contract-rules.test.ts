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

/** The schema behind wrappers (optional, lists, JSON in a text), down to an object. */
function objectIn(schema: unknown): { readonly shape: Record<string, unknown> } | null {
  const { shape, _zod } = Object(schema) as {
    shape?: Record<string, unknown>;
    _zod?: { def: Record<string, unknown> };
  };
  if (shape) return { shape };
  const { innerType, element, out } = _zod?.def ?? {};
  const inner = innerType ?? element ?? out;
  return inner === undefined ? null : objectIn(inner);
}

/** Whether a schema has the field at a path such as `last_message.last_msg_id`. */
function hasField(schema: unknown, field: string): boolean {
  const [key = '', ...rest] = field.split('.');
  const shape = objectIn(schema)?.shape ?? {};
  return key in shape && (rest.length === 0 || hasField(shape[key], rest.join('.')));
}

const entityRules = readFileSync(`${ROOT}docs/rules/entity.md`, 'utf8').split('\n');

/** Fields that a rule describes in words, and the field that carries them; null where its words name no field. */
const ENTITY_WORDS: Readonly<Record<string, string | null>> = {
  'card info': 'nick',
  'img list': 'img',
  'mic list': 'mic_list',
  'token data': 'token',
  'wallet data': 'money',
  'item.id': 'list.id',
  'item.type': 'list.type',
};

/** The fields that the rule of an entity lists. */
function fieldsOf(id: string): string[] {
  const index = entityRules.findIndex((line) => line.startsWith(`- \`${id}\` `));
  const [, list = ''] = /^ {2}- fields (.+)$/.exec(entityRules[index + 1] ?? '') ?? [];
  return list.split(', ').flatMap((word) => {
    const field = ENTITY_WORDS[word];
    return field === null ? [] : [field ?? word];
  });
}

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
  /** The schemas that hold the fields of a rule. */
  const schemas: Readonly<Record<string, readonly unknown[]>> = {
    'entity.user-info': [userInfo],
    'entity.login-info': [loginInfo],
    'entity.login-payload': [ENDPOINTS['account.login'].request],
    'entity.device-fields': [deviceFields],
    'entity.user-info.also-used': [loginInfo.shape.token, loginExtra],
    'entity.login-log': [ENDPOINTS['user.login_log'].request],
    'entity.follow-entry': [followEntry],
    'entity.blacklist': [blacklist],
    'entity.real-name': [realName],
    'entity.register-package': [ENDPOINTS['user.first_register_package'].data],
    'entity.conversation': [conversation],
    'entity.im-session': [imSession],
    'entity.group-info': [groupInfo],
    'entity.bar-group': [barGroup],
    'entity.message-card': [messageCard],
    'entity.message-card.img': [cardImage],
    'entity.hall': [hall],
    'entity.channel': [channel],
    'entity.channel-join-info': [channelJoinInfo],
    'entity.hall-mic-entry': [micEntry],
    'entity.hall-user': [hallUser],
    'entity.realtime-envelope': [envelope],
    'entity.chat-body': [chatBody],
    'entity.chat-body.extra': [chatExtra],
    'entity.chat-message': [chatMessage],
    'entity.chat-author': [author],
    'entity.hall-notice': [hallNotice],
    'entity.team-invite': [teamInvite],
    'entity.channel-invite-config': [inviteConfig],
    'entity.voice-settings': [voiceSettings],
    'entity.payments-data': [paymentsData],
    'entity.pay-setting-data': [ENDPOINTS['payment.settings'].data],
    'entity.wallet': [wallet],
    'entity.room': [room],
    'entity.room-seat': [roomSeat, roomPerson],
    'entity.room-member': [roomMember],
    'entity.room-chat-line': [roomChatLine],
    'entity.gift-effect': [giftEffect],
  };
  for (const [id, holders] of Object.entries(schemas)) {
    test(`[${id}] the schema has at least the fields of the rule`, () => {
      const fields = fieldsOf(id);
      expect(fields).not.toEqual([]);
      expect(fields.filter((field) => !holders.some((schema) => hasField(schema, field)))).toEqual([]);
    });
  }

  test('a field that no schema has is missing, at any depth', () => {
    expect(hasField(channel, 'last_message.last_msg_id')).toBe(true);
    expect(hasField(channel, 'last_message.nothing')).toBe(false);
    expect(hasField(channel, 'nothing')).toBe(false);
  });
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
