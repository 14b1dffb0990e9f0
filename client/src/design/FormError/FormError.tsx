import { Icon } from '../Icon/Icon.tsx';
import styles from './FormError.module.css';

/** Why a form was refused, in the words of the page; the fields keep their text. Renders nothing without a reason. */
export function FormError({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className={styles['error']} role="alert">
      <Icon name="alert" size={18} />
      <span dir="auto">{text}</span>
    </p>
  );
}
