import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../words/words.ts';
import styles from './ActionsNote.module.css';
import { savedActions } from './saved-actions.ts';

/** Says that stored actions are gone, or that newer ones will be after a reload. */
export function ActionsNote() {
  const texts = useTexts();
  const notice = useSyncExternalStore(savedActions.subscribe, savedActions.notice);
  if (notice === null) return null;
  return (
    <div className={styles['note']} role="alert">
      <p>{texts.actionsNotices[notice]}</p>
      <IconButton icon="close" size="compact" label={texts.close} onClick={() => savedActions.dismiss()} />
    </div>
  );
}
