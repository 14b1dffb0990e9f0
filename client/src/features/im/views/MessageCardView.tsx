import { type MessageCard, messageCard } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { TagList } from '../../../design/TagList/TagList.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { safeHref } from '../../../lib/linkify.ts';
import { INVITE_ROUTE, roomRoute } from '../../../lib/routes.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import type { HallsRoot } from '../../halls/index.ts';
import { useLeaveDialogs } from '../../person/views/use-leave-dialogs.ts';
import { CardPicture } from './CardPicture.tsx';
import styles from './MessageCardView.module.css';
import { cardOfLink, type PlaceLink } from './place-link.ts';

/** entity.message-card. rule.card-bad-json: an invalid card says so. */
export function MessageCardView({ json }: { readonly json: string }) {
  const { t } = useTranslation();
  const card = readCard(json);
  if (card === null) {
    return (
      <p className={styles['bad']}>
        <Icon name="alert" size={16} />
        {t('chat.unsupported')}
      </p>
    );
  }
  return <Card card={card} />;
}

/** A text that is nothing but the link of a place: its card. */
export function PlaceLinkCard({ link }: { readonly link: PlaceLink }) {
  const halls = useSelector(({ halls: { mine } }: HallsRoot) => mine.list);
  return <Card card={cardOfLink(link, halls)} />;
}

function readCard(json: string): MessageCard | null {
  try {
    return z.safeParse(messageCard, JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

function Card({ card }: { readonly card: MessageCard }) {
  const { t } = useTranslation();
  const resolve = useSelector(selectResolvePicture);
  const leaveDialogs = useLeaveDialogs();
  const { activity_type, type_str, title, msg, href_web, url_name, img = [], tags = [] } = card;
  const { room_id, room_name, room_avatar, hall_name, game_nickname, game_info } = card;
  const href = href_web === undefined ? null : safeHref(href_web);
  const invite = href === null ? null : invitePath(href);
  const kind = activity_type
    ? t(`im.activity.${activity_type}`)
    : t(room_id !== undefined ? 'im.card.room' : invite === null ? 'im.card.team' : 'im.card.invite');
  const heading = title || room_name || hall_name || kind;
  const pictures = room_avatar === undefined ? img : [{ src: room_avatar, w_h: '' }, ...img];
  return (
    <section className={styles['card']} aria-label={t('im.card.label', { title: heading })}>
      <p className={styles['kind']}>
        <span>{kind}</span>
        {type_str && <span className={styles['type']}>{t(`im.kind.${type_str}`)}</span>}
      </p>
      {pictures.map(({ src, w_h }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card does not change, and may have a picture twice
        <CardPicture key={index} src={resolve(src)} size={w_h} />
      ))}
      <h3 className={styles['heading']} dir="auto">
        {heading}
      </h3>
      {msg !== undefined && (
        <p className={styles['text']} dir="auto">
          {msg}
        </p>
      )}
      {(game_nickname ?? game_info) !== undefined && (
        <p className={styles['text']} dir="auto">
          {[game_nickname, game_info].filter(Boolean).join(' · ')}
        </p>
      )}
      {tags.length > 0 && <TagList tags={tags} label={t('im.card.tags')} />}
      {invite !== null && (
        <Link className={styles['link']} to={invite} onClick={leaveDialogs}>
          {t('im.card.go')}
          <Icon name="chevronNext" size={16} />
        </Link>
      )}
      {href && invite === null && (
        <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {url_name || t('im.card.open')}
          <Icon name="chevronNext" size={16} />
        </a>
      )}
      {room_id !== undefined && (
        <Link className={styles['link']} to={roomRoute(room_id)} onClick={leaveDialogs}>
          {t('im.card.enter')}
          <Icon name="chevronNext" size={16} />
        </Link>
      )}
    </section>
  );
}

/** The path of an invitation to a hall of this platform, which opens in this page; null for every other address. */
function invitePath(href: string): string | null {
  const { origin, pathname, search } = new URL(href);
  return origin === window.location.origin && pathname === INVITE_ROUTE ? `${pathname}${search}` : null;
}
