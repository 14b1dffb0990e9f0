import type { UserNo } from '@miczero/contracts';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './GiftPanel.module.css';
import { ALL_SEATS, type ReceiverChoice, type ReceiverPlace } from './gift-receivers.model.ts';

export interface ReceiversProps {
  readonly places: readonly ReceiverPlace[];
  /** How many sit on seats. */
  readonly seatedCount: number;
  readonly choice: ReceiverChoice;
  readonly chosen: readonly UserNo[];
  readonly onChange: (choice: ReceiverChoice) => void;
}

/** The users on seats, one by one or all at once. Nothing here moves or goes before the next choice: it may be under a finger. */
export function Receivers({ places, seatedCount, choice, chosen, onChange }: ReceiversProps) {
  const { t } = useTranslation();
  const toggle = (id: UserNo) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const isAll = choice === ALL_SEATS;
  const hasAll = isAll || seatedCount > 1;
  return (
    <fieldset className={styles['receivers']}>
      <legend className={styles['legend']}>{t('gifts.to')}</legend>
      <div className={styles['people']}>
        {places.length === 0 && <span className={styles['price']}>{t('gifts.noReceivers')}</span>}
        {places.length > 0 && (
          <label className={classNames(styles['receiver'], !hasAll && styles['gone'])}>
            <input
              type="checkbox"
              className={styles['choice']}
              checked={isAll}
              aria-disabled={!hasAll}
              onChange={() => hasAll && onChange(isAll ? [] : ALL_SEATS)}
            />
            {t('gifts.all')}
          </label>
        )}
        {places.map(({ person: { id, nick, header }, isGone }) => (
          <label key={id} className={classNames(styles['receiver'], isGone && styles['gone'])}>
            <input
              type="checkbox"
              className={styles['choice']}
              checked={chosen.includes(id)}
              // Not `disabled`, which would take the focus from a receiver who leaves.
              aria-disabled={isGone}
              onChange={() => !isGone && toggle(id)}
            />
            <Avatar name={nick || id} src={header} size={24} />
            <span dir="auto">{nick || id}</span>
            {isGone && <VisuallyHidden>{t('gifts.left')}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
