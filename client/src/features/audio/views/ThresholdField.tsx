import { useSelector } from 'react-redux';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { percentText } from '../../../lib/percent-text.ts';
import { selectInputLevel } from '../index.ts';
import styles from './ThresholdField.module.css';
import { VolumeSlider } from './VolumeSlider.tsx';

export interface ThresholdFieldProps {
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The input threshold, and below it the present level of the microphone: sound below the mark is not sent. */
export function ThresholdField({ value, onChange }: ThresholdFieldProps) {
  const { t, i18n } = useTranslation();
  const level = useSelector(selectInputLevel);
  const mark = Math.round(value * 100);
  const isPassing = level !== null && level >= mark;
  return (
    <div className={styles['field']}>
      <VolumeSlider
        label={t('voiceSettings.threshold')}
        value={mark}
        max={100}
        onChange={(percent) => onChange(percent / 100)}
      />
      <VisuallyHidden>
        <meter
          aria-label={t('voiceSettings.level')}
          min={0}
          max={100}
          value={level ?? 0}
          aria-valuetext={level === null ? t('voiceSettings.levelOff') : percentText(level / 100, i18n.language)}
        />
      </VisuallyHidden>
      <div className={styles['meter']} aria-hidden>
        <span
          className={classNames(styles['level'], isPassing && styles['passing'])}
          style={{ inlineSize: `${level ?? 0}%` }}
        />
        <span className={styles['mark']} style={{ insetInlineStart: `${mark}%` }} />
      </div>
      <p className={styles['hint']}>{t(level === null ? 'voiceSettings.levelOff' : 'voiceSettings.levelHint')}</p>
    </div>
  );
}
