import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';

/** An open modal: its name (define-modal.ts) and what its dialog is drawn with. */
export interface OpenModal {
  readonly name: string;
  readonly props: object;
}

export interface ModalsState {
  /** At most one of each name; the last opened is on top. */
  readonly stack: readonly OpenModal[];
}
export interface ModalsRoot {
  readonly modals: ModalsState;
}

const initialState: ModalsState = { stack: [] };

const slice = defineSlice({
  name: 'modals',
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<OpenModal>): ModalsState => ({
      stack: [...state.stack.filter(({ name }) => name !== payload.name), payload],
    }),
    closed: (state, { payload }: PayloadAction<string>): ModalsState => ({
      stack: state.stack.filter(({ name }) => name !== payload),
    }),
    allClosed: (): ModalsState => initialState,
  },
});

export const modalsReducer = slice.reducer;
export const modalsActions = slice.actions;

export const selectModals = ({ modals }: ModalsRoot): readonly OpenModal[] => modals.stack;
