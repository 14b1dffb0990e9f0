import type { ChannelId, HallId } from '@miczero/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { FeedbackText } from '../feedback/index.ts';
import { defineModal } from './define-modal.ts';

export interface ConfirmProps {
  readonly title: FeedbackText;
  readonly body: FeedbackText | null;
  readonly action: FeedbackText;
  readonly danger: boolean;
  /** Dispatched when the user agrees. */
  readonly onConfirm: UnknownAction;
}
/** A question with a yes and a no. */
export const confirmModal = defineModal<ConfirmProps>('confirm');

export interface NoticeProps {
  readonly text: FeedbackText;
}
/** Something that must be read: one button, no choice. */
export const noticeModal = defineModal<NoticeProps>('notice');

export const shortcutsModal = defineModal('shortcuts');

export interface CodeProps {
  readonly title: FeedbackText;
  readonly text: FeedbackText;
  /** What a phone reads from the code. */
  readonly content: string;
}
/** modal.code: something to open on a phone. */
export const codeModal = defineModal<CodeProps>('code');

/** A hall, one of its channels, or a room: what friends are called to. */
export type ShareProps =
  | { readonly kind: 'hall'; readonly hall_id: HallId; readonly channel_id: ChannelId | null }
  | { readonly kind: 'room'; readonly room_no: string; readonly name: string };
/** The link to a place, to be copied or sent. features/sharing draws it. */
export const shareModal = defineModal<ShareProps>('share');

export interface UncopiedProps {
  readonly text: string;
}
/** A text that did not get to the clipboard. */
export const uncopiedModal = defineModal<UncopiedProps>('uncopied');
