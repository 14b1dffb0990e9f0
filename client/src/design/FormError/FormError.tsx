import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FormError.module.css';

export interface FormErrorProps {
  readonly text: string | null;
  /** A button that leads on from this refusal. */
  readonly children?: ReactNode;
}

/** In a form that scrolls it may lie below the buttons, which stay in sight. */
const showPlace = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** Why a form was refused, in the words of the page; the fields keep their text. Comes into view. Renders nothing without a reason. */
export function FormError({ text, children }: FormErrorProps) {
  return text === null ? null : (
    <p key={text} ref={showPlace} className={styles['error']} role="alert">
      <Icon name="alert" size={18} />
      <span dir="auto">{text}</span>
      {children}
    </p>
  );
}
