import { useDispatch } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { CoverCard } from '../../../design/CoverCard/CoverCard.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { type HallCardModel, hallsActions } from '../index.ts';
import styles from './HallCard.module.css';

/** One hall in "discover". The whole card is a link to the hall, which presents itself; the button joins at once. */
export function HallCard({ card }: { readonly card: HallCardModel }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { hall_id, name, bg_img, online_count: online, user_count: members } = card;
  return (
    <CoverCard
      name={name}
      picture={bg_img}
      to={hallRoute(hall_id)}
      text={card.intro || t('halls.card.noIntro')}
      foot={
        <>
          <p className={styles['counts']}>
            <span className={classNames(styles['online'], online === 0 && styles['empty'])}>
              {t('halls.card.online', { n: largeCount(online, i18n.language) })}
            </span>
            <span>{t('halls.card.members', { count: members, n: largeCount(members, i18n.language) })}</span>
          </p>
          {card.in_hall ? (
            <Badge look="role">{t('halls.card.joined')}</Badge>
          ) : (
            <Button
              size="compact"
              look="primary"
              busy={card.isEntering}
              aria-label={t('halls.card.joinNamed', { name })}
              onClick={() => dispatch(hallsActions.enterRequested({ hall_id }))}
            >
              {t('halls.card.join')}
            </Button>
          )}
        </>
      }
    />
  );
}
