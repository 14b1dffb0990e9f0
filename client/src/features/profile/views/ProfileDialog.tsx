import type { UserNo } from '@miczero/contracts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profileModal } from '../../person/index.ts';
import { profileActions } from '../index.ts';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileShelves } from './ProfileShelves.tsx';
import { selectOpenProfile } from './profile.selectors.ts';

export interface ProfileDialogProps {
  readonly no: UserNo;
  readonly nick: string;
}

/** modal.profile-card: the page of a user, one's own included. */
export default function ProfileDialog({ no, nick }: ProfileDialogProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const open = useSelector(selectOpenProfile);
  useEffect(() => void dispatch(profileActions.profileRequested(no)), [dispatch, no]);
  const shown = open?.no === no ? open : null;
  return (
    <Dialog open title={t('profile.title', { name: nick })} onClose={() => dispatch(profileModal.close())}>
      {shown?.profile ? (
        <>
          <ProfileHead profile={shown.profile} />
          <ProfileActions profile={shown.profile} relation={shown.relation} place={shown.place} />
          <ProfileShelves {...shown} profile={shown.profile} />
        </>
      ) : shown?.load.status === 'failed' ? (
        <ErrorState
          text={t('profile.failed')}
          reason={say(shown.load.error)}
          onRetry={() => dispatch(profileActions.profileRequested(no))}
        />
      ) : (
        <SkeletonRows rows={4} avatar={64} />
      )}
    </Dialog>
  );
}
