import { mayInHall } from '@miczero/contracts';
import { useDispatch } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { TagList } from '../../../design/TagList/TagList.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { textOf } from '../../feedback/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { usePersonPage } from '../../person/views/use-person-page.ts';
import { type GamingCardModel, gamingModal, teamSquareActions } from '../index.ts';
import styles from './TeamCard.module.css';

/** A user who looks for players in a game, and whose name leads to their page. The own card can be edited and closed, and managers close those of others. */
export function GamingCard({ card }: { readonly card: GamingCardModel }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const openPage = usePersonPage();
  const { gaming_id, uid, nick, avatar, game_name, game_nickname, game_info, tags, vacancy, hall_id, channel_id } =
    card;
  const close = teamSquareActions.gamingCloseRequested({ gaming_id });
  const question = confirmModal.open({
    title: textOf('teamSquare.ask.close.title', { name: nick }),
    body: textOf('teamSquare.ask.close.text'),
    action: textOf('teamSquare.gaming.close'),
    danger: true,
    onConfirm: close,
  });
  return (
    <li className={styles['card']}>
      <button type="button" className={styles['head']} onClick={() => openPage({ no: uid, nick })}>
        <Avatar name={nick} src={avatar} size={40} />
        <span className={styles['place']}>
          <strong dir="auto">{nick}</strong>
          <span dir="auto">{game_nickname || card.hall_name}</span>
        </span>
      </button>
      <h3 className={styles['title']} dir="auto">
        {game_name}
      </h3>
      <p dir="auto">{game_info}</p>
      <TagList tags={tags} label={t('teamSquare.tags')} />
      <div className={styles['foot']}>
        <p className={styles['facts']}>{t('teamSquare.gaming.wanted', { count: vacancy, n: vacancy })}</p>
        {card.isMine ? (
          <>
            <Button size="compact" look="plain" onClick={() => dispatch(gamingModal.open({ gaming_id }))}>
              {t('teamSquare.gaming.edit')}
            </Button>
            <Button size="compact" onClick={() => dispatch(close)}>
              {t('teamSquare.gaming.close')}
            </Button>
          </>
        ) : (
          <>
            {mayInHall('channel.close_gaming', card.standing) && (
              <Button
                size="compact"
                look="plain"
                aria-label={t('teamSquare.gaming.closeNamed', { name: nick })}
                onClick={() => dispatch(question)}
              >
                {t('teamSquare.gaming.close')}
              </Button>
            )}
            <ButtonLink
              size="compact"
              to={hallRoute(hall_id, channel_id)}
              aria-label={t('teamSquare.joinNamed', { title: nick })}
            >
              {t('teamSquare.join')}
            </ButtonLink>
          </>
        )}
      </div>
    </li>
  );
}
