import { linksOf } from '../../../core/state/social.ts';
import { userProperty } from '../properties.ts';
import { asUserNo, type Handlers, LIST_MAX, NOTHING } from './request.ts';

/** People: blocks, cards and friends. */
export const PEOPLE_REQUESTS: Handlers<'block' | 'users' | 'friend_add' | 'friend_delete' | 'friends'> = {
  block: async ({ run }, [account = '', isBlocked = false]) => {
    await run(isBlocked ? 'blacklist.add' : 'blacklist.remove', { no: asUserNo(account) });
    return NOTHING;
  },
  users: ({ runner }, [accounts = []]) => {
    const users = accounts.slice(0, LIST_MAX).map((each) => userProperty(runner.world, each));
    return { fields: [['PropertyArray', users.filter((each) => each !== undefined)]] };
  },
  friend_add: async ({ run }, [account = '']) => {
    await run('friend.add', { no: asUserNo(account) });
    return NOTHING;
  },
  friend_delete: async ({ run }, [account = '']) => {
    await run('friend.del', { no: asUserNo(account) });
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
