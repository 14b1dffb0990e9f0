import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import type { PictureCropProps } from '../../../design/PictureCrop/PictureCrop.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { type ProfileDraft, profileActions } from '../index.ts';
import styles from './Profile.module.css';
import { selectEdit } from './profile.selectors.ts';

const PictureCrop = lazyPart<PictureCropProps>(() => import('../../../design/PictureCrop/PictureCrop.tsx'), ['crop']);

/** The viewer's picture, cut to a square before it is sent. */
export function FaceField({ draft: { nick, avatar } }: { readonly draft: ProfileDraft }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  const { uploading } = useSelector(selectEdit);
  const inputRef = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File | null>(null);
  const send = (file: File) => {
    setPicked(null);
    dispatch(profileActions.pictureChosen('avatar', file));
  };
  return (
    <div className={styles['faceField']}>
      <Avatar name={nick || '?'} src={resolve(avatar)} size={88} />
      <input
        ref={inputRef}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t('profile.fields.avatar')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (!file) return;
          // A cropped gif would stand still.
          if (file.type === 'image/gif') send(file);
          else setPicked(file);
        }}
      />
      <Button icon="camera" busy={uploading === 'avatar'} onClick={() => inputRef.current?.click()}>
        {t('profile.fields.avatar')}
      </Button>
      {picked && (
        <PictureCrop
          file={picked}
          onCropped={send}
          onClose={() => setPicked(null)}
          standIn={null}
          onGivenUp={() => setPicked(null)}
        />
      )}
    </div>
  );
}
