import { useDispatch } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { CoverCard } from '../../../design/CoverCard/CoverCard.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { type HallCardModel, hallsActions } from '../index.ts';
import { HallCounts } from './HallCounts.tsx';

/** One hall in "discover". The whole card is a link to the hall, which presents itself; the button joins at once. */
export function HallCard({ card }: { readonly card: HallCardModel }) {
  const { t } = useTranslation();
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
          <HallCounts online={online} members={members} />
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
