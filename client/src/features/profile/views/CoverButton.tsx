import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profileActions } from '../index.ts';
import styles from './Profile.module.css';
import { selectEdit } from './profile.selectors.ts';

/** api.account.home_page: the picture of one's own page. */
export function CoverButton({ hasCover }: { readonly hasCover: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { uploading } = useSelector(selectEdit);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <span className={styles['coverTools']}>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) dispatch(profileActions.pictureChosen('cover', file));
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button size="compact" icon="camera" busy={uploading === 'cover'} onClick={() => inputRef.current?.click()}>
        {t('profile.cover')}
      </Button>
      {hasCover && (
        <Button size="compact" onClick={() => dispatch(profileActions.coverRemoved())}>
          {t('profile.coverRemove')}
        </Button>
      )}
    </span>
  );
}
