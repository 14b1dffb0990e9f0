import { TextField, type TextFieldProps } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { charsOf } from '../../../lib/char-count.ts';
import { numberText } from '../../../lib/large-count.ts';
import styles from './CountedField.module.css';
import { useTooLong } from './use-too-long.ts';

export interface CountedFieldProps
  extends Pick<TextFieldProps, 'ref' | 'label' | 'error' | 'hint' | 'placeholder' | 'autoComplete' | 'rows' | 'dir'> {
  readonly value: string;
  /** Characters that the platform takes. The form must not be sent while the text has more (`fitsIn`). */
  readonly most: number;
  readonly onChange: (text: string) => void;
}

/** A text with a limit. It counts, and keeps what is too much: a cut would go unnoticed. */
export function CountedField(props: CountedFieldProps) {
  const { most, onChange, ...field } = props;
  const { i18n } = useTranslation();
  const chars = charsOf(field.value);
  const tooLong = useTooLong(chars, most);
  const [written, limit] = [chars, most].map((each) => numberText(each, i18n.language));
  return (
    <TextField
      autoComplete="off"
      dir="auto"
      {...field}
      error={tooLong ?? field.error}
      trailing={
        // Only a text that is too long is told to assistive technology, by the error.
        <span className={styles['count']} aria-hidden="true">
          {written}/{limit}
        </span>
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
