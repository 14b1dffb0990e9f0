import type { ChannelId, HallId } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { FormOf, FormState } from '../forms/index.ts';
import { sessionActions } from '../session/index.ts';

/** The form of a dialog of this feature; one is open at a time. */
export interface ManagementState extends FormState {
  /** A picture that was uploaded for the settings of a hall and is not saved yet; '' for none. */
  readonly picture: string;
}
export interface ManagementRoot {
  readonly hallManagement: ManagementState;
}

const initialState: ManagementState = { form: 0, isSending: false, error: null, picture: '' };

export interface HallFields {
  readonly name: string;
  readonly intro: string;
}
export interface HallUpdate extends HallFields {
  readonly hall_id: HallId;
  readonly welcome_channel_id: ChannelId | null;
}
/** 1 text, 2 voice, 0 heading. */
export type ChannelType = 0 | 1 | 2;
export interface ChannelSave {
  readonly hall_id: HallId;
  /** null creates it. */
  readonly channel_id: ChannelId | null;
  readonly name: string;
  readonly type: ChannelType;
  /** The heading; null for none. */
  readonly parent_id: ChannelId | null;
  readonly limit_mic: number;
  /** null keeps the password; '' removes it. */
  readonly password: string | null;
}

const slice = defineSlice({
  name: 'hallManagement',
  initialState,
  reducers: {
    /** The settings of a hall: their picture stays while the dialog of a channel lies over them. */
    settingsOpened: ({ form }): ManagementState => ({ ...initialState, form: form + 1 }),
    formOpened: ({ form, picture }): ManagementState => ({ ...initialState, form: form + 1, picture }),
    sending: (state): ManagementState => ({ ...state, isSending: true, error: null }),
    sent: (state): ManagementState => ({ ...state, isSending: false }),
    failed: (state, { payload }: PayloadAction<FeedbackText>): ManagementState => ({
      ...state,
      isSending: false,
      error: payload,
    }),
    pictureUploaded: (state, { payload }: PayloadAction<string>): ManagementState => ({
      ...state,
      isSending: false,
      picture: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, ({ form }) => ({ ...initialState, form: form + 1 }));
  },
});

export const managementReducer = slice.reducer;
export const managementActions = {
  ...slice.actions,
  createRequested: createAction<HallFields>('hallManagement/createRequested'),
  /** Announced: the hall is the viewer's, and is about to open. */
  created: createAction<{ readonly hall_id: HallId }>('hallManagement/created'),
  updateRequested: createAction<HallUpdate>('hallManagement/updateRequested'),
  /** The file stays beside the payload, because it is not plain data. */
  pictureChosen: createAction('hallManagement/pictureChosen', (file: File) => ({
    payload: { name: file.name },
    meta: { file },
  })),
  dissolveRequested: createAction<{ readonly hall_id: HallId }>('hallManagement/dissolveRequested'),
  leaveRequested: createAction<{ readonly hall_id: HallId }>('hallManagement/leaveRequested'),
  muteAllRequested: createAction<{ readonly hall_id: HallId; readonly mute: boolean }>(
    'hallManagement/muteAllRequested',
  ),
  channelSaveRequested: createAction<ChannelSave>('hallManagement/channelSaveRequested'),
  /** The viewer made a channel. */
  channelCreated: createAction<{ readonly hall_id: HallId; readonly channel_id: ChannelId }>(
    'hallManagement/channelCreated',
  ),
  channelDeleteRequested: createAction<{ readonly channel_id: ChannelId; readonly name: string }>(
    'hallManagement/channelDeleteRequested',
  ),
};

/** The forms of this feature; one is open at a time. */
export const MANAGEMENT_FORM: FormOf<ManagementRoot> = {
  select: ({ hallManagement }) => hallManagement,
  sending: managementActions.sending,
  failed: managementActions.failed,
  sent: managementActions.sent,
};
