import type { RoomPerson, UserNo } from '@miczero/contracts';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './GiftPanel.module.css';
import { ALL_SEATS, type ReceiverChoice } from './gift-receivers.model.ts';

export interface ReceiversProps {
  readonly seated: readonly RoomPerson[];
  /** The users on seats, and the user for whom the panel was opened. */
  readonly people: readonly RoomPerson[];
  readonly choice: ReceiverChoice;
  readonly chosen: readonly UserNo[];
  readonly onChange: (choice: ReceiverChoice) => void;
}

/** The users on seats, one by one or all at once. */
export function Receivers({ seated, people, choice, chosen, onChange }: ReceiversProps) {
  const { t } = useTranslation();
  const toggle = (id: UserNo) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset className={styles['receivers']}>
      <legend className={styles['legend']}>{t('gifts.to')}</legend>
      <div className={styles['people']}>
        {people.length === 0 && <span className={styles['price']}>{t('gifts.noReceivers')}</span>}
        {seated.length > 1 && (
          <label className={styles['receiver']}>
            <input
              type="checkbox"
              className={styles['choice']}
              checked={choice === ALL_SEATS}
              onChange={() => onChange(choice === ALL_SEATS ? [] : ALL_SEATS)}
            />
            {t('gifts.all')}
          </label>
        )}
        {people.map(({ id, nick, header }) => (
          <label key={id} className={styles['receiver']}>
            <input
              type="checkbox"
              className={styles['choice']}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <Avatar name={nick || id} src={header} size={24} />
            <span dir="auto">{nick || id}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
