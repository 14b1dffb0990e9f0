import { Button } from '@miczero/client/design/Button/Button.tsx';
import { useTexts } from '../words/words.ts';
import type { Draft } from './drafts.ts';
import styles from './UndoLine.module.css';

/** What a press has replaced or thrown away. */
export interface Undoing {
  readonly what: 'body' | 'sequence';
  readonly before: Partial<Draft>;
}

/** Offers to take the last loss back. */
export function UndoLine(props: { readonly undoing: Undoing; readonly onUndo: () => void }) {
  const { undoing, onUndo } = props;
  const texts = useTexts();
  return (
    <p className={styles['line']} aria-live="polite">
      <span>{texts.replaced[undoing.what]}</span>
      <Button look="plain" size="compact" onClick={onUndo}>
        {texts.undo}
      </Button>
    </p>
  );
}
