import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { PictureButton } from '../../../design/PictureCrop/PictureButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { type ProfileDraft, profileActions } from '../index.ts';
import styles from './Profile.module.css';
import { selectEdit } from './profile.selectors.ts';

/** The viewer's picture, cut to a square before it is sent. */
export function FaceField({ draft: { nick, avatar } }: { readonly draft: ProfileDraft }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  const { uploading } = useSelector(selectEdit);
  return (
    <div className={styles['faceField']}>
      <Avatar name={nick || '?'} src={resolve(avatar)} size={88} />
      <PictureButton
        icon="camera"
        label={t('profile.fields.avatar')}
        busy={uploading === 'avatar'}
        onChosen={(file) => dispatch(profileActions.pictureChosen('avatar', file))}
      />
    </div>
  );
}
