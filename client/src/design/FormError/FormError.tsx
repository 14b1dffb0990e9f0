import { Icon } from '../Icon/Icon.tsx';
import styles from './FormError.module.css';

/** In a form that scrolls it may lie below the buttons, which stay in sight. */
const showPlace = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** Why a form was refused, in the words of the page; the fields keep their text. Comes into view. Renders nothing without a reason. */
export function FormError({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p key={text} ref={showPlace} className={styles['error']} role="alert">
      <Icon name="alert" size={18} />
      <span dir="auto">{text}</span>
    </p>
  );
}
