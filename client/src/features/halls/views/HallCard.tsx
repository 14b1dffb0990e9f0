import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { largeCount } from '../../../lib/large-count.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { type HallCardModel, hallsActions } from '../index.ts';
import styles from './HallCard.module.css';

/** One hall in "discover", to join or to open. */
export function HallCard({ card }: { readonly card: HallCardModel }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { hall_id, name } = card;
  return (
    <li className={styles['card']}>
      <div className={styles['cover']} aria-hidden="true">
        {card.bg_img !== '' && <img src={card.bg_img} alt="" loading="lazy" />}
      </div>
      <div className={styles['face']}>
        <Avatar name={name} src={card.bg_img} size={64} shape="soft" />
        {card.in_hall && <Badge look="role">{t('halls.card.joined')}</Badge>}
      </div>
      <h3 className={styles['name']} dir="auto">
        {name}
      </h3>
      <p className={styles['intro']} dir="auto">
        {card.intro || t('halls.card.noIntro')}
      </p>
      <p className={styles['counts']}>
        <span className={styles['online']}>
          {t('halls.card.online', { n: largeCount(card.online_count, i18n.language) })}
        </span>
        <span>{t('halls.card.members', { n: largeCount(card.user_count, i18n.language) })}</span>
      </p>
      {card.in_hall ? (
        <Button
          wide
          aria-label={t('halls.card.enterNamed', { name })}
          onClick={() => void navigate(hallRoute(hall_id))}
        >
          {t('halls.card.enter')}
        </Button>
      ) : (
        <Button
          wide
          look="primary"
          busy={card.isEntering}
          aria-label={t('halls.card.joinNamed', { name })}
          onClick={() => dispatch(hallsActions.enterRequested({ hall_id }))}
        >
          {t('halls.card.join')}
        </Button>
      )}
    </li>
  );
}
