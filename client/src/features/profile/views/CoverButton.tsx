import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { FileButton } from '../../../design/FileButton/FileButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profileActions } from '../index.ts';
import styles from './Profile.module.css';
import { selectEdit } from './profile.selectors.ts';

/** api.account.home_page: the picture of one's own page. */
export function CoverButton({ hasCover }: { readonly hasCover: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { uploading } = useSelector(selectEdit);
  return (
    <span className={styles['coverTools']}>
      <FileButton
        size="compact"
        icon="camera"
        label={t('profile.cover')}
        busy={uploading === 'cover'}
        onChosen={(file) => dispatch(profileActions.pictureChosen('cover', file))}
      />
      {hasCover && (
        <Button size="compact" onClick={() => dispatch(profileActions.coverRemoved())}>
          {t('profile.coverRemove')}
        </Button>
      )}
    </span>
  );
}
