import { Icon } from '../Icon/Icon.tsx';
import styles from './FormError.module.css';

/** Why a form was not taken, in the words of the page; what was typed stays. Nothing while there is no such text. */
export function FormError({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className={styles['error']} role="alert" dir="auto">
      <Icon name="alert" size={18} />
      {text}
    </p>
  );
}
