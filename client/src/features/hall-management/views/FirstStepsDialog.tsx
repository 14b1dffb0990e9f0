import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import type { IconName } from '../../../design/Icon/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { inviteRoute } from '../../../lib/routes.ts';
import { useCopy } from '../../feedback/views/use-copy.ts';
import { selectViewer } from '../../session/index.ts';
import { channelModal, firstStepsModal, hallSettingsModal } from '../index.ts';
import type { FirstStepsProps } from '../modals.ts';
import styles from './Management.module.css';

/** What to do with a hall that was created just now; it can be skipped, and each step leads to where it is done. */
export default function FirstStepsDialog({ hall_id, name }: FirstStepsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const copy = useCopy();
  const viewer = useSelector(selectViewer);
  const close = () => dispatch(firstStepsModal.close());
  function invite() {
    const path = inviteRoute({ hall_id, channel_id: null, from: viewer, until: 0 });
    copy(`${window.location.origin}${path}`, 'hallManagement.steps.copied');
  }
  const steps: readonly (readonly [IconName, 'invite' | 'picture' | 'channel', () => void])[] = [
    ['link', 'invite', () => invite()],
    [
      'image',
      'picture',
      () => {
        close();
        dispatch(hallSettingsModal.open());
      },
    ],
    [
      'plus',
      'channel',
      () => {
        close();
        dispatch(channelModal.open({ channel_id: null }));
      },
    ],
  ];
  return (
    <Dialog
      open
      size="small"
      title={t('hallManagement.steps.title', { name })}
      description={t('hallManagement.steps.text')}
      onClose={close}
      actions={
        <Button look="plain" onClick={close}>
          {t('hallManagement.steps.skip')}
        </Button>
      }
    >
      <ol className={styles['steps']}>
        {steps.map(([icon, step, onPress]) => (
          <li key={step}>
            <button type="button" className={styles['step']} onClick={onPress}>
              <span className={styles['medal']}>
                <Icon name={icon} />
              </span>
              <span>
                <span className={styles['stepTitle']}>{t(`hallManagement.steps.${step}.title`)}</span>
                <span className={styles['stepText']}>{t(`hallManagement.steps.${step}.text`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
