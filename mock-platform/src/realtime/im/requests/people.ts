import { linksOf } from '../../../core/state/social.ts';
import { userProperty } from '../properties.ts';
import { asUserNo, type Handlers, LIST_MAX, NOTHING } from './request.ts';

/** People: blocks, cards and friends. */
export const PEOPLE_REQUESTS: Handlers<'block' | 'users' | 'friend_add' | 'friend_delete' | 'friends'> = {
  block: async ({ runner, actor }, [account = '', isBlocked = false]) => {
    await runner.run(isBlocked ? 'blacklist.add' : 'blacklist.remove', actor, { no: asUserNo(account) });
    return NOTHING;
  },
  users: ({ runner }, [accounts = []]) => {
    const users = accounts.slice(0, LIST_MAX).map((each) => userProperty(runner.world, each));
    return { fields: [['PropertyArray', users.filter((each) => each !== undefined)]] };
  },
  friend_add: async ({ runner, actor }, [account = '']) => {
    await runner.run('friend.add', actor, { no: asUserNo(account) });
    return NOTHING;
  },
  friend_delete: async ({ runner, actor }, [account = '']) => {
    await runner.run('friend.del', actor, { no: asUserNo(account) });
    return NOTHING;
  },
  friends: ({ runner, actor }) => {
    const friends = [...linksOf(runner.world.social.friends, actor.no).keys()].map((each) => ({ 4: each }));
    return {
      fields: [
        ['PropertyArray', friends],
        ['Long', runner.world.im.last_msg],
      ],
    };
  },
};
