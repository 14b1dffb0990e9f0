import { useSelector } from 'react-redux';
import { useSay } from '../../../i18n/use-say.ts';
import { selectForm } from '../index.ts';
import styles from './Management.module.css';

/** Why the platform did not take the form; what was typed stays. */
export function FormError() {
  const say = useSay();
  const { error } = useSelector(selectForm);
  if (!error) return null;
  return (
    <p className={styles['error']} role="alert">
      {say(error)}
    </p>
  );
}
