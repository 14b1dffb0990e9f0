import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { audioActions } from '../index.ts';
import styles from './TakenOverBar.module.css';

/** hall-event.1011.type-3-self: another device of the viewer took the voice over. Joining a channel forgets it. */
export default function TakenOverBar() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <section className={styles['bar']} role="status">
      <Icon name="speaker" size={18} />
      <div className={styles['words']}>
        <p className={styles['what']}>{t('takenOverBar.title')}</p>
        <p className={styles['why']}>{t('takenOverBar.text')}</p>
      </div>
      <Button size="compact" onClick={() => dispatch(audioActions.takeoverForgotten())}>
        {t('takenOverBar.close')}
      </Button>
    </section>
  );
}
