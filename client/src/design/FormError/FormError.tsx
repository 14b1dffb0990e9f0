import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FormError.module.css';

/** Why a form was refused, in the words of the page; the fields keep their text. Comes into view. Renders nothing without a reason. */
export function FormError({ text }: { readonly text: string | null }) {
  const placeRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // In a form that scrolls it may lie below the buttons, which stay in sight.
    if (text !== null) placeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text === null ? null : (
    <p ref={placeRef} className={styles['error']} role="alert">
      <Icon name="alert" size={18} />
      <span dir="auto">{text}</span>
    </p>
  );
}
