import { agreeToApplication, applyForSeat, cancelApplication, clearApplications } from './applications.ts';
import { sayGreeting, sayInRoom } from './chat.ts';
import { favourRoom } from './favourites.ts';
import { addRoom, editRoom, forbidRoom, operateHearts } from './manage-room.ts';
import { closeRoomSocket, openRoomSocket, sweepRooms } from './room-sockets.ts';
import { closeSeatLink, openSeatLink } from './seat-links.ts';
import { administerSeat, leaveSeat, manageSeat, setVolume, takeSeat } from './seats.ts';
import {
  banFromRoom,
  cancelManager,
  cancelReception,
  clearChat,
  muteInRoom,
  setManager,
  setReception,
} from './staff.ts';
import { joinRoom, leaveRoom } from './visits.ts';

/** Every write of voice rooms. */
export const ROOM_COMMANDS = {
  'room.socket_open': openRoomSocket,
  'room.socket_close': closeRoomSocket,
  'room.link_open': openSeatLink,
  'room.link_close': closeSeatLink,
  'room.sweep': sweepRooms,
  'room.add': addRoom,
  'room.edit': editRoom,
  'room.join': joinRoom,
  'room.leave': leaveRoom,
  'room.say': sayInRoom,
  'room.login_window_send': sayGreeting,
  'room.set_admin': setManager,
  'room.cancel_admin': cancelManager,
  'room.set_reception': setReception,
  'room.cancel_reception': cancelReception,
  'room.black': banFromRoom,
  'room.speaking': muteInRoom,
  'room.clear_screen': clearChat,
  'room.heart_op': operateHearts,
  'favourite.do': favourRoom,
  'seat.apply': applyForSeat,
  'seat.cancel': cancelApplication,
  'seat.agree': agreeToApplication,
  'seat.clear_applications': clearApplications,
  'seat.manage': manageSeat,
  'seat.up': takeSeat,
  'seat.drop': leaveSeat,
  'seat.admin': administerSeat,
  'seat.volume': setVolume,
  'control.rooms.forbid': forbidRoom,
} as const;
