import type { HallId, UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import type { Load } from '../feedback/index.ts';
import type { PreferencesRoot } from '../preferences/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { HallsRoot } from './halls.state.ts';
import { leavesOf } from './leaves.ts';
import type { MemberRow } from './members.model.ts';

type Root = ConnectionRoot & HallsRoot & PreferencesRoot & SessionRoot;
const pictures = (state: Root) => selectResolvePicture(state);

export interface RailHallModel {
  readonly hall_id: HallId;
  readonly name: string;
  readonly bg_img: string;
  readonly isActive: boolean;
  /** Only mentions of this hall are worth a mark. */
  readonly isMuted: boolean;
  readonly unread: number;
  readonly mentions: number;
}
export interface HallCardModel {
  readonly hall_id: HallId;
  readonly name: string;
  readonly intro: string;
  readonly bg_img: string;
  readonly user_count: number;
  readonly online_count: number;
  /** Already a member: the button opens instead of joining. */
  readonly in_hall: boolean;
  readonly isEntering: boolean;
}
export interface MemberRowModel {
  readonly uid: UserNo;
  readonly nick: string;
  readonly avatar: string;
  readonly online: boolean;
  readonly role: 'owner' | 'manage' | '';
  readonly isMe: boolean;
  readonly text_mute: boolean;
  readonly mic_mute: boolean;
  readonly mic_muted_by: string;
}
export interface MembersModel {
  readonly load: Load;
  /** At most 60, online people first. */
  readonly rows: readonly MemberRowModel[];
  readonly onlineCount: number;
  readonly offlineCount: number;
  readonly hasAbove: boolean;
  readonly hasBelow: boolean;
  /** The window is not at the start and does not page up any more: offer "back to the top". */
  readonly canReturnToTop: boolean;
}
export interface OpenHallModel {
  readonly hall_id: HallId;
  readonly load: Load;
  /** It could not be loaded: nothing is known of it. */
  readonly isMissing: boolean;
  /** '' until it is known. */
  readonly name: string;
  readonly bg_img: string;
  readonly intro: string;
  readonly in_hall: boolean;
  readonly isOwner: boolean;
}
export const selectOpenHallId = ({ halls }: HallsRoot): HallId | null => halls.open?.hall_id ?? null;
export const selectOpenHallOwner = ({ halls }: HallsRoot): UserNo | null => halls.open?.hall?.user_id ?? null;
export const selectAnnouncement = ({ halls }: HallsRoot): string | null => halls.announcement;
export const selectMyHallsLoad = ({ halls }: HallsRoot): Load => halls.mine.load;

export const selectRail = createSelector(
  [
    ({ halls }: Root) => halls.mine.list,
    ({ halls }: Root) => halls.hallUnread,
    ({ halls }: Root) => halls.mentions,
    selectOpenHallId,
    pictures,
    ({ preferences }: PreferencesRoot) => preferences.mutedHalls,
  ],
  (list, unread, mentions, open, resolve, mutedHalls): readonly RailHallModel[] =>
    list.map(({ id, name, bg_img }) => ({
      hall_id: id,
      name,
      bg_img: resolve(bg_img),
      isActive: id === open,
      isMuted: mutedHalls.includes(id),
      unread: unread[id] ?? 0,
      mentions: Object.values(mentions).reduce((sum, { hall_id, count }) => (hall_id === id ? sum + count : sum), 0),
    })),
);
/** Messages that mention the viewer and were not seen, for the title and the icon of the page. */
export const selectMentionTotal = createSelector([({ halls }: HallsRoot) => halls.mentions], (mentions) =>
  Object.values(mentions).reduce((sum, { count }) => sum + count, 0),
);

/** What the title of the page names: the hall and the channel on screen, '' without one. */
export const selectTitlePlace = createSelector(
  [({ halls }: HallsRoot) => halls.open?.hall, ({ halls }: HallsRoot) => halls.shown],
  (hall, shown) => ({
    hall: hall?.name ?? '',
    channel: leavesOf(hall ?? {}).find(({ id }) => id === shown)?.name ?? '',
  }),
);

export const selectDiscover = createSelector(
  [({ halls }: Root) => halls.discover, ({ halls }: Root) => halls.entering, pictures],
  (discover, entering, resolve) => ({
    load: discover.load,
    keyword: discover.keyword,
    hasMore: discover.page > 0 && discover.page < discover.pageTotal,
    /** The cards are from before: the search did not come again. */
    isStale: discover.page === 0 && discover.load.status === 'failed',
    cards: discover.list.map(
      ({ id, name, intro, bg_img, user_count, online_count, in_hall }): HallCardModel => ({
        hall_id: id,
        name,
        intro,
        bg_img: resolve(bg_img),
        user_count,
        online_count,
        in_hall,
        isEntering: id === entering,
      }),
    ),
  }),
);

export const selectOpenHall = createSelector(
  [({ halls }: Root) => halls.open, selectViewer, pictures],
  (open, viewer, resolve): OpenHallModel | null =>
    open && {
      hall_id: open.hall_id,
      load: open.load,
      isMissing: open.load.status === 'failed' && open.hall === null,
      name: open.hall?.name ?? '',
      bg_img: resolve(open.hall?.bg_img ?? ''),
      intro: open.hall?.intro ?? '',
      in_hall: open.hall?.in_hall ?? false,
      // role.hall-owner
      isOwner: viewer !== null && open.hall?.user_id === viewer,
    },
);

/** How a member is shown: one model for each row of the state, so that a page of members leaves the rows of others alone. */
const selectRowOf = createSelector(
  [
    ({ halls }: Root) => halls.members.owner,
    ({ halls }: Root) => halls.open?.hall?.mute_all ?? false,
    selectViewer,
    pictures,
  ],
  (owner, isAllMuted, viewer, resolve) => {
    const models = new WeakMap<MemberRow, MemberRowModel>();
    return (row: MemberRow): MemberRowModel => {
      const model = models.get(row) ?? {
        uid: row.id,
        nick: row.nick,
        avatar: resolve(row.avatar),
        online: row.online,
        role: row.id === owner ? 'owner' : row.role,
        isMe: row.id === viewer,
        // role.hall-function.mute-all: owner and managers keep their voice.
        text_mute: row.text_mute || (isAllMuted && row.role === '' && row.id !== owner),
        mic_mute: row.mic_mute,
        mic_muted_by: row.mic_muted_by,
      };
      models.set(row, model);
      return model;
    };
  },
);

export const selectMembers = createSelector(
  [({ halls }: Root) => halls.members, ({ halls }: Root) => halls.membersLoad, selectRowOf],
  (members, load, rowOf): MembersModel => ({
    load,
    onlineCount: members.onlineCount,
    offlineCount: members.offlineCount,
    hasAbove: members.hasAbove,
    hasBelow: members.hasBelow,
    canReturnToTop: !members.hasAbove && (members.rows[0]?.page ?? 1) > 1,
    rows: members.rows.map(rowOf),
  }),
);

export interface NoticeModel {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** Not put away yet: to be shown by itself. */
  readonly isFresh: boolean;
}

/** The notices of the open hall, newest first. */
export const selectNotices = createSelector(
  [({ halls }: HallsRoot) => halls.notices],
  ({ list, fresh }): readonly NoticeModel[] =>
    list.map(({ id, title, content, create_time }) => ({
      id,
      title,
      content,
      time: create_time,
      isFresh: fresh.includes(id),
    })),
);
