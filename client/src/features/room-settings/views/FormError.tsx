import { useSelector } from 'react-redux';
import { useSay } from '../../../i18n/use-say.ts';
import { selectRoomSettings } from '../index.ts';
import styles from './RoomSettings.module.css';

/** Why the platform did not take the form; what was typed stays. */
export function FormError() {
  const say = useSay();
  const { error } = useSelector(selectRoomSettings);
  if (!error) return null;
  return (
    <p className={styles['error']} role="alert" dir="auto">
      {say(error)}
    </p>
  );
}
