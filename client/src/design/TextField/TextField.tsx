import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FieldLabel } from './FieldLabel.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label: string;
  /** Keeps the label for assistive technology only; the placeholder must then say the same. */
  readonly labelHidden?: boolean;
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** Lines to show; without it the text has one line. */
  readonly rows?: number;
}

/** A labelled text. An error is tied to the field and announced when it appears. */
export function TextField({
  label,
  labelHidden = false,
  error,
  hint,
  leading,
  trailing,
  className,
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const note = error ?? hint;
  // What callers give to either of them, both take.
  const Field = (rest.rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={classNames(styles['field'], className)}>
      <FieldLabel isHidden={labelHidden} htmlFor={id}>
        {label}
      </FieldLabel>
      <div className={classNames(styles['box'], error ? styles['wrong'] : null)}>
        {leading}
        <Field
          {...rest}
          id={id}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {trailing}
      </div>
      {note ? (
        <p id={`${id}-note`} className={error ? styles['error'] : styles['hint']} role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
