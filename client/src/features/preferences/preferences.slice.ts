import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { defineSlice } from '../../lib/define-slice.ts';

/** How a stored set of preferences is read: a field that is missing or wrong takes its default. */
export const preferences = z.object({
  theme: z.catch(z.literal(['light', 'dark', 'system']), 'system'),
  density: z.catch(z.literal(['cosy', 'compact', 'roomy']), 'cosy'),
  /** Size of chat text in pixels. */
  fontSize: z.catch(z.int().check(z.gte(12), z.lte(20)), 15),
  /** System notifications: off until asked for (open point S20). */
  notifications: z.catch(z.boolean(), false),
  /** Whether the user has answered the offer of notifications that stands beside a mention. */
  notificationsOffered: z.catch(z.boolean(), false),
  /** Whether notifications show what a message says: the screen may be seen by others. */
  notificationTexts: z.catch(z.boolean(), true),
  /** Whether the pages that the user opens are counted (analytics.page-view). */
  pageViews: z.catch(z.boolean(), true),
  /** Halls and channels whose unread lines make no mark and no notification; mentions still make a mark. */
  mutedHalls: z.catch(z.array(z.string()), []),
  mutedChannels: z.catch(z.array(z.string()), []),
  /** Width of the channel tree in pixels. */
  treeWidth: z.catch(z.int().check(z.gte(208), z.lte(320)), 248),
  /** Whether the member list is shown on wide screens. */
  membersShown: z.catch(z.boolean(), true),
  /** Whether the seats of a room stand in all of their rows on a phone, not in one. */
  seatsShown: z.catch(z.boolean(), false),
  /** Whether gifts and entrances are animated in voice rooms. */
  giftEffects: z.catch(z.boolean(), true),
  /** From this many coins on a gift is sent by holding the button, so that no slip of the finger pays it; 0 for never. */
  holdFrom: z.catch(z.int().check(z.gte(0), z.lte(5000)), 500),
  /** Keys that the user has bound, by action (key-bindings.ts). */
  keys: z.catch(z.record(z.string(), z.string()), {}),
});
export type Preferences = z.output<typeof preferences>;

export interface PreferencesRoot {
  readonly preferences: Preferences;
}

/** What `preferences` reads from an empty set. Written out, because every page begins with it and reading ten missing fields takes long. */
export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  density: 'cosy',
  fontSize: 15,
  notifications: false,
  notificationsOffered: false,
  notificationTexts: true,
  pageViews: true,
  mutedHalls: [],
  mutedChannels: [],
  treeWidth: 248,
  membersShown: true,
  seatsShown: false,
  giftEffects: true,
  holdFrom: 500,
  keys: {},
};

/** Intent: notify of mentions by the system; asks the user for the permission. */
const notificationsRequested = createAction('preferences/notificationsRequested');
/** Intent: change some of them. Out-of-range values fall back to the default. */
const changeRequested = createAction<Partial<Preferences>>('preferences/changeRequested');

const slice = defineSlice({
  name: 'preferences',
  initialState: DEFAULT_PREFERENCES,
  reducers: {
    restored: (_state, { payload }: PayloadAction<Preferences>): Preferences => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(changeRequested, (state, { payload }) => preferences.parse({ ...state, ...payload }));
  },
});

export const preferencesReducer = slice.reducer;
export const preferencesActions = { ...slice.actions, changeRequested, notificationsRequested };
export const selectPreferences = ({ preferences }: PreferencesRoot): Preferences => preferences;
export const selectKeyBindings = ({ preferences }: PreferencesRoot) => preferences.keys;
