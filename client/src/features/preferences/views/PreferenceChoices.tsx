import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Switch } from '../../../design/Switch/Switch.tsx';
import { DEFAULT_LANGUAGE, LANGUAGES, supportedLanguage } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { coinsText } from '../../../lib/money.ts';
import { languageActions } from '../../language/index.ts';
import { preferencesActions, selectPreferences } from '../index.ts';
import styles from './PreferenceChoices.module.css';

/** Chat text in px. */
const FONT_SIZES = { small: 13, medium: 15, large: 17 } as const;
/** Coins; 0 for never. */
const HOLD_FROM = [100, 500, 1000, 5000, 0] as const;

/** Language, looks, notifications, effects of gifts and what is counted, each chosen at once. */
export function PreferenceChoices() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { theme, density, fontSize, notifications, notificationTexts, giftEffects, holdFrom, pageViews } =
    useSelector(selectPreferences);
  const change = (changed: Parameters<typeof preferencesActions.changeRequested>[0]) =>
    dispatch(preferencesActions.changeRequested(changed));
  return (
    <div className={styles['sections']}>
      <Choice
        label={t('preferences.theme')}
        value={theme}
        onChange={(next) => change({ theme: next })}
        options={[
          { value: 'system', label: t('preferences.themeSystem') },
          { value: 'light', label: t('preferences.themeLight') },
          { value: 'dark', label: t('preferences.themeDark') },
        ]}
      />
      <Choice
        label={t('preferences.density')}
        value={density}
        onChange={(next) => change({ density: next })}
        options={[
          { value: 'compact', label: t('preferences.densityCompact') },
          { value: 'cosy', label: t('preferences.densityCozy') },
          { value: 'roomy', label: t('preferences.densityRoomy') },
        ]}
      />
      <Choice
        label={t('preferences.fontSize')}
        value={String(fontSize)}
        onChange={(next) => change({ fontSize: Number(next) })}
        options={[
          { value: String(FONT_SIZES.small), label: t('preferences.fontSmall') },
          { value: String(FONT_SIZES.medium), label: t('preferences.fontMedium') },
          { value: String(FONT_SIZES.large), label: t('preferences.fontLarge') },
        ]}
      />
      <div className={styles['switches']}>
        <Switch
          label={t('preferences.notifications')}
          checked={notifications}
          onChange={(isOn) =>
            isOn ? dispatch(preferencesActions.notificationsRequested()) : change({ notifications: false })
          }
        />
        <Switch
          label={t('preferences.notificationTexts')}
          checked={notificationTexts}
          onChange={(isOn) => change({ notificationTexts: isOn })}
        />
        <Switch
          label={t('preferences.giftEffects')}
          checked={giftEffects}
          onChange={(isOn) => change({ giftEffects: isOn })}
        />
        <Switch
          label={t('preferences.pageViews')}
          checked={pageViews}
          onChange={(isOn) => change({ pageViews: isOn })}
        />
      </div>
      <Choice
        label={t('preferences.holdFrom')}
        value={String(holdFrom)}
        onChange={(next) => change({ holdFrom: HOLD_FROM.find((coins) => String(coins) === next) ?? 0 })}
        options={HOLD_FROM.map((coins) => ({
          value: String(coins),
          label: coins === 0 ? t('preferences.holdNever') : coinsText(coins, i18n.language),
        }))}
      />
      <Choice
        wrap
        label={t('shell.language')}
        value={supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE}
        onChange={(next) => dispatch(languageActions.chooseRequested(next))}
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      />
    </div>
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
