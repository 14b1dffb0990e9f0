import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { numberText } from '../../../lib/large-count.ts';
import type { RideModel } from '../index.ts';
import styles from './Places.module.css';

interface PlacesProps {
  readonly ride: RideModel;
  /** In one row with a title: a phone has no room for the end. */
  readonly isBrief?: boolean;
}

/** How many places are left, and until when; live by hall-event.1004 and hall-event.1015. */
export function Places({ ride, isBrief = false }: PlacesProps) {
  const { free, inside, expiresAt } = ride;
  const { t, i18n } = useTranslation();
  const n = (count: number) => numberText(count, i18n.language);
  return (
    <span className={classNames(styles['places'], isBrief && styles['brief'])}>
      {free === null
        ? t('teamUp.inside', { count: inside, n: n(inside) })
        : free === 0
          ? t('teamUp.full', { n: n(inside), total: n(inside) })
          : t('teamUp.free', { count: free, n: n(free) })}
      {expiresAt > 0 && (
        <span
          className={styles['until']}
        >{` · ${t('teamUp.until', { time: clockText(expiresAt, i18n.language) })}`}</span>
      )}
    </span>
  );
}
