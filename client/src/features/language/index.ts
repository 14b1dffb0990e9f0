export { languageSaga } from './language.saga.ts';
export {
  type LanguageRoot,
  type LanguageState,
  type LanguageTag,
  languageActions,
  languageReducer,
  selectChosenLanguage,
} from './language.slice.ts';
