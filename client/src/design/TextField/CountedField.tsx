import { charsOf } from '../../lib/char-count.ts';
import { useDesignTexts } from '../texts.ts';
import styles from './CountedField.module.css';
import { FieldFrame } from './FieldFrame.tsx';

export interface CountedFieldProps {
  readonly label: string;
  readonly value: string;
  /** Characters that the platform takes. The form must not be sent while the text has more (`fitsIn`). */
  readonly most: number;
  readonly onChange: (text: string) => void;
  /** Lines to show; without it the text has one line. */
  readonly rows?: number;
  /** What else is wrong with the text. */
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string;
}

/** A text with a limit. It counts, and keeps what is too much: a cut would go unnoticed. */
export function CountedField(props: CountedFieldProps) {
  const { label, value, most, onChange, rows, error, hint, placeholder, autoComplete = 'off' } = props;
  const texts = useDesignTexts();
  const chars = charsOf(value);
  const field = { value, placeholder, autoComplete, dir: 'auto' } as const;
  return (
    <FieldFrame
      label={label}
      error={chars > most ? texts.tooLong(chars - most) : error}
      hint={hint}
      tall={rows !== undefined}
      trailing={
        // Only a text that is too long is told to assistive technology, by the error.
        <span className={styles['count']} aria-hidden="true">
          {texts.countOf(chars, most)}
        </span>
      }
    >
      {(ties) =>
        rows === undefined ? (
          <input {...field} {...ties} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <textarea {...field} {...ties} rows={rows} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </FieldFrame>
  );
}
