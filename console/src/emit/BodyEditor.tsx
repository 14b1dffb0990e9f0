import { classNames } from '@miczero/client/lib/class-names.ts';
import { useId } from 'react';
import { useTexts } from '../words/words.ts';
import styles from './BodyEditor.module.css';
import type { CheckedBody } from './check-body.ts';

/** The body of an event as JSON, with the contract's complaints. */
export function BodyEditor(props: {
  readonly text: string;
  readonly checked: CheckedBody;
  readonly onChange: (text: string) => void;
}) {
  const { text, checked, onChange } = props;
  const texts = useTexts();
  const id = useId();
  return (
    <div className={styles['editor']}>
      <div id={`${id}-note`} aria-live="polite">
        {!checked.ok && (
          <ul className={styles['problems']}>
            {checked.problems.map(({ at, message }) => (
              <li key={`${at} ${message}`}>
                <code>{at === '' ? texts.wholeBody : at}</code> {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <textarea
        aria-label={texts.body}
        className={classNames(styles['text'], !checked.ok && styles['wrong'])}
        rows={Math.min(14, Math.max(4, text.split('\n').length))}
        value={text}
        spellCheck={false}
        dir="ltr"
        aria-invalid={!checked.ok}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
