export { languageSaga } from './language.saga.ts';
export {
  languageActions,
  languageReducer,
  selectChosenLanguage,
} from './language.slice.ts';
