import { longVoice } from '../../kit/clips.ts';
import { blockedPicture } from '../../kit/pictures.ts';
import { smsCodeOf } from '../areas/account.ts';
import type { Twist } from './twist.ts';

/** A phone without an account. */
const UNKNOWN_PHONE = '13911112222';

/** Refusals, as `call refusal`, that one call brings about in a way of its own. */
export const OF_ONE_CALL: Readonly<Record<string, Twist>> = {
  'seat.apply roomPermissionNeeded': { as: 'manager' },
  // A manager decides about members, and not about another manager.
  'seat.agree personProtected': {
    spoil: async ({ sandbox }) =>
      (await sandbox.as('owner')).call('hall.set_manage', { hall_id: sandbox.hall, uid: await sandbox.no('member') }),
  },
  'seat.admin seatEmpty': { change: () => ({ type: 2 }) },
  'account.login phoneUnknown': {
    change: async ({ sandbox }) => ({
      username: UNKNOWN_PHONE,
      smscode: await smsCodeOf(sandbox, UNKNOWN_PHONE, 'login'),
    }),
  },
  'account.chktoken tokenInvalid': { change: () => ({ access_token: 'wrong' }) },
  // Pictures in a chat are not censored by the upload.
  'file.upload clipTooLong': { change: () => ({ scene: 'voice' }), file: longVoice },
  'file.upload imageBlocked': { change: () => ({ scene: 'avatar' }), file: blockedPicture },
};

/** The example that a refusal is made from, where it is not the first. */
export const EXAMPLE_OF: Readonly<Record<string, number>> = {
  'account.chktoken tokenInvalid': 1,
  'account.follows userUnknown': 1,
  'account.login loginCodeWrong': 2,
  'account.login phoneUnknown': 1,
  'account.login smsCodeWrong': 1,
  'channel.invite permissionNeeded': 2,
  'channel.update_gaming nameInvalid': 1,
  'channel.update_gaming sendBlocked': 1,
  'gift.send giftReceiverUnknown': 1,
  'hall.kick_out channelUnknown': 1,
  'channel.mute_all channelUnknown': 1,
  'hall.user_mute_mic micMuted': 1,
  'hall.user_mute_mic voiceNeeded': 1,
  'ranking.received roomBanned': 1,
  'ranking.received roomUnknown': 1,
  'room.add roomTextBlocked': 1,
  'room.join roomBanned': 3,
  'room.leave roomPermissionNeeded': 1,
  'room.members roomPermissionNeeded': 2,
  'seat.agree hallMembershipNeeded': 1,
  'seat.agree permissionNeeded': 1,
  'seat.agree personProtected': 1,
  'seat.agree userUnknown': 1,
  'seat.applications hallMembershipNeeded': 2,
  'seat.applications permissionNeeded': 2,
  'seat.apply hallMembershipNeeded': 1,
  'seat.apply voiceNeeded': 1,
  'seat.cancel hallMembershipNeeded': 1,
  'seat.clear_applications hallMembershipNeeded': 2,
  'seat.clear_applications seatApplicationUnknown': 1,
  'seat.clear_applications permissionNeeded': 2,
};

/** Refusals that no walk brings about: what fills up only after more calls than the limits of one address allow, and the like. */
export const NOT_PROVOKED: ReadonlySet<string> = new Set([
  // No example carries the field that would have to be wrong.
  'room.add imageBlocked',
  'room.edit imageBlocked',
  'payment.payForPC orderClosed',
  // The limits of calls of one address are reached before there are so many.
  'account.sms smsTooMany',
  'account.tosms smsTooMany',
  'channel.create channelsFull',
  'favourite.do roomFavouritesFull',
  'hall.create hallsFull',
  'notice.create noticesFull',
  'account.tofollow relationsFull',
  'blacklist.add relationsFull',
  'friend.add relationsFull',
  'im.black_add relationsFull',
  'room.login_window_send sendTooFast',
  // Files of ten megabytes, or half a gigabyte of them.
  'account.home_page fileTooLarge',
  'account.home_page filesFull',
  'account.upload fileTooLarge',
  'account.upload filesFull',
  'file.upload fileTooLarge',
  'file.upload filesFull',
  // The seed `every-role` has no state from which it is one step away.
  'account.login phoneNeeded',
  'account.register phoneTaken',
  'account.sms smsTooSoon',
  'account.tosms phoneNeeded',
  'account.wechat_auth chatAccountTaken',
  'bar.serve_group groupUnknown',
  'channel.del welcomeChannelNeeded',
  'channel.invite inviteRunning',
  'channel.join deviceNotInUse',
  'recharge.cancel_order orderPaid',
  'room.join deviceNotInUse',
  'seat.agree seatTaken',
  'seat.up roomPermissionNeeded',
]);
