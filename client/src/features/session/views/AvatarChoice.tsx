import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { FileButton } from '../../../design/FileButton/FileButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectCompletionAvatar, sessionActions } from '../index.ts';
import styles from './CompletionDialog.module.css';

/** The user's own picture; without one the initial is shown. */
export function AvatarChoice({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, url } = useSelector(selectCompletionAvatar);
  return (
    <div className={styles['avatar']}>
      <Avatar name={name || '?'} src={url} size={88} />
      <FileButton
        icon="camera"
        label={t('login.completion.upload')}
        busy={status === 'uploading'}
        onChosen={(file) => dispatch(sessionActions.avatarChosen(file))}
      />
      {status === 'failed' && (
        <p className={styles['failed']} role="alert">
          {t('login.completion.uploadFailed')}
        </p>
      )}
    </div>
  );
}
