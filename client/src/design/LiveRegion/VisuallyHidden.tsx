import type { ComponentProps } from 'react';
import styles from './LiveRegion.module.css';

export type VisuallyHiddenProps<Tag extends 'span' | 'label' | 'h1' | 'h2'> = Omit<ComponentProps<Tag>, 'className'> & {
  readonly as?: Tag;
};

/** For assistive technology only. */
export function VisuallyHidden<Tag extends 'span' | 'label' | 'h1' | 'h2' = 'span'>({
  as,
  ...rest
}: VisuallyHiddenProps<Tag>) {
  const Element = as ?? 'span';
  // The attributes are those of the element by the signature, which JSX cannot follow.
  return <Element {...(rest as object)} className={styles['region']} />;
}
