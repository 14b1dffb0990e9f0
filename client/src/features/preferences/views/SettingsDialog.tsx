import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { DEFAULT_LANGUAGE, LANGUAGES, supportedLanguage } from '../../../i18n/languages.ts';
import { languageActions } from '../../language/index.ts';
import { modalsActions } from '../../modals/index.ts';
import { preferencesActions, selectPreferences } from '../index.ts';
import styles from './SettingsDialog.module.css';

/** Chat text in px. */
const FONT_SIZES = { small: 13, medium: 15, large: 17 } as const;

export default function SettingsDialog() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { theme, density, fontSize } = useSelector(selectPreferences);
  const change = (changed: Parameters<typeof preferencesActions.changeRequested>[0]) =>
    dispatch(preferencesActions.changeRequested(changed));
  return (
    <Dialog open title={t('settings.title')} onClose={() => dispatch(modalsActions.closed('settings'))}>
      <div className={styles['sections']}>
        <Choice
          label={t('settings.theme')}
          value={theme}
          onChange={(next) => change({ theme: next })}
          options={[
            { value: 'system', label: t('settings.themeSystem') },
            { value: 'light', label: t('settings.themeLight') },
            { value: 'dark', label: t('settings.themeDark') },
          ]}
        />
        <Choice
          label={t('settings.density')}
          value={density}
          onChange={(next) => change({ density: next })}
          options={[
            { value: 'cosy', label: t('settings.densityCozy') },
            { value: 'compact', label: t('settings.densityCompact') },
          ]}
        />
        <Choice
          label={t('settings.fontSize')}
          value={String(fontSize)}
          onChange={(next) => change({ fontSize: Number(next) })}
          options={[
            { value: String(FONT_SIZES.small), label: t('settings.fontSmall') },
            { value: String(FONT_SIZES.medium), label: t('settings.fontMedium') },
            { value: String(FONT_SIZES.large), label: t('settings.fontLarge') },
          ]}
        />
        <Choice
          wrap
          label={t('settings.language')}
          value={supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE}
          onChange={(next) => dispatch(languageActions.chooseRequested(next))}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly wrap?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, wrap = false, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      <div className={wrap ? styles['grid'] : styles['row']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']} lang={option.lang}>
            <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
