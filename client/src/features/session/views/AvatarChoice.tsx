import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectCompletionAvatar, sessionActions } from '../index.ts';
import styles from './CompletionDialog.module.css';

/** A picture of one's own; without one the initial stands in. */
export function AvatarChoice({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, url } = useSelector(selectCompletionAvatar);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['avatar']}>
      <Avatar name={name || '?'} src={url} size={88} />
      <input
        ref={inputRef}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) dispatch(sessionActions.avatarChosen(file));
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <Button icon="camera" busy={status === 'uploading'} onClick={() => inputRef.current?.click()}>
        {t('login.completion.upload')}
      </Button>
      {status === 'failed' && (
        <p className={styles['failed']} role="alert">
          {t('login.completion.uploadFailed')}
        </p>
      )}
    </div>
  );
}
