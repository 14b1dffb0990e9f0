import { type KeyboardEvent, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { shortcutsModal } from '../../modals/index.ts';
import { DEFAULT_KEYS, type KeyAction, keysOf, selectKeyBindings, talkCombo } from '../../preferences/index.ts';
import { selectVoiceSettings, voiceActions } from '../index.ts';
import styles from './VoiceSettingsDialog.module.css';

const ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];

/** The key that talks. It may be one of another action: then the page says so, because the talk key goes first (ADR 0116). */
export function TalkKeyField() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const settings = useSelector(selectVoiceSettings);
  const bindings = useSelector(selectKeyBindings);
  const keyId = useId();
  const combo = talkCombo(settings);
  const owner = combo === '' ? undefined : ACTIONS.find((action) => keysOf(bindings, action) === combo);

  function onKey(event: KeyboardEvent) {
    // The keys that move the focus stay what they are.
    if (event.key === 'Tab' || event.key === 'Escape') return;
    event.preventDefault();
    const Key = `${event.code},${event.key === ' ' ? 'Space' : event.key.toUpperCase()}`;
    dispatch(voiceActions.settingsRequested({ Key }));
  }

  return (
    <div className={styles['key']}>
      <label htmlFor={keyId}>{t('voiceSettings.key')}</label>
      <input
        id={keyId}
        className={styles['capture']}
        readOnly
        value={settings.Key.split(',')[1] ?? ''}
        placeholder={t('voiceSettings.pressKey')}
        onKeyDown={onKey}
      />
      {combo === '' ? (
        <p className={styles['warning']} role="alert">
          {t('audio.mic.keyless')}
        </p>
      ) : (
        <p className={styles['hint']}>{t('voiceSettings.keyHint')}</p>
      )}
      {owner && (
        <div className={styles['taken']} role="status">
          <p>{t('voiceSettings.keyTaken', { action: t(`shortcuts.${owner}`) })}</p>
          <Button size="compact" onClick={() => dispatch(shortcutsModal.open())}>
            {t('voiceSettings.keyShortcuts')}
          </Button>
        </div>
      )}
    </div>
  );
}
