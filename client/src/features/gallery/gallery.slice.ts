import type { MsgId } from '@miczero/contracts';
import { createAction, createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { galleryModal, type SessionLine } from '../chat/index.ts';
import { type ConnectionRoot, selectResolveFile } from '../connection/index.ts';
import {
  type AlbumGallery,
  type EndNote,
  endNote,
  type Gallery,
  goesOn,
  neighbour,
  pictureAt,
  type Step,
} from './gallery.model.ts';
import type { SessionGallery } from './session-gallery.model.ts';

/** What the viewer is told at an end: nothing comes beyond it, nothing came so far, or it could not be loaded. */
export type GalleryNote = EndNote | 'noneYet' | 'failed';

export interface GalleryState {
  /** null while it is closed, and for a picture that no log holds: that one is shown alone. */
  readonly shown: Gallery | SessionGallery | AlbumGallery | null;
  /** The end at which pages are on their way. */
  readonly loading: Step | null;
  readonly note: GalleryNote | null;
}
export interface GalleryRoot {
  readonly gallery: GalleryState;
}

const initialGallery: GalleryState = { shown: null, loading: null, note: null };

const intents = {
  /** The dialog is on the page, with the picture of this line. */
  opened: createAction<{ readonly msg_id: MsgId }>('gallery/opened'),
  /** The same, with a picture of a private or group session. */
  openedInSession: createAction<SessionLine>('gallery/openedInSession'),
  turnRequested: createAction<Step>('gallery/turnRequested'),
};

const slice = defineSlice({
  name: 'gallery',
  initialState: initialGallery,
  reducers: {
    /** The range of pictures is another. */
    moved: (state: GalleryState, { payload }: PayloadAction<GalleryState['shown']>): GalleryState => ({
      ...state,
      shown: payload,
    }),
    turned: (state: GalleryState, { payload }: PayloadAction<string>): GalleryState => ({
      // It comes from the pictures that are shown.
      shown: state.shown && { ...state.shown, at: payload as MsgId },
      loading: null,
      note: null,
    }),
    pageAwaited: (state: GalleryState, { payload }: PayloadAction<Step>): GalleryState => ({
      ...state,
      loading: payload,
      note: null,
    }),
    ended: (state: GalleryState, { payload }: PayloadAction<GalleryNote>): GalleryState => ({
      ...state,
      loading: null,
      note: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(galleryModal.isClosedBy, () => initialGallery);
  },
});

export const galleryReducer = slice.reducer;
export const galleryActions = { ...slice.actions, ...intents };

export const selectGallery = createSelector(
  [({ gallery }: GalleryRoot) => gallery, (state: ConnectionRoot) => selectResolveFile(state)],
  ({ shown, loading, note }, files) => {
    const picture = shown && pictureAt(shown);
    const canTurn = (step: Step) => shown !== null && (neighbour(shown, step) !== null || goesOn(shown, step));
    const at = shown ? shown.pictures.findIndex(({ key }) => key === shown.at) + 1 : 0;
    return {
      /** Of those that are known; there may be more beyond the range. */
      place: shown && at > 0 ? { at, known: shown.pictures.length, hasMore: shown.hasOlder || shown.hasNewer } : null,
      picture: picture && { src: files(picture.url), name: picture.name },
      hasOlder: canTurn(-1),
      hasNewer: canTurn(1),
      /** What is said at its ends. */
      ends: { older: endNote(shown, -1), newer: endNote(shown, 1) },
      loading,
      note,
    };
  },
);
