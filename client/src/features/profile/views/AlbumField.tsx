import { ALBUM_MAX_PICTURES } from '@miczero/contracts';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { type ProfileDraft, profileActions } from '../index.ts';
import styles from './Profile.module.css';
import { selectEdit } from './profile.selectors.ts';

/** Up to nine pictures; each leaves by its own button. */
export function AlbumField({ draft: { album } }: { readonly draft: ProfileDraft }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  const { uploading } = useSelector(selectEdit);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles['albumField']}>
      <legend>{t('profile.album')}</legend>
      <ul className={styles['album']}>
        {album.map((url, index) => (
          <li key={url}>
            <img src={resolve(url)} alt={t('profile.picture', { n: index + 1 })} width={96} height={96} />
            <IconButton
              icon="close"
              size="compact"
              tooltip={false}
              label={t('profile.pictureRemove', { n: index + 1 })}
              onClick={() => dispatch(profileActions.draftChanged({ album: album.filter((each) => each !== url) }))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t('profile.pictureAdd')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) dispatch(profileActions.pictureChosen('album', file));
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        icon="image"
        busy={uploading === 'album'}
        disabled={album.length >= ALBUM_MAX_PICTURES}
        onClick={() => inputRef.current?.click()}
      >
        {t('profile.pictureAdd')}
      </Button>
    </fieldset>
  );
}
