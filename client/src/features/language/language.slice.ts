import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';

/** i18n.eight-languages */
export const LANGUAGE_TAGS = ['bn-BD', 'en-US', 'fa-IR', 'id-ID', 'ja-JP', 'pt-BR', 'zh-CN', 'zh-TW'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/**
 * Only the choice lives here. Which language shows (choice, else browser, else zh-CN) and the texts are the i18n
 * folder's business: it listens to `selectChosenLanguage`.
 */
export interface LanguageState {
  /** The stored choice, possibly an unsupported language. Null until the user chose. */
  readonly chosen: string | null;
}
export interface LanguageRoot {
  readonly language: LanguageState;
}

const initialState: LanguageState = { chosen: null };

const chooseRequested = createAction<LanguageTag>('language/chooseRequested');

const slice = defineSlice({
  name: 'language',
  initialState,
  reducers: {
    restored: (_state, { payload }: PayloadAction<string | null>): LanguageState => ({ chosen: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(chooseRequested, (_state, { payload }): LanguageState => ({ chosen: payload }));
  },
});

export const languageReducer = slice.reducer;
export const languageActions = { ...slice.actions, chooseRequested };
export const selectChosenLanguage = ({ language }: LanguageRoot): string | null => language.chosen;
