import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ActivityEntry, activityActions, selectActivity } from '../index.ts';
import styles from './ActivityCard.module.css';

/** Entries shown; the card stands below the channels. */
const ENTRIES_SHOWN = 2;

/** The announcement of operations, the same in every lobby: below the hall's own channels, and named as the platform's. */
export default function ActivityCard() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const entries = useSelector(selectActivity);
  if (entries.length === 0) return null;
  return (
    <section className={styles['card']} aria-label={t('activity.label')}>
      <p className={styles['head']}>
        <Icon name="star" size={16} />
        <span>{t('activity.label')}</span>
        <IconButton
          icon="close"
          size="compact"
          label={t('activity.close')}
          tooltip={false}
          onClick={() => dispatch(activityActions.putAway())}
        />
      </p>
      <ul className={styles['list']}>
        {entries.slice(0, ENTRIES_SHOWN).map((entry) => (
          <li key={entry.title}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { title, text, href } }: { readonly entry: ActivityEntry }) {
  const words = (
    <>
      <strong dir="auto">{title}</strong>
      {text !== '' && <span dir="auto">{text}</span>}
    </>
  );
  if (href === '') return <div className={styles['entry']}>{words}</div>;
  return (
    <a className={styles['entry']} href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
