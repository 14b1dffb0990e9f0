import { Icon } from '../../../design/Icon/Icon.tsx';
import styles from './LoginDialog.module.css';

/** What the server said about the whole form. */
export function FormError({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className={styles['formError']} role="alert" dir="auto">
      <Icon name="alert" size={18} />
      {text}
    </p>
  );
}
