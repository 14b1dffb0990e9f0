import type { HallId, UserNo } from '@miczero/contracts';
import { defineModal, type OpenModal } from '../modals/index.ts';

export interface PersonProps {
  readonly uid: UserNo;
  /** The hall that the card is about. */
  readonly hall_id: HallId;
  readonly nick: string;
}
/** modal.im-panel: the panel of messages; with `to` the private session with a user. */
export const messagesModal = defineModal<{ readonly to: UserNo | null }>('messages');

/** modal.profile-card: the card of a user who is not on screen to stand beside. */
export const personModal = defineModal<PersonProps>('person');

/** The page of a user: who they are, and what they show of themselves. */
export const profileModal = defineModal<{ readonly no: UserNo; readonly nick: string }>('profile');

/** The open modals that lie over the page, the topmost last. A column of messages is a part of the page. */
export function overlaysOf(modals: readonly OpenModal[], isBeside: boolean): readonly OpenModal[] {
  return isBeside ? modals.filter(({ name }) => name !== messagesModal.name) : modals;
}
