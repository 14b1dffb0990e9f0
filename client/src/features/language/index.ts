export { languageSaga } from './language.saga.ts';
export {
  LANGUAGE_TAGS,
  type LanguageRoot,
  type LanguageState,
  type LanguageTag,
  languageActions,
  languageReducer,
  selectChosenLanguage,
} from './language.slice.ts';
