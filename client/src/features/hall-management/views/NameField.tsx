import { HALL_NAME_MAX_CHARS } from '@miczero/contracts';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { numberText } from '../../../lib/large-count.ts';
import { charsOfName } from '../hall-name.ts';
import styles from './Management.module.css';

export interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name of a hall or a channel. It counts, and keeps what is too much: a cut would go unnoticed. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  const { t, i18n } = useTranslation();
  const chars = charsOfName(value);
  const over = chars - HALL_NAME_MAX_CHARS;
  const [written, most] = [chars, HALL_NAME_MAX_CHARS].map((each) => numberText(each, i18n.language));
  return (
    <TextField
      label={label}
      value={value}
      error={over > 0 ? t('hallManagement.nameTooLong', { count: over, n: over }) : null}
      trailing={
        // Only a name that is too long is told to assistive technology, by the error.
        <span className={styles['count']} aria-hidden="true">
          {written}/{most}
        </span>
      }
      autoComplete="off"
      dir="auto"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
