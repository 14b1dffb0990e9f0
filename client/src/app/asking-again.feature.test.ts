import type { EndpointName } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { selectShownChannel } from '../features/channel/channel.selectors.ts';
import { channelActions } from '../features/channel/index.ts';
import { SERVER_RETRY_MAX_MS } from '../features/connection/server-errors.saga.ts';
import { contactsActions, contactsModal } from '../features/contacts/index.ts';
import { discoverActions } from '../features/discover/index.ts';
import { groupsActions } from '../features/groups/index.ts';
import { rosterActions } from '../features/hall-management/index.ts';
import { hallsActions } from '../features/halls/index.ts';
import { groupPickModal } from '../features/im/index.ts';
import { shareModal } from '../features/modals/index.ts';
import { profileModal } from '../features/person/index.ts';
import { profileActions } from '../features/profile/index.ts';
import { rankingModal, rankingsActions } from '../features/rankings/index.ts';
import { roomListActions } from '../features/room-list/index.ts';
import { searchActions, searchModal } from '../features/search/index.ts';
import { teamSquareActions } from '../features/team-square/index.ts';
import { paymentModal, topUpActions, walletModal } from '../features/wallet/index.ts';
import type { LateName } from '../lib/late-parts.ts';
import { networkBack } from '../realtime/kernel/link-actions.ts';
import { GUIDES, HALL, OTHER, VIEWER } from '../testing/chat-lines.ts';
import { answerExplore } from '../testing/explore.ts';
import { inChannel, type Run, signedInOrigin } from '../testing/run-client.ts';
import type { WholeState } from '../testing/whole-state.ts';

interface Place {
  readonly what: string;
  readonly name: EndpointName;
  readonly part?: LateName;
  readonly open: (run: Run) => void;
  /** What the page says of it. */
  readonly load: (state: WholeState) => unknown;
}

