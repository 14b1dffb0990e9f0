import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { Switch } from '../../../design/Switch/Switch.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  selectIsDenoiserMissing,
  selectVoiceDevices,
  selectVoicePreferences,
  selectVoiceSettings,
  voiceActions,
  voiceSettingsModal,
} from '../index.ts';
import { MicrophoneTestField } from './MicrophoneTestField.tsx';
import { TalkKeyField } from './TalkKeyField.tsx';
import { ThresholdField } from './ThresholdField.tsx';
import styles from './VoiceSettingsDialog.module.css';
import { VolumeSlider } from './VolumeSlider.tsx';

/** Names of devices, in English, Chinese and Japanese, say whether what is heard comes back into the microphone. */
const HEADPHONES =
  /head(?:phone|set)|ear(?:phone|bud|piece)|buds|airpods|\u8033[\u673a\u6a5f]|\u30d8\u30c3\u30c9|\u30a4\u30e4/i;

/** Push-to-talk begins with this key: without one, nothing that is said would be heard. */
const FIRST_TALK_KEY = 'KeyV,V';

/** Settings of the account (entity.voice-settings) and of this device. */
export default function VoiceSettingsDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const settings = useSelector(selectVoiceSettings);
  const preferences = useSelector(selectVoicePreferences);
  const devices = useSelector(selectVoiceDevices);
  const isDenoiserMissing = useSelector(selectIsDenoiserMissing);
  useEffect(() => {
    dispatch(voiceActions.settingsOpened());
    return () => void dispatch(voiceActions.settingsClosed());
  }, [dispatch]);
  const change = (changed: Parameters<typeof voiceActions.settingsRequested>[0]) =>
    dispatch(voiceActions.settingsRequested(changed));
  const prefer = (changed: Parameters<typeof voiceActions.preferencesRequested>[0]) =>
    dispatch(voiceActions.preferencesRequested(changed));
  const isAbsent = (list: typeof devices.microphones, chosen: string) =>
    chosen !== '' && !list.some(({ id }) => id === chosen);
  const nameOf = (list: typeof devices.microphones, chosen: string) =>
    list.find(({ id }) => id === chosen)?.label ?? '';
  const choices = (list: typeof devices.microphones, chosen: string, name: string) => [
    { value: '', label: t('voiceSettings.systemDevice') },
    // Named: otherwise the list would show the first choice, which could then not be chosen.
    ...(isAbsent(list, chosen)
      ? [{ value: chosen, label: name === '' ? t('voiceSettings.absent') : t('voiceSettings.absentNamed', { name }) }]
      : []),
    ...list.map(({ id, label }, index) => ({
      value: id,
      label: label || t('voiceSettings.device', { n: index + 1 }),
    })),
  ];

  return (
    <Dialog open title={t('voiceSettings.title')} onClose={() => dispatch(voiceSettingsModal.close())}>
      <div className={styles['sections']}>
        <SelectField
          label={t('voiceSettings.microphone')}
          value={preferences.microphoneId}
          options={choices(devices.microphones, preferences.microphoneId, preferences.microphoneName)}
          onChange={({ target: { value: microphoneId } }) =>
            prefer({ microphoneId, microphoneName: nameOf(devices.microphones, microphoneId) })
          }
        />
        {devices.inUse !== '' && isAbsent(devices.microphones, preferences.microphoneId) && (
          <p className={styles['hint']} role="status">
            {t('voiceSettings.inUseInstead', { name: devices.inUse })}
          </p>
        )}
        <VolumeSlider
          label={t('voiceSettings.microphoneVolume')}
          value={preferences.microphoneVolume}
          onChange={(microphoneVolume) => prefer({ microphoneVolume })}
        />
        <SelectField
          label={t('voiceSettings.speaker')}
          value={preferences.speakerId}
          options={choices(devices.speakers, preferences.speakerId, preferences.speakerName)}
          onChange={({ target: { value: speakerId } }) =>
            prefer({ speakerId, speakerName: nameOf(devices.speakers, speakerId) })
          }
        />
        <VolumeSlider
          label={t('voiceSettings.speakerVolume')}
          value={preferences.speakerVolume}
          onChange={(speakerVolume) => prefer({ speakerVolume })}
        />
        <ThresholdField value={preferences.inputThreshold} onChange={(inputThreshold) => prefer({ inputThreshold })} />
        <MicrophoneTestField />
        <fieldset className={styles['group']}>
          <legend>{t('voiceSettings.processing')}</legend>
          <Switch
            label={t('voiceSettings.echo')}
            checked={settings.EchoRemoval}
            onChange={(EchoRemoval) => change({ EchoRemoval })}
          />
          {!settings.EchoRemoval && !devices.speakers.some(({ label }) => HEADPHONES.test(label)) && (
            <p className={styles['hint']}>{t('voiceSettings.echoHint')}</p>
          )}
          <Switch
            label={t('voiceSettings.gain')}
            checked={settings.VolumeBoost}
            onChange={(VolumeBoost) => change({ VolumeBoost })}
          />
          <Switch
            label={t('voiceSettings.noise')}
            checked={settings.NoiseCancellation}
            onChange={(NoiseCancellation) => change({ NoiseCancellation })}
          />
          <Switch
            label={t('audio.denoise')}
            checked={settings.NoiseReduction}
            onChange={(NoiseReduction) => change({ NoiseReduction })}
          />
          {isDenoiserMissing && (
            <p className={styles['hint']} role="status">
              {t('audio.denoiseFailed')}
              <Button size="compact" look="plain" onClick={() => dispatch(voiceActions.denoiserRequested())}>
                {t('common.retry')}
              </Button>
            </p>
          )}
        </fieldset>
        <SelectField
          label={t('voiceSettings.mode')}
          value={String(settings.VoiceMode)}
          options={[
            { value: '1', label: t('voiceSettings.modeFree') },
            { value: '2', label: t('voiceSettings.modePush') },
          ]}
          onChange={(event) =>
            change(
              event.target.value === '2'
                ? { VoiceMode: 2, ...(settings.Key === '' && { Key: FIRST_TALK_KEY }) }
                : { VoiceMode: 1 },
            )
          }
        />
        {settings.VoiceMode === 2 && <TalkKeyField />}
        {settings.VoiceMode === 2 && (
          <Switch
            label={t('voiceSettings.latch')}
            checked={preferences.isTalkLatched}
            onChange={(isTalkLatched) => prefer({ isTalkLatched })}
          />
        )}
      </div>
    </Dialog>
  );
}
