import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'children' | 'className' | 'id'>,
    Omit<FieldFrameProps, 'children' | 'tall'> {}

/** A labelled line of text. */
export function TextField({
  label,
  labelHidden,
  error,
  hint,
  leading,
  trailing,
  className,
  id,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, error, hint, leading, trailing, className, id }}>
      {(ties) => <input {...rest} {...ties} />}
    </FieldFrame>
  );
}
