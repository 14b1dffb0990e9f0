import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FieldLabel } from './FieldLabel.tsx';
import styles from './TextField.module.css';

export interface FieldFrameProps {
  readonly label: string;
  /** Keeps the label for assistive technology only; the placeholder must then say the same. */
  readonly labelHidden?: boolean | undefined;
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** The field has several lines. */
  readonly tall?: boolean;
  /** Draws the field itself with what ties it to its label and its error. */
  readonly children: (ties: FieldTies) => ReactNode;
}

export interface FieldTies {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Label, box and note of a field of text. An error is tied to the field and announced when it appears. */
export function FieldFrame({
  label,
  labelHidden = false,
  error,
  hint,
  leading,
  trailing,
  className,
  id: givenId,
  tall = false,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const note = error ?? hint;
  return (
    <div className={classNames(styles['field'], className)}>
      <FieldLabel isHidden={labelHidden} htmlFor={id}>
        {label}
      </FieldLabel>
      <div className={classNames(styles['box'], tall && styles['tall'], error ? styles['wrong'] : null)}>
        {leading}
        {children({
          id,
          className: styles['input'],
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? `${id}-note` : undefined,
        })}
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
