import type { CoreEvent } from '../kernel/events.ts';
import type { CommandName } from './command-table.ts';

/** Where an event comes from, which decides which gateways hear it. */
export type EventSource = 'hall' | 'room' | 'session' | 'im' | 'fault';

/**
 * What gateways remember of a world between two commands: the audiences of halls and of rooms, and who may be heard in the
 * audio. `own-audio` changes it for the actor alone.
 */
export type Remembered = 'hall' | 'room' | 'audio' | 'own-audio';

/** What is true of every run of a command. */
export interface CommandTraits {
  /** A signed-in person, a person or a visitor, a node by itself, or the control API. */
  readonly by: 'person' | 'anyone' | 'platform' | 'control';
  /** Sources of the events that it may cause. */
  readonly causes: readonly EventSource[];
  /** What it may change of that which gateways remember. */
  readonly moves: readonly Remembered[];
  /** Whether a run takes a token of the actor's send rate (rights/send-rate.ts). */
  readonly isPaced: boolean;
}

type Effects = Partial<Omit<CommandTraits, 'by'>>;

const traitsOf =
  (by: CommandTraits['by']) =>
  (effects: Effects = {}): CommandTraits => ({ by, causes: [], moves: [], isPaced: false, ...effects });

const person = traitsOf('person');
const anyone = traitsOf('anyone');
const platform = traitsOf('platform');
const control = traitsOf('control');

