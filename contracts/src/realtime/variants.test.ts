import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HALL_EVENT_FIXTURES } from '../fixtures/events.ts';
import { ROOM_EVENT_FIXTURES } from '../fixtures/room-events.ts';
import { HALL_EVENTS } from './hall/registry.ts';
import { ROOM_EVENTS } from './room/registry.ts';
import { variantOf } from './variants.ts';

const SCHEMAS: Readonly<Record<string, { readonly body: z.ZodMiniType }>> = { ...HALL_EVENTS, ...ROOM_EVENTS };
const examples = Object.entries({ ...HALL_EVENT_FIXTURES, ...ROOM_EVENT_FIXTURES }).flatMap(([name, frames]) =>
  frames.map(({ body }) => ({ name, body: JSON.parse(body) as object })),
);

describe('the variant of an event', () => {
  test.each(examples)('$name $body is the same in wire form and decoded', ({ name, body }) => {
    const schema = SCHEMAS[name]?.body;
    if (!schema) throw new Error(name);
    expect(variantOf(name, z.decode(schema, body))).toBe(variantOf(name, body));
  });

  test.each([
    ['hallEdited', { type: 3, hall_id: '1' }, 'hallEdited type=3'],
    ['hallEdited', { type: 3, hall_id: '1', channel_id: '11' }, 'hallEdited type=3 channel_id'],
    ['hallDissolved', { hall_id: '1', welcome_channel_id: '' }, 'hallDissolved'],
    ['hallDissolved', { hall_id: '1', welcome_channel_id: '13' }, 'hallDissolved welcome_channel_id'],
    ['roomForbidden', { forbidden: false }, 'roomForbidden forbidden=0'],
    ['roomForbidden', { forbidden: 1 }, 'roomForbidden forbidden=1'],
    ['giftSent', { is_bag: 1, to: [{}, {}], effects: [] }, 'giftSent is_bag=1 receivers=many'],
    ['giftSent', { is_bag: 0, to: [{}], effects: [{}] }, 'giftSent is_bag=0 effects receivers=one'],
    ['roomChat', { list: [{ type: 1 }, { type: 3 }, { type: 1 }] }, 'roomChat types=1,3'],
    ['roomChat', { list: [] }, 'roomChat types=none'],
    ['roomJoinedFollowing', { follow_along: null }, 'roomJoinedFollowing'],
    ['messagesCleared', null, 'messagesCleared'],
  ])('%s %j is named %s', (name, body, variant) => {
    expect(variantOf(name, body)).toBe(variant);
  });
});
