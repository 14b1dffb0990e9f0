export { hallsEventHandlers } from './halls.events.ts';
export { hallsSaga } from './halls.saga.ts';
export {
  type HallCardModel,
  type MemberRowModel,
  type NoticeModel,
  type RailHallModel,
  selectAnnouncement,
  selectDiscover,
  selectMembers,
  selectMentionTotal,
  selectMyHallsLoad,
  selectNotices,
  selectOpenHall,
  selectOpenHallId,
  selectOpenHallOwner,
  selectRail,
  selectTitlePlace,
} from './halls.selectors.ts';
export { hallsActions, hallsReducer } from './halls.slice.ts';
export type { HallsRoot, Mentions } from './halls.state.ts';
export { type KnownChannel, type KnownHall, knownHall } from './known-hall.ts';
export { leavesOf } from './leaves.ts';
export { presenceIn, sendForbiddenIn, userChangeIn } from './members.events.ts';
export {
  addPage,
  firstPage,
  MEMBER_SEARCH_PAUSE_MS,
  type Members,
  type MembersPage,
  noMembers,
  pageTowards,
} from './members.model.ts';
export { createHallModal } from './modals.ts';
export { seenUntil } from './notices.model.ts';
export { openHallSaga } from './open-hall.saga.ts';
