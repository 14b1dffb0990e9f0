import { conversation, imSession, messageCard, SESSION_HISTORY_PAGE_SIZE, SYSTEM_SESSIONS } from '@miczero/contracts';
import { CONVERSATION_FIXTURES, IM_SESSION_FIXTURES, MESSAGE_CARD_FIXTURES } from '@miczero/contracts/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { conversations, historyOf, imSessions, unreadSum } from '../../../../testing/kit/im-reading.ts';
import { runs } from '../../../../testing/kit/run-size.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { reviveWorld, serialiseWorld } from '../../machine/serialise.ts';

const A = userNoOf('10001');
const B = userNoOf('10002');
const me = { no: A };
const text = (to: string, body: string, c_mid: string, scene = 'p2p') => ({ scene, to, kind: 'text', body, c_mid });
const NEWEST = { before: 0, limit: SESSION_HISTORY_PAGE_SIZE };

describe('conversations', () => {
  test('[entity.im-session][entity.conversation][const.conversation-types] both layers show the same conversations in their own shapes', () => {
    const { give, world } = beginCore();
    give('im.send', text(B, '在吗', 'c1'), me);
    expect(imSessions(world, B)).toMatchObject([{ id: `p2p-${A}`, scene: 'p2p', to: A, unread: 1, isTop: false }]);
    expect(conversations(world, B)).toMatchObject([
      { conversationType: 1, targetId: A, unreadMessageCount: 1, latestMessage: { content: '在吗', senderUserId: A } },
    ]);
    expect(imSessions(world, A)).toMatchObject([{ to: B, unread: 0, lastMsg: { from: A, body: '在吗' } }]);
    for (const each of imSessions(world, B)) z.parse(imSession, z.encode(imSession, each));
    for (const each of conversations(world, B)) z.parse(conversation, z.encode(conversation, each));
  });

  test('a snapshot from before session revisions keeps unread counts, and its clients sync every session', () => {
    const { give, world } = beginCore();
    give('im.send', text(B, '在吗', 'c1'), me);
    const former = serialiseWorld(world).replace(/,"version":\d+,"read":\d+,"seen":\d+/g, '');
    expect(former).not.toContain('"seen"');
    const { im } = reviveWorld(former);
    expect(im.sessions.get(B)?.get(`p2p-${A}`)).toMatchObject({ unread: 1, version: im.last_msg, read: 0, seen: 0 });
    expect(im.sessions.get(A)?.get(`p2p-${B}`)).toMatchObject({ unread: 0, version: im.last_msg, read: im.last_msg });
  });

  test('the same c_mid again sends nothing', () => {
    const { give, world } = beginCore();
    const first = give('im.send', text(B, '在吗', 'c1'), me);
    expect(give('im.send', text(B, '在吗', 'c1'), { ...me, at: CORE_START + 9 })).toMatchObject({
      id: 'id' in first ? first.id : '',
      events: [],
    });
    expect(unreadSum(world, B)).toBe(1);
  });

  test('[api.im.token][api.account.logout][api.account.initpass] a token lasts until its account signs out everywhere', () => {
    const { give, world } = beginCore();
    const token = () => {
      const answer = give('im.token', {}, me);
      return 'token' in answer ? answer.token : '';
    };
    const first = token();
    expect([first, token()]).toEqual([first, first]);
    give('account.logout', {}, me);
    expect(token()).toBe(first);
    give('account.logout', { everywhere: true }, me);
    const second = token();
    expect(second).not.toBe(first);
    give('account.tosms', {}, me);
    give('account.initpass', { passwd: 'ab'.repeat(32), smscode: world.sms.get('password 13800000001')?.code }, me);
    expect(token()).not.toBe(second);
  });

  test('pinned first, then the latest; unread is the sum; reading clears it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            from: fc.constantFrom('10002', '10003', '10004'),
            deed: fc.constantFrom('send', 'send', 'pin', 'unpin', 'read', 'delete'),
          }),
          { maxLength: 40 },
        ),
        (list) => {
          const { give, world } = beginCore();
          for (const [index, { from, deed }] of list.entries()) {
            const at = CORE_START + index;
            const which = { scene: 'p2p', to: from };
            if (deed === 'send') give('im.send', text(A, 'x', `c${index}`), { no: from, at });
            else if (deed === 'read') give('im.read', which, { ...me, at });
            else if (deed === 'delete') give('im.delete_session', which, { ...me, at });
            else give('im.pin', { ...which, top: deed === 'pin' }, { ...me, at });
          }
          const sessions = imSessions(world, A);
          const order = sessions.map(({ isTop, updateTime }) => (isTop ? 1e15 : 0) + updateTime);
          expect(order).toEqual([...order].sort((a, b) => b - a));
          expect(unreadSum(world, A)).toBe(sessions.reduce((sum, { unread }) => sum + unread, 0));
          for (const { to, unread } of sessions) {
            const shown = historyOf(world, A, { scene: 'p2p', to, ...NEWEST }).length;
            expect(unread).toBeLessThanOrEqual(shown);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test('history comes by page, oldest first, without a gap', () => {
    const { give, world } = beginCore();
    for (let index = 0; index < 70; index += 1) give('im.send', text(B, `${index}`, `c${index}`), me);
    for (const limit of [SESSION_HISTORY_PAGE_SIZE, 20]) {
      const seen: string[] = [];
      let before = 0;
      for (;;) {
        const page = historyOf(world, B, { scene: 'p2p', to: A, before, limit });
        seen.unshift(...page.map(({ body }) => body));
        if (page.length < limit) break;
        before = Number(page[0]?.id);
      }
      expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => `${index}`));
    }
  });

  test('a deleted session returns with new messages alone', () => {
    const { give, world } = beginCore();
    give('im.send', text(A, '旧的', 'c1'), { no: B });
    give('im.delete_session', { scene: 'p2p', to: B }, me);
    expect(imSessions(world, A)).toEqual([]);
    give('im.send', text(A, '新的', 'c2'), { no: B });
    expect(historyOf(world, A, { scene: 'p2p', to: B, ...NEWEST }).map(({ body }) => body)).toEqual(['新的']);
    // The other side still has all of it.
    expect(historyOf(world, B, { scene: 'p2p', to: A, ...NEWEST })).toHaveLength(2);
  });

  test('neither the blocked nor the blocking person can send to the other', () => {
    const { give, world } = beginCore();
    give('blacklist.add', { no: B }, me);
    expect(give('im.send', text(A, 'x', 'c1'), { no: B })).toEqual({ refusal: 'relationRefused' });
    expect(give('im.send', text(B, 'x', 'c1'), me)).toEqual({ refusal: 'relationBlocked' });
    expect(unreadSum(world, A)).toBe(0);
  });

  test('a message is taken back within two minutes, and its text is gone for both', () => {
    const { give, world } = beginCore();
    const sent = give('im.send', text(B, '说错了', 'c1'), me);
    const id = 'id' in sent ? sent.id : '';
    const recall = { scene: 'p2p', to: B, id };
    expect(give('im.recall', { ...recall, to: A }, { no: B })).toEqual({ refusal: 'messageUnknown' });
    const second = give('im.send', text(B, '太晚了', 'c2'), me);
    give('im.recall', recall, { ...me, at: CORE_START + 120_000 });
    expect(historyOf(world, B, { scene: 'p2p', to: A, ...NEWEST })).toMatchObject([
      { kind: 'recalled', body: '' },
      { kind: 'text', body: '太晚了' },
    ]);
    const late = { ...recall, id: 'id' in second ? second.id : '' };
    expect(give('im.recall', late, { ...me, at: CORE_START + 120_001 })).toEqual({ refusal: 'recallTooLate' });
  });

  test('an account of the bars has a session of its own, which only this side sees; a block of the person behind it counts', () => {
    const { give, world } = beginCore();
    const sent = give('im.send', text(`bar_${B}`, '还缺人吗', 'c1'), me);
    expect(sent).toMatchObject({ events: [{ kind: 'im-message', to: `bar_${B}`, receivers: [A] }] });
    expect(imSessions(world, A)).toMatchObject([{ id: `p2p-bar_${B}`, lastMsg: { from: A, body: '还缺人吗' } }]);
    expect([imSessions(world, B), unreadSum(world, A)]).toEqual([[], 0]);
    give('blacklist.add', { no: A }, { no: B });
    expect(give('im.send', text(`bar_${B}`, '在吗', 'c2'), me)).toEqual({ refusal: 'relationRefused' });
    expect(give('im.send', text('bar_1', '在吗', 'c3'), me)).toEqual({ refusal: 'userUnknown' });
  });

  test('[const.system-session-ids][entity.conversation.type-6] the platform writes into sessions of its own', () => {
    const { give, world } = beginCore('every-role');
    give('account.tofollow', { no: B, op: 1 }, me);
    give('bar.serve_group', {}, { no: B });
    give('group.weal_bind_hall', { team: '7002', hall_id: '8001' }, me);
    const system = conversations(world, B).filter(({ conversationType }) => conversationType === 6);
    expect(system.map(({ targetId }) => targetId).sort()).toEqual(['ypb_bar_notify', 'ypb_group_system', 'ypb_system']);
    expect(SYSTEM_SESSIONS).toEqual(['ypb_system', 'ypb_group_system', 'ypb_bar_notify', 'ypb_hotel_notify']);
    expect(give('im.recall', { scene: 'system', to: 'ypb_system', id: '1' }, { no: B })).toEqual({
      refusal: 'messageUnknown',
    });
  });
});

