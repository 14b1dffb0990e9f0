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
  /** The hint stays below an error: it is needed to put the field right. */
  readonly hintStays?: boolean;
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
  hintStays = false,
  leading,
  trailing,
  className,
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const shown = error && !hintStays ? undefined : hint;
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
          aria-describedby={error || shown ? `${id}-note` : undefined}
        />
        {trailing}
      </div>
      {error || shown ? (
        <div id={`${id}-note`}>
          {error ? (
            <p className={styles['error']} role="alert">
              {error}
            </p>
          ) : null}
          {shown ? <p className={styles['hint']}>{shown}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
