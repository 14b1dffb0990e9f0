import { AUDIO_DIALOGS } from '../features/audio/views/dialogs.ts';
import { CHANNEL_DIALOGS } from '../features/channel/views/dialogs.ts';
import { CHAT_ACCOUNT_DIALOGS } from '../features/chat-account/views/dialogs.ts';
import { CHAT_GIFTS_DIALOGS } from '../features/chat-gifts/views/dialogs.ts';
import { CLIPS_DIALOGS } from '../features/clips/views/dialogs.ts';
import { CONTACTS_DIALOGS } from '../features/contacts/views/dialogs.ts';
import { GALLERY_DIALOGS } from '../features/gallery/views/dialogs.ts';
import { GROUPS_DIALOGS } from '../features/groups/views/dialogs.ts';
import { HALL_MANAGEMENT_DIALOGS } from '../features/hall-management/views/dialogs.ts';
import type { ModalDialog } from '../features/modals/views/dialog.ts';
import { MODALS_DIALOGS } from '../features/modals/views/dialogs.ts';
import { NOTICES_DIALOGS } from '../features/notices/views/dialogs.ts';
import { PASSWORD_DIALOGS } from '../features/password/views/dialogs.ts';
import { PEOPLE_DIALOGS } from '../features/people/views/dialogs.ts';
import { REPORT_DIALOGS } from '../features/people/views/report-dialogs.ts';
import { PROFILE_DIALOGS } from '../features/profile/views/dialogs.ts';
import { QUICK_DIALOGS } from '../features/quick-switch/views/dialogs.ts';
import { RANKINGS_DIALOGS } from '../features/rankings/views/dialogs.ts';
import { REAL_NAME_DIALOGS } from '../features/real-name/views/dialogs.ts';
import { ROOM_MAKING_DIALOGS } from '../features/room-making/views/dialogs.ts';
import { ROOM_SETTINGS_DIALOGS } from '../features/room-settings/views/dialogs.ts';
import { SEARCH_DIALOGS } from '../features/search/views/dialogs.ts';
import { SESSION_DIALOGS } from '../features/session/views/dialogs.ts';
import { SETTINGS_DIALOGS, SHORTCUTS_DIALOGS } from '../features/settings/views/dialogs.ts';
import { SHARING_DIALOGS } from '../features/sharing/views/dialogs.ts';
import { SUPPORT_DIALOGS } from '../features/support/views/dialogs.ts';
import { TEAM_SQUARE_DIALOGS } from '../features/team-square/views/dialogs.ts';
import { WALLET_DIALOGS } from '../features/wallet/views/dialogs.ts';
import type { LateName } from '../lib/late-parts.ts';

interface Row {
  /** The part with the state of these dialogs. */
  readonly part: LateName | null;
  readonly dialogs: readonly ModalDialog[];
  /** A part whose sagas finish what these dialogs begin. */
  readonly also?: LateName;
}

/** The dialogs of each feature. Those of a late feature are drawn once its part is taken in, which opening one begins. */
const DIALOGS: readonly Row[] = [
  { part: null, dialogs: MODALS_DIALOGS },
  { part: null, dialogs: SESSION_DIALOGS },
  { part: null, dialogs: SETTINGS_DIALOGS },
  { part: 'hall', dialogs: AUDIO_DIALOGS },
  { part: 'hall', dialogs: SHORTCUTS_DIALOGS },
  { part: 'hall', dialogs: CHANNEL_DIALOGS },
  // The settings moderate members as their cards do.
  { part: 'hallManagement', dialogs: HALL_MANAGEMENT_DIALOGS, also: 'people' },
  { part: 'hallManagement', dialogs: NOTICES_DIALOGS },
  { part: 'people', dialogs: PEOPLE_DIALOGS },
  { part: 'clips', dialogs: CLIPS_DIALOGS },
  { part: 'gallery', dialogs: GALLERY_DIALOGS },
  { part: 'groups', dialogs: GROUPS_DIALOGS },
  { part: 'chatGifts', dialogs: CHAT_GIFTS_DIALOGS },
  { part: 'rooms', dialogs: RANKINGS_DIALOGS },
  { part: 'rooms', dialogs: REAL_NAME_DIALOGS },
  { part: 'rooms', dialogs: ROOM_MAKING_DIALOGS },
  { part: 'rooms', dialogs: ROOM_SETTINGS_DIALOGS },
  { part: 'search', dialogs: QUICK_DIALOGS },
  { part: 'search', dialogs: SEARCH_DIALOGS },
  // A team and a gaming card belong to a voice channel, which is joined first.
  { part: 'teamSquare', dialogs: TEAM_SQUARE_DIALOGS, also: 'hall' },
  { part: 'contacts', dialogs: CHAT_ACCOUNT_DIALOGS },
  { part: 'contacts', dialogs: CONTACTS_DIALOGS },
  { part: 'contacts', dialogs: PASSWORD_DIALOGS },
  { part: 'contacts', dialogs: PROFILE_DIALOGS },
  { part: 'contacts', dialogs: SUPPORT_DIALOGS },
  // To friends and groups, by private messages.
  { part: 'contacts', dialogs: SHARING_DIALOGS, also: 'im' },
  { part: 'contacts', dialogs: REPORT_DIALOGS },
  { part: 'wallet', dialogs: WALLET_DIALOGS },
];

export const DIALOG_OF_MODAL: ReadonlyMap<string, ModalDialog & Pick<Row, 'part' | 'also'>> = new Map(
  DIALOGS.flatMap(({ dialogs, ...parts }) => dialogs.map((dialog) => [dialog.name, { ...dialog, ...parts }] as const)),
);
