import { useDispatch, useSelector } from 'react-redux';
import { BannerBar } from '../../../design/Banner/BannerBar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectHasVoice } from '../../audio/index.ts';
import { selectConnectionBar } from '../../connection/index.ts';
import { appUpdateActions, selectIsVersionWaiting } from '../index.ts';

/**
 * Offers the version that waits. Not while the viewer's voice is anywhere, which a reload would cut off, and not in place of the
 * bar about the connection.
 */
export default function NewVersionBar() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isWaiting = useSelector(selectIsVersionWaiting);
  const hasVoice = useSelector(selectHasVoice);
  const isConnectionTold = useSelector(selectConnectionBar) !== null;
  if (!isWaiting || hasVoice || isConnectionTold) return null;
  return (
    <BannerBar
      tone="info"
      icon="info"
      action={
        <Button size="compact" look="primary" onClick={() => dispatch(appUpdateActions.refreshRequested())}>
          {t('appUpdate.refresh')}
        </Button>
      }
    >
      {t('appUpdate.newContent')}
    </BannerBar>
  );
}