/** One for each listener of `askAgainOn` and `retryDue` that tells of a failure. */
const PLACES: readonly Place[] = [
  {
    what: 'the rail',
    name: 'hall.list',
    open: (run) => run.dispatch(hallsActions.myHallsRequested()),
    load: ({ halls }) => halls.mine.load,
  },
  {
    what: 'the halls of discover',
    name: 'hall.search',
    open: (run) => run.dispatch(hallsActions.discoverRequested({ keyword: '' })),
    load: ({ halls }) => halls.discover.load,
  },
  {
    what: 'the open hall',
    name: 'hall.detail',
    open: (run) => run.dispatch(hallsActions.hallRetryRequested()),
    load: ({ halls }) => halls.open?.load,
  },
  {
    what: 'its members',
    name: 'hall.user_list',
    open: (run) => {
      run.dispatch(hallsActions.hallCloseRequested());
      run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    },
    load: ({ halls }) => halls.membersLoad,
  },
  {
    what: 'the channel',
    name: 'channel.check_join',
    open: (run) => run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES })),
    load: (state) => selectShownChannel(state),
  },
  {
    what: 'the lines of the channel',
    name: 'channel.message',
    open: (run) => run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES })),
    load: ({ chat }) => chat.load,
  },
  {
    what: 'the rooms of discover',
    name: 'room.list',
    part: 'explore',
    open: (run) => run.dispatch(discoverActions.shown()),
    load: ({ discover }) => discover.load,
  },
  {
    what: 'the teams',
    name: 'channel.invitation',
    part: 'teamSquare',
    open: (run) => run.dispatch(teamSquareActions.shown()),
    load: ({ teamSquare }) => teamSquare.load,
  },
  {
    what: 'the list of rooms',
    name: 'room.list',
    part: 'rooms',
    open: (run) => run.dispatch(roomListActions.shown({ kind: 'open', room_class: null })),
    load: ({ roomList }) => roomList.load,
  },
  {
    what: 'the shop of the wallet',
    name: 'recharge.options',
    part: 'wallet',
    open: (run) => {
      run.dispatch(walletModal.open({ need: null }));
      run.dispatch(topUpActions.shopRequested());
    },
    load: ({ topUp }) => topUp.shopLoad,
  },
  {
    what: 'players of discover',
    name: 'game.home_player',
    part: 'explore',
    open: (run) => {
      run.dispatch(discoverActions.shown());
      run.dispatch(discoverActions.viewerKnown());
    },
    load: ({ discover }) => discover.failed,
  },
  {
    what: 'the games of the square',
    name: 'game.match_entry',
    part: 'teamSquare',
    open: (run) => run.dispatch(teamSquareActions.shown()),
    load: ({ teamSquare }) => teamSquare.publicFailed,
  },
  {
    what: 'the notices of the hall',
    name: 'notice.list',
    open: (run) => run.dispatch(hallsActions.noticesRequested()),
    load: ({ halls }) => halls.notices.failed,
  },
  {
    what: 'friends',
    name: 'friend.list',
    part: 'contacts',
    open: (run) => {
      run.dispatch(contactsModal.open({ list: 'friends' }));
      run.dispatch(contactsActions.listRequested('friends'));
    },
    load: ({ contacts }) => contacts.lists.friends.load,
  },
  {
    what: 'friends to call to a place',
    name: 'friend.list',
    part: 'contacts',
    open: (run) => {
      run.dispatch(shareModal.open({ kind: 'hall', hall_id: HALL, channel_id: null }));
      run.dispatch(contactsActions.listRequested('friends'));
    },
    load: ({ contacts }) => contacts.lists.friends.load,
  },
  {
    what: 'the page of a user',
    name: 'account.profile',
    part: 'contacts',
    open: (run) => {
      run.dispatch(profileModal.open({ no: OTHER, nick: '阿澈' }));
      run.dispatch(profileActions.profileRequested(OTHER));
    },
    load: ({ profile }) => profile.open?.load,
  },
  {
    what: 'a ranking',
    name: 'ranking.received',
    part: 'rooms',
    open: (run) => {
      run.dispatch(rankingModal.open({ group_id: null }));
      const wish = { id: 'received', period: 'day', group_id: null } as const;
      run.dispatch(rankingsActions.shown(wish));
      run.dispatch(rankingsActions.requested(wish));
    },
    load: ({ rankings }) => Object.values(rankings.rankings).map(({ load }) => load),
  },
  {
    what: 'a search',
    name: 'tourist.search',
    part: 'search',
    open: (run) => {
      run.dispatch(searchModal.open({ kind: 'hall' }));
      run.dispatch(searchActions.opened({ kind: 'hall', keyword: '夜航' }));
    },
    load: ({ search }) => search.load,
  },
  {
    what: 'the members in the settings of the hall',
    name: 'hall.user_list',
    part: 'hallManagement',
    open: (run) => run.dispatch(rosterActions.wished({ hall_id: HALL, part: 'all', keyword: '' })),
    load: ({ roster }) => roster.load,
  },
  {
    what: 'friends for a group',
    name: 'friend.list',
    part: 'groups',
    open: (run) => {
      run.dispatch(groupPickModal.open({ group: null }));
      run.dispatch(groupsActions.friendsRequested());
    },
    load: ({ groups }) => groups.friends.load,
  },
  {
    what: 'past orders',
    name: 'recharge.query_order',
    part: 'wallet',
    open: (run) => {
      run.dispatch(walletModal.open({ need: null }));
      run.dispatch(topUpActions.historyRequested());
    },
    load: ({ topUp }) => topUp.historyLoad,
  },
];

const arrive = (part?: LateName) => {
  const origin = signedInOrigin();
  origin.values.set('orders', JSON.stringify({ no: VIEWER, open: null, past: ['a1'] }));
  return inChannel({ origin, parts: part ? ['hall', part] : ['hall'], prepare: answerExplore });
};

describe.each(PLACES)('$what', ({ name, part, open, load }) => {
  test('a failure stays on the page through each try of its own, until there is an answer', async () => {
    const run = await arrive(part);
    const told = () => JSON.stringify(load(run.state() as WholeState));
    run.http.breakDown(name);
    open(run);
    await run.clock.advance(1000);
    const before = run.http.requests(name).length;
    const seen = new Set([told()]);
    run.store.subscribe(() => seen.add(told()));
    await run.clock.advance(15_000);
    run.dispatch(networkBack());
    await run.clock.advance(1000);
    expect(run.http.requests(name).length).toBeGreaterThan(before + 2);
    expect([...seen]).toEqual([expect.stringContaining('feedback.serverError')]);
  });
});

test.each([
  ['the wallet', walletModal.open({ need: null }), walletModal.close()],
  ['the payment', paymentModal.open({ option_id: '60' }), paymentModal.close()],
])('%s that is closed asks for nothing', async (_what, opened, closed) => {
  const run = await arrive('wallet');
  run.http.breakDown('recharge.options');
  run.dispatch(opened);
  run.dispatch(topUpActions.shopRequested());
  await run.clock.advance(2000);
  const before = run.http.requests('recharge.options').length;
  expect(before).toBe(2);
  run.dispatch(closed);
  await run.clock.advance(10 * SERVER_RETRY_MAX_MS);
  expect(run.http.requests('recharge.options').length).toBe(before);
});
