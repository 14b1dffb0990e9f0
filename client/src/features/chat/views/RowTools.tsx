import { createContext, useContext } from 'react';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLineTools } from './line-context.ts';
import styles from './MessageRow.module.css';

/** Whether the rows have their tools: those come a frame after the words. */
const HasRowTools = createContext(true);
export const RowToolsProvider = HasRowTools.Provider;

export interface RowToolsProps {
  /** null: nothing to copy. */
  readonly text: string | null;
  readonly onCopy: (text: string) => void;
}

/** What shows at a line under the pointer or the focus. */
export function RowTools({ text, onCopy }: RowToolsProps) {
  const { t } = useTranslation();
  const { onMenu } = useLineTools();
  if (!useContext(HasRowTools)) return null;
  return (
    <div className={styles['tools']} data-nocopy>
      {text !== null && (
        <IconButton size="compact" icon="copy" label={t('chat.copyText')} onClick={() => onCopy(text)} />
      )}
      <IconButton
        size="compact"
        icon="more"
        label={t('chat.menu.open')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      />
    </div>
  );
}
