import type { RoomPerson, UserNo } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectSeats } from '../../seats/index.ts';
import { selectViewer } from '../../session/index.ts';
import styles from './GiftPanel.module.css';

export interface ReceiversProps {
  /** Receiver of the gift; null means everyone on a seat. */
  readonly to: readonly UserNo[] | null;
  /** A user beside those on seats. */
  readonly extra: RoomPerson | null;
  readonly onChange: (to: readonly UserNo[] | null) => void;
}

/** The users on seats, one by one or all at once. */
export function Receivers({ to, extra, onChange }: ReceiversProps) {
  const { t } = useTranslation();
  const viewer = useSelector(selectViewer);
  const seated = useSelector(selectSeats).flatMap(({ member }) => (member && member.id !== viewer ? [member] : []));
  const people = extra && !seated.some(({ id }) => id === extra.id) ? [extra, ...seated] : seated;
  const toggle = (id: UserNo) => {
    if (to === null) onChange([id]);
    else onChange(to.includes(id) ? to.filter((each) => each !== id) : [...to, id]);
  };
  return (
    <fieldset className={styles['receivers']}>
      <legend className={styles['legend']}>{t('gifts.to')}</legend>
      {people.length === 0 && <span className={styles['price']}>{t('gifts.noReceivers')}</span>}
      {seated.length > 1 && (
        <label className={styles['receiver']}>
          <input
            type="checkbox"
            className={styles['choice']}
            checked={to === null}
            onChange={() => onChange(to === null ? [] : null)}
          />
          {t('gifts.all')}
        </label>
      )}
      {people.map(({ id, nick, header }) => (
        <label key={id} className={styles['receiver']}>
          <input
            type="checkbox"
            className={styles['choice']}
            checked={to === null || to.includes(id)}
            onChange={() => toggle(id)}
          />
          <Avatar name={nick || id} src={header} size={24} />
          <span dir="auto">{nick || id}</span>
        </label>
      ))}
    </fieldset>
  );
}
