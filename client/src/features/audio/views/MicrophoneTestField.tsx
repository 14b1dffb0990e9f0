import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectMicrophoneTest, voiceActions } from '../index.ts';
import styles from './MicrophoneTestField.module.css';

/** Hears the own microphone as the others would, also before the first join. */
export function MicrophoneTestField() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const test = useSelector(selectMicrophoneTest);
  const isRunning = test === 'on' || test === 'starting';
  const failure =
    test === 'denied' ? 'voiceSettings.testDenied' : test === 'missing' ? 'voiceSettings.testMissing' : null;
  return (
    <div className={styles['field']}>
      <Button look={isRunning ? 'soft' : 'primary'} onClick={() => dispatch(voiceActions.testToggled())}>
        {t(isRunning ? 'voiceSettings.testStop' : 'voiceSettings.test')}
      </Button>
      <p className={classNames(styles['hint'], failure && styles['failure'])} role="status">
        {t(failure ?? (isRunning ? 'voiceSettings.testRunning' : 'voiceSettings.testHint'))}
      </p>
    </div>
  );
}
