import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';

export interface AppUpdateState {
  /** A newer version of the client has arrived and waits until the user takes it. */
  readonly isWaiting: boolean;
  /** The browser offers to install the client as an application. */
  readonly canInstall: boolean;
}
export interface AppUpdateRoot {
  readonly appUpdate: AppUpdateState;
}

const initialState: AppUpdateState = { isWaiting: false, canInstall: false };

const slice = defineSlice({
  name: 'appUpdate',
  initialState,
  reducers: {
    versionArrived: (state: AppUpdateState): AppUpdateState => ({ ...state, isWaiting: true }),
    installOffered: (state, { payload: canInstall }: PayloadAction<boolean>): AppUpdateState => ({
      ...state,
      canInstall,
    }),
  },
});

export const appUpdateReducer = slice.reducer;
export const appUpdateActions = {
  ...slice.actions,
  /** Intent: run the version that waits. */
  refreshRequested: createAction('appUpdate/refreshRequested'),
  /** Intent: install the client as an application. */
  installRequested: createAction('appUpdate/installRequested'),
};

export const selectIsVersionWaiting = ({ appUpdate }: AppUpdateRoot): boolean => appUpdate.isWaiting;
/** The part is taken in late: until then nothing is known of an offer. */
export const selectCanInstall = ({ appUpdate }: Partial<AppUpdateRoot>): boolean => appUpdate?.canInstall ?? false;
