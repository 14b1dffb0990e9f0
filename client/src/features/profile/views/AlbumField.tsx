import { ALBUM_MAX_PICTURES } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { FileButton } from '../../../design/FileButton/FileButton.tsx';
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
  return (
    <fieldset className={styles['albumField']}>
      <legend>{t('profile.album')}</legend>
      <ul className={styles['album']}>
        {album.map((url, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an album may have a picture twice
          <li key={index}>
            <img src={resolve(url)} alt={t('profile.picture', { n: index + 1 })} width={96} height={96} />
            <IconButton
              icon="close"
              size="compact"
              tooltip={false}
              label={t('profile.pictureRemove', { n: index + 1 })}
              // The next picture takes its place.
              data-turns
              onClick={() => dispatch(profileActions.draftChanged({ album: album.toSpliced(index, 1) }))}
            />
          </li>
        ))}
      </ul>
      <FileButton
        icon="image"
        label={t('profile.pictureAdd')}
        busy={uploading === 'album'}
        disabled={album.length >= ALBUM_MAX_PICTURES}
        onChosen={(file) => dispatch(profileActions.pictureChosen('album', file))}
      />
    </fieldset>
  );
}
