import type { EndpointName } from '@miczero/contracts';
import type { ControlName } from '@miczero/contracts/control';
import type { CommandName } from './command-table.ts';

/**
 * A command has the name of the call that makes it: `room.speaking` on the wire is `room.speaking` in the log. A call of
 * the control API makes the command `control.<call>`. The exceptions stand here, each with its reason.
 */

type NamedAfterCall = EndpointName | `control.${ControlName}`;

/** Commands that no call is named after, and what makes them. A command without an entry does not compile. */
export const OTHER_COMMANDS = {
  'world.create': 'a node that makes a world',
  'world.resume': 'a node that opens a recording as a world',
  'node.start': 'a node that opens a world',
  'node.lapse': 'the leading node, for a node that died',
  'connection.open': 'a hall socket that opened',
  'connection.close': 'a hall socket that closed',
  'room.socket_open': 'a room socket that opened',
  'room.socket_close': 'a room socket that closed',
  'voice.link_open': 'an audio socket that entered the audio of a voice channel',
  'voice.link_close': 'an audio socket that left it, or closed',
  'room.link_open': 'an audio socket that entered the audio of a room',
  'room.link_close': 'an audio socket that left it, or closed',
  'chat.send': 'request 1001 on a hall socket',
  'chat.read': 'request 1014 on a hall socket',
  'room.say': 'request 0x4009 on a room socket',
  'session.sweep': 'time: sessions expire',
  'voice.sweep': 'time: places in voice channels without a connection, or without their audio link, are given up',
  'room.sweep': 'time: visitors without a socket leave their rooms, and those without their audio link their seats',
  'invite.sweep': 'time: invites end',
  'notice.sweep': 'time: notices end',
  'real_name.review': 'time: the reviewer decides',
  'order.settle': 'time: the cashier answers; also a call that must not be too early for it',
  'cashier.press': 'a button of the page of the cashier',
  'im.token': 'three calls of three layers that answer the same token',
  'login.bind_phone': 'account.login of type 3 with an SMS code',
  'hall.apply_mic': 'seat.apply in a voice channel',
  'hall.withdraw_mic': 'seat.cancel in a voice channel',
  'hall.approve_mic': 'seat.agree in a voice channel',
  'hall.decline_mics': 'seat.clear_applications in a voice channel',
  'im.send': 'the messaging provider',
  'im.read': 'the messaging provider',
  'im.receipt': 'the messaging provider',
  'im.team_receipt': 'the messaging provider',
  'im.kick': 'the messaging provider',
  'im.pin': 'the messaging provider',
  'im.recall': 'the messaging provider',
  'im.delete_session': 'the messaging provider',
  'im.create_team': 'the messaging provider',
  'im.add_to_team': 'the messaging provider',
  'im.kick_from_team': 'the messaging provider',
  'im.leave_team': 'the messaging provider',
  'im.dismiss_team': 'the messaging provider',
} as const satisfies { readonly [Name in Exclude<CommandName, NamedAfterCall>]: string };

/** Calls that make the command of another name, because several calls are one and the same write. */
export const SHARED_COMMANDS: { readonly [Call in EndpointName]?: readonly CommandName[] } = {
  // One call of five login types; the other four types have commands of their own.
  'account.login': ['account.login', 'login.silent', 'login.wechat', 'login.partner', 'login.bind_phone'],
  'login.partner_op': ['login.partner'],
  'account.upload': ['file.upload'],
  // The picture is stored first, then it becomes the page's.
  'account.home_page': ['file.upload', 'account.home_page'],
  'user.getImToken': ['im.token'],
  'account.getYxToken': ['im.token'],
  'home.client_get_auth': ['im.token'],
  'gift.send_one': ['gift.send'],
  'gift.room_send': ['gift.send'],
  // The group of an application is a room, or a voice channel of a hall.
  'seat.apply': ['seat.apply', 'hall.apply_mic'],
  'seat.cancel': ['seat.cancel', 'hall.withdraw_mic'],
  'seat.agree': ['seat.agree', 'hall.approve_mic'],
  'seat.clear_applications': ['seat.clear_applications', 'hall.decline_mics'],
  'im.black_add': ['blacklist.add'],
  'im.black_del': ['blacklist.remove'],
};
