import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';

/** What each modal needs to know, by name. At most one of each name is open; the last opened is on top. */
export interface Modals {
  /** modal.login. Closing it is allowed: visitors exist. */
  readonly login: { readonly name: 'login'; readonly tab: LoginTab; readonly username?: string };
  /** Somebody of the chat app whose phone is asked for. */
  readonly bindPhone: { readonly name: 'bindPhone' };
  readonly completion: { readonly name: 'completion' };
  readonly agreement: { readonly name: 'agreement'; readonly document: 'terms' | 'privacy' };
  /** The channel password. */
  readonly lock: { readonly name: 'lock'; readonly hall_id: HallId; readonly channel_id: ChannelId };
  readonly userCard: { readonly name: 'userCard'; readonly hall_id: HallId; readonly uid: UserNo };
  readonly settings: { readonly name: 'settings'; readonly section: 'appearance' | 'language' | 'notifications' };
  readonly shortcuts: { readonly name: 'shortcuts' };
  readonly quickSwitcher: { readonly name: 'quickSwitcher' };
  readonly confirm: ConfirmModal;
  /** Something happened that must be read: one button, no choice. */
  readonly notice: {
    readonly name: 'notice';
    readonly text: FeedbackText;
    /** Dispatched when it is closed. */
    readonly onClose: UnknownAction | null;
  };
}
/** `forgot` is no tab: it stands in the place of all of them. */
export type LoginTab = 'password' | 'sms' | 'register' | 'forgot';
export interface ConfirmModal {
  readonly name: 'confirm';
  readonly title: FeedbackText;
  readonly body: FeedbackText | null;
  readonly action: FeedbackText;
  readonly danger: boolean;
  /** Dispatched when the person agrees. */
  readonly onConfirm: UnknownAction;
}
export type ModalName = keyof Modals;
export type Modal = Modals[ModalName];

export interface ModalsState {
  readonly stack: readonly Modal[];
}
export interface ModalsRoot {
  readonly modals: ModalsState;
}

const initialState: ModalsState = { stack: [] };

const slice = defineSlice({
  name: 'modals',
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<Modal>): ModalsState => ({
      stack: [...state.stack.filter(({ name }) => name !== payload.name), payload],
    }),
    closed: (state, { payload }: PayloadAction<ModalName>): ModalsState => ({
      stack: state.stack.filter(({ name }) => name !== payload),
    }),
    allClosed: (): ModalsState => initialState,
  },
});

export const modalsReducer = slice.reducer;
export const modalsActions = slice.actions;

export const selectModals = ({ modals }: ModalsRoot): readonly Modal[] => modals.stack;
/** The open modal of this name, or null. */
export function selectModal<Name extends ModalName>(state: ModalsRoot, name: Name): Modals[Name] | null {
  const isNamed = (modal: Modal): modal is Modals[Name] => modal.name === name;
  return state.modals.stack.find(isNamed) ?? null;
}
