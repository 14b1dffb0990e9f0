import type { Chapter } from '../../i18n/catalogue.ts';
import type { LateName } from '../../lib/late-parts.ts';

/** The texts of each late part, for its views and sagas. They are loaded before the part is taken in. */
export const PART_CHAPTERS = {
  hall: ['audio', 'channel', 'chat', 'emoji', 'hallLobby', 'memberList', 'person'],
  explore: ['explore'],
  teamSquare: ['teamSquare'],
  guides: ['guides'],
  appUpdate: ['appUpdate'],
  invitation: ['invitation'],
  people: ['people'],
  hallManagement: ['firstSteps', 'hallManagement', 'notices'],
  search: ['channel', 'search'],
  im: ['emoji', 'im'],
  clips: ['clips'],
  groups: ['groups'],
  gallery: ['lightbox'],
  chatGifts: ['gifts'],
  contacts: ['chatAccount', 'contacts', 'password', 'profile', 'support'],
  wallet: ['wallet'],
  room: ['room', 'roomChat', 'seats', 'voice'],
  rooms: ['realName', 'roomList', 'roomMaking', 'roomSettings'],
} as const satisfies Readonly<Record<LateName, readonly Chapter[]>>;