/** Every command: one without traits does not compile. `command-traits.test.ts` reports missing and superfluous traits. */
export const COMMAND_TRAITS: { readonly [Name in CommandName]: CommandTraits } = {
  'world.create': platform({ moves: ['hall', 'room'] }),
  'world.resume': platform({ causes: ['hall'] }),
  'node.start': platform({ causes: ['hall'] }),
  'node.lapse': platform({ causes: ['hall'] }),
  'connection.open': person({ causes: ['hall', 'session'], moves: ['own-audio'] }),
  'connection.close': person({ causes: ['hall'] }),
  'account.register': anyone(),
  'account.login': anyone({ causes: ['hall', 'session'], moves: ['audio'] }),
  'login.silent': anyone({ causes: ['hall', 'session'], moves: ['audio'] }),
  'login.partner': anyone({ causes: ['hall', 'session'], moves: ['audio'] }),
  'login.wechat': anyone({ causes: ['hall', 'session'], moves: ['audio'] }),
  'login.bind_phone': anyone({ causes: ['hall', 'session'], moves: ['audio'] }),
  'account.forgot': anyone({ causes: ['hall', 'session', 'im'], moves: ['audio'] }),
  'account.initpass': person({ causes: ['hall', 'session', 'im'], moves: ['own-audio'] }),
  'account.logout': person({ causes: ['hall', 'session', 'im'], moves: ['own-audio'] }),
  'account.setbase': person(),
  'account.wechat_auth': person(),
  'account.tosms': person(),
  'account.profile_save': person(),
  'account.home_page': person(),
  'user.first_register_package': person(),
  'account.captcha': anyone(),
  'account.sms': anyone(),
  'session.sweep': platform({ causes: ['hall', 'session'], moves: ['audio'] }),
  'control.accounts.set': control({ causes: ['hall', 'room', 'session', 'im'], moves: ['room', 'audio'] }),
  'control.codes.issue': control(),
  'control.people.set': control(),
  'control.skills.set': control(),
  'real_name.submit': person(),
  'file.upload': person(),
  'account.report': person(),
  'user.feedback': person(),
  'user.login_log': person(),
  'real_name.review': platform(),
  'hall.enter': person({ causes: ['hall'], moves: ['hall'] }),
  'hall.leave': person({ causes: ['hall'], moves: ['hall', 'own-audio'] }),
  'hall.kick_out': person({ causes: ['hall'], moves: ['hall', 'audio'] }),
  'hall.delete': person({ causes: ['hall'], moves: ['hall', 'audio'] }),
  'hall.create': person({ causes: ['hall'], moves: ['hall'] }),
  'hall.update': person({ causes: ['hall'] }),
  'hall.set_manage': person({ causes: ['hall'], moves: ['hall'] }),
  'hall.remove_manage': person({ causes: ['hall'], moves: ['hall'] }),
  'hall.user_mute_mic': person({ causes: ['hall'], moves: ['audio'] }),
  'control.members.set': control({ causes: ['hall'], moves: ['hall', 'audio'] }),
  'channel.join': person({ causes: ['hall'], moves: ['hall', 'own-audio'] }),
  'channel.create': person({ causes: ['hall'], moves: ['hall'] }),
  'channel.update': person({ causes: ['hall'] }),
  'channel.set_password': person({ causes: ['hall'], moves: ['hall'] }),
  'channel.del': person({ causes: ['hall'], moves: ['hall', 'audio'] }),
  'channel.leave': person({ causes: ['hall'], moves: ['own-audio'] }),
  'hall.apply_mic': person({ causes: ['hall'] }),
  'hall.withdraw_mic': person({ causes: ['hall'] }),
  'hall.approve_mic': person({ causes: ['hall'], moves: ['audio'] }),
  'hall.decline_mics': person({ causes: ['hall'] }),
  'channel.mute': person({ causes: ['hall'] }),
  'channel.mute_all': person({ causes: ['hall'], moves: ['audio'] }),
  'channel.invite': person({ causes: ['hall'] }),
  'channel.post_gaming': person({ causes: ['hall'] }),
  'channel.update_gaming': person({ causes: ['hall'] }),
  'channel.close_gaming': person({ causes: ['hall'] }),
  'notice.create': person({ causes: ['hall'] }),
  'notice.del': person({ causes: ['hall'] }),
  'invite.sweep': platform({ causes: ['hall'] }),
  'notice.sweep': platform({ causes: ['hall'] }),
  'voice.settings': person(),
  'voice.link_open': person(),
  'voice.link_close': person(),
  'voice.sweep': platform({ causes: ['hall'], moves: ['audio'] }),
  'chat.send': person({ causes: ['hall'], isPaced: true }),
  'chat.read': person({ causes: ['hall'] }),
  'control.messages.clear': control({ causes: ['hall'] }),
  'blacklist.add': person({ causes: ['hall', 'im'] }),
  'blacklist.remove': person({ causes: ['hall', 'im'] }),
  'account.tofollow': person({ causes: ['im'] }),
  'friend.add': person({ causes: ['im'] }),
  'friend.del': person(),
  'im.token': person(),
  'im.read': person({ causes: ['im'] }),
  'im.receipt': person({ causes: ['im'] }),
  'im.team_receipt': person({ causes: ['im'] }),
  'im.kick': person({ causes: ['im'] }),
  'im.pin': person({ causes: ['im'] }),
  'im.delete_session': person({ causes: ['im'] }),
  'im.send': person({ causes: ['im'] }),
  'im.recall': person({ causes: ['im'] }),
  'im.create_team': person({ causes: ['im'] }),
  'im.add_to_team': person({ causes: ['im'] }),
  'im.kick_from_team': person({ causes: ['im'] }),
  'im.leave_team': person({ causes: ['im'] }),
  'im.dismiss_team': person({ causes: ['im'] }),
  'bar.serve_group': person({ causes: ['im'] }),
  'group.weal_bind_hall': person({ causes: ['im'] }),
  'room.socket_open': person({ causes: ['room', 'session'], moves: ['own-audio'] }),
  'room.socket_close': person(),
  'room.link_open': person(),
  'room.link_close': person(),
  'room.sweep': platform({ causes: ['room'], moves: ['room', 'audio'] }),
  'room.add': person({ moves: ['room'] }),
  'room.join': person({ causes: ['room'], moves: ['room', 'own-audio'] }),
  'room.edit': person({ causes: ['room'], moves: ['audio'] }),
  'room.leave': person({ causes: ['room'], moves: ['room', 'audio'] }),
  'room.black': person({ causes: ['room'], moves: ['room', 'audio'] }),
  'room.say': person({ causes: ['room'], isPaced: true }),
  'room.login_window_send': person({ causes: ['room'], isPaced: true }),
  'room.set_admin': person({ causes: ['room'], moves: ['audio'] }),
  'room.cancel_admin': person({ causes: ['room'], moves: ['audio'] }),
  'room.set_reception': person({ causes: ['room'], moves: ['audio'] }),
  'room.cancel_reception': person({ causes: ['room'], moves: ['audio'] }),
  'room.speaking': person({ causes: ['room'] }),
  'room.clear_screen': person({ causes: ['room'] }),
  'room.heart_op': person({ causes: ['room'] }),
  'favourite.do': person(),
  'seat.apply': person({ causes: ['room'], moves: ['own-audio'] }),
  'seat.cancel': person({ causes: ['room'], moves: ['own-audio'] }),
  'seat.clear_applications': person({ causes: ['room'], moves: ['audio'] }),
  'seat.volume': person({ causes: ['room'] }),
  'seat.agree': person({ causes: ['room'], moves: ['audio'] }),
  'seat.manage': person({ causes: ['room'], moves: ['own-audio'] }),
  'seat.admin': person({ causes: ['room'], moves: ['audio'] }),
  'seat.up': person({ causes: ['room'], moves: ['own-audio'] }),
  'seat.drop': person({ causes: ['room'], moves: ['own-audio'] }),
  'control.rooms.forbid': control({ causes: ['room'], moves: ['audio'] }),
  'gift.send': person({ causes: ['room'] }),
  'gift.chat_send': person({ causes: ['im'] }),
  'recharge.create_order': person(),
  'payment.pay': person(),
  'payment.payForPC': person(),
  'recharge.cancel_order': person(),
  'first_charge.get_pack': person(),
  'order.settle': platform(),
  'cashier.press': anyone(),
  'control.money.give': control(),
  'control.bag.give': control(),
  'control.cashier.set': control(),
  'control.cashier.callback': control(),
  'control.events.emit': control({ causes: ['hall'] }),
  'control.room-events.emit': control({ causes: ['room'] }),
  'control.acks.set': control({ causes: ['fault'] }),
  'control.network.set': control({ causes: ['fault'] }),
  'control.faults.set': control(),
  'control.connection_faults.set': control(),
  'control.call_faults.set': control(),
  'control.calls.stall': control(),
  'control.connections.close': control({ causes: ['fault'] }),
  'control.clock.advance': control({ moves: ['audio'] }),
  'control.worlds.bots': control(),
  'control.ops.set': control(),
};

const SOURCES: { readonly [Kind in CoreEvent['kind']]: EventSource } = {
  'hall-event': 'hall',
  'unread-grew': 'hall',
  'room-event': 'room',
  'session-ended': 'session',
  'session-taken-over': 'session',
  'im-message': 'im',
  'im-session': 'im',
  'im-receipt': 'im',
  'im-team-read': 'im',
  'im-block': 'im',
  'im-kicked': 'im',
  'acks-released': 'fault',
  'network-changed': 'fault',
  'connections-closing': 'fault',
};

export function sourceOf({ kind }: CoreEvent): EventSource {
  return SOURCES[kind];
}
