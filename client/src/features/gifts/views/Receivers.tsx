import type { UserNo } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { shareModal } from '../../modals/index.ts';
import { selectVisit } from '../../room/index.ts';
import styles from './GiftPanel.module.css';
import { ALL_SEATS, type ReceiverChoice, type ReceiverPlace } from './gift-receivers.model.ts';

export interface ReceiversProps {
  readonly places: readonly ReceiverPlace[];
  /** How many sit on seats. */
  readonly seatedCount: number;
  /** The viewer was alone on the seats when the panel opened. */
  readonly isForListeners: boolean;
  readonly choice: ReceiverChoice;
  readonly chosen: readonly UserNo[];
  readonly onChange: (choice: ReceiverChoice) => void;
}

/** The users on seats, one by one or all at once. Nothing here moves or goes before the next choice: it may be under a finger. */
export function Receivers(props: ReceiversProps) {
  const { places, seatedCount, isForListeners, choice, chosen, onChange } = props;
  const { t } = useTranslation();
  const toggle = (id: UserNo) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const isAll = choice === ALL_SEATS;
  const hasAll = isAll || seatedCount > 1;
  return (
    <fieldset className={styles['receivers']}>
      <legend className={styles['legend']}>
        {t(isForListeners && places.length > 0 ? 'gifts.toListeners' : 'gifts.to')}
      </legend>
      <div className={styles['people']}>
        {places.length === 0 && <Alone />}
        {places.length > 0 && !isForListeners && (
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

/** The viewer is alone in the room: friends can be called. */
function Alone() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { group_id, name } = useSelector(selectVisit);
  return (
    <>
      <span className={styles['price']}>{t('gifts.alone')}</span>
      {group_id !== null && (
        <Button
          size="compact"
          look="soft"
          icon="users"
          onClick={() => dispatch(shareModal.open({ kind: 'room', room_no: group_id, name: name ?? '' }))}
        >
          {t('gifts.callFriends')}
        </Button>
      )}
    </>
  );
}
