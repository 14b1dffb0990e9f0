import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { imIntents } from '../im.actions.ts';
import { selectIm } from '../index.ts';
import styles from './ImPanel.module.css';

/** im.state.*: says when messages cannot arrive, and why. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { connect, ended } = useSelector(selectIm);
  return (
    <p className={classNames(styles['state'], styles[connect])} role="status">
      {connect === 'connected' ? (
        <VisuallyHidden>{t('im.connected')}</VisuallyHidden>
      ) : (
        <>
          <Icon name={connect === 'disconnected' ? 'offline' : 'clock'} size={16} />
          <span className={styles['stateText']}>{t(ended === 'kicked' ? 'im.kicked' : `im.${connect}`)}</span>
        </>
      )}
      {connect === 'disconnected' && (
        <Button size="compact" onClick={() => dispatch(imIntents.retryRequested())}>
          {t('im.reconnect')}
        </Button>
      )}
    </p>
  );
}