describe('what is on the wire', () => {
  const decodes = (schema: z.core.$ZodType, list: readonly unknown[]) => {
    for (const wire of list) {
      const decoded = z.parse(schema, wire);
      expect(z.encode(schema, decoded)).toEqual(wire);
    }
  };

  test('[entity.im-session] every kind of session', () => decodes(imSession, IM_SESSION_FIXTURES));
  test('[entity.conversation.type-1][entity.conversation.type-3][entity.conversation.type-6] every kind of conversation', () =>
    decodes(conversation, CONVERSATION_FIXTURES));

  test('[entity.message-card][entity.message-card.img] every kind of card', () => {
    decodes(messageCard, MESSAGE_CARD_FIXTURES);
    expect(z.safeParse(messageCard, { activity_type: 'lottery' }).success).toBe(false);
  });

  const cards = {
    'activity-type.activity_coupon': { activity_type: 'activity_coupon', title: '开黑券' },
    'activity-type.text': { activity_type: 'text', msg: '周六联欢' },
    'activity-type.poster': { activity_type: 'poster', title: '海报' },
    'activity-type.exchange': { activity_type: 'exchange', title: '兑换' },
    'activity-type.recall': { activity_type: 'recall', msg: '回来看看' },
    'activity-type.new_user': { activity_type: 'new_user', title: '欢迎' },
    'type-str.work': { activity_type: 'exchange', type_str: 'work' },
    'type-str.exchange': { activity_type: 'exchange', type_str: 'exchange' },
  };
  test.each(Object.entries(cards))('[entity.message-card.%s] a card of this kind can be sent', (_kind, card) => {
    const { give, world } = beginCore();
    give('im.send', { scene: 'p2p', to: B, kind: 'card', body: JSON.stringify(card), c_mid: 'c1' }, me);
    const received = historyOf(world, B, { scene: 'p2p', to: A, ...NEWEST });
    expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([card]);
  });

  test('a card of another kind and one that is no JSON are refused', () => {
    const { give } = beginCore();
    for (const body of ['{"activity_type":"lottery"}', '{"activity_type":"exchange","type_str":"rent"}', 'no json']) {
      const bad = { scene: 'p2p', to: B, kind: 'card', body, c_mid: 'bad' };
      expect(give('im.send', bad, me)).toEqual({ refusal: 'requestInvalid' });
    }
  });
});
