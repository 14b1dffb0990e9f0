import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { coinsText } from '../../../lib/money.ts';
import { selectViewer } from '../../session/index.ts';
import { giftPointsModal } from '../../wallet/index.ts';
import { profileActions } from '../index.ts';
import styles from './Profile.module.css';
import { GiftWall } from './ProfileShelves.tsx';
import { selectGiftPoints, selectOpenProfile } from './profile.selectors.ts';

/** modal.gift-points: what the gifts that the viewer received are worth, and which they are. */
export default function GiftPointsDialog() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const points = useSelector(selectGiftPoints);
  const open = useSelector(selectOpenProfile);
  useEffect(() => {
    if (viewer !== null) dispatch(profileActions.profileRequested(viewer));
  }, [dispatch, viewer]);
  const gifts = open?.no === viewer ? (open?.gifts ?? []) : [];
  return (
    <Dialog
      open
      size="small"
      title={t('profile.points.title')}
      description={t('profile.points.text')}
      onClose={() => dispatch(giftPointsModal.close())}
    >
      <p className={styles['points']}>
        <GiftArt id="box" size={44} />
        <strong>{points === null ? '–' : coinsText(points, i18n.language)}</strong>
      </p>
      {gifts.length > 0 ? <GiftWall gifts={gifts} /> : <EmptyState icon="gift" text={t('profile.points.none')} />}
    </Dialog>
  );
}
