import { type MessageCard, messageCard } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { TagList } from '../../../design/TagList/TagList.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { safeHref } from '../../../lib/linkify.ts';
import { roomRoute } from '../../../lib/routes.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import styles from './MessageCardView.module.css';

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
  const { activity_type, type_str, title, msg, href_web, url_name, img = [], tags = [] } = card;
  const { room_id, room_name, room_avatar, hall_name, game_nickname, game_info } = card;
  const kind = activity_type
    ? t(`im.activity.${activity_type}`)
    : t(room_id !== undefined ? 'im.card.room' : 'im.card.team');
  const heading = title ?? room_name ?? hall_name ?? kind;
  const href = href_web === undefined ? null : safeHref(href_web);
  const pictures = room_avatar === undefined ? img.map(({ src }) => src) : [room_avatar, ...img.map(({ src }) => src)];
  return (
    <section className={styles['card']} aria-label={t('im.card.label', { title: heading })}>
      <p className={styles['kind']}>
        <span>{kind}</span>
        {type_str && <span className={styles['type']}>{t(`im.kind.${type_str}`)}</span>}
      </p>
      {pictures.map((src) => (
        <img key={src} className={styles['picture']} src={resolve(src)} alt="" loading="lazy" />
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
      {href && (
        <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {url_name || t('im.card.open')}
        </a>
      )}
      {room_id !== undefined && (
        <Link className={styles['link']} to={roomRoute(room_id)}>
          {t('im.card.enter')}
        </Link>
      )}
    </section>
  );
}
