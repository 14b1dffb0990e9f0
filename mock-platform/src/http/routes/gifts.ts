import type { GIFT_CALLS, RANKING_CALLS } from '@miczero/contracts';
import { bagOf, giftList } from '../../core/areas/gifts/catalogue.ts';
import { RANK_TABS, rankingOf } from '../../core/areas/gifts/ranks.ts';
import { balanceOf } from '../../core/areas/ledger/transfer.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

/** The giver, unless they give too fast. */
async function giverOf({ runner, limits, actor }: Pick<Call, 'runner' | 'limits' | 'actor'>): Promise<Actor> {
  const giver = callerOf({ actor });
  await limits.take('gift', `${runner.name} ${giver.no}`);
  return giver;
}

export const giftHandlers: Handlers<keyof typeof GIFT_CALLS> = {
  'gift.list': ({ runner, ...call }) => ({ list: giftList(runner.world, callerOf(call).no, 'room') }),
  'gift.send_one': async (call) => {
    const { to, ...what } = call.request;
    return call.runner.run('gift.send', await giverOf(call), { ...what, to: [to], all_seats: false });
  },
  'gift.send': async (call) => call.runner.run('gift.send', await giverOf(call), call.request),
  'gift.room_send': async (call) => call.runner.run('gift.send', await giverOf(call), call.request),
  'gift.chat_send': async (call) => call.runner.run('gift.chat_send', await giverOf(call), call.request),
  'gift.room_panel': ({ runner, ...call }) => {
    const { no } = callerOf(call);
    return { list: giftList(runner.world, no, 'room'), money: balanceOf(runner.world, no) };
  },
  'gift.chat_panel': ({ runner, ...call }) => {
    const { no } = callerOf(call);
    return { list: giftList(runner.world, no, 'chat'), money: balanceOf(runner.world, no) };
  },
  'gift.bag': ({ runner, ...call }) => ({ list: bagOf(runner.world, callerOf(call).no) }),
};

export const rankingHandlers: Handlers<keyof typeof RANKING_CALLS> = {
  'ranking.tabs': () => RANK_TABS,
  'ranking.received': ({ request, runner, ...call }) =>
    rankingOf(runner.world, callerOf(call).no, 'received', request, runner.now()),
  'ranking.sent': ({ request, runner, ...call }) =>
    rankingOf(runner.world, callerOf(call).no, 'sent', request, runner.now()),
};
