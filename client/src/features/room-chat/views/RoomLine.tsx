import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { namesText } from '../../../lib/names-text.ts';
import { RoleMark } from '../../room/views/AudiencePanel.tsx';
import { RoomText } from '../../room/views/RoomText.tsx';
import { roomChatActions } from '../index.ts';
import type { FailedMarkProps } from './FailedMark.tsx';
import { GiftRow } from './GiftRow.tsx';
import styles from './RoomLine.module.css';
import type { RoomRow } from './room-rows.ts';

export interface RoomLineProps {
  readonly row: RoomRow;
  readonly viewer: string | null;
  /** The viewer's; '' until it is known. */
  readonly nick: string;
  /** Opens the menu of the line at its button. */
  readonly onMenu: (button: HTMLElement) => void;
}

const FailedMark = lazyPart<FailedMarkProps>(() => import('./FailedMark.tsx'));

/** People of a row of arrivals that are named; the others are counted. */
const NAMED = 2;

/** One row of the room chat: a line, a notice of the platform, a gift, or users who came in. */
export const RoomLine = memo(function RoomLine({ row, viewer, nick, onMenu }: RoomLineProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  if (row.kind === 'arrivals') return <Arrivals people={row.people} />;
  const { line } = row;
  const { author, content, kind, gift } = line;
  if (kind === 'gift' && author && gift) return <GiftRow nick={author.nick} gift={gift} />;
  if (kind === 'notice' || !author) {
    return (
      <p className={styles['notice']}>
        <Icon name="megaphone" size={16} />
        <span dir="auto">
          <RoomText text={content} nick="" />
        </span>
      </p>
    );
  }
  if (kind === 'arrival') {
    return <p className={styles['arrival']}>{t('roomChat.followed', { name: author.nick, whom: content })}</p>;
  }
  const isMention = author.id !== viewer && nick !== '' && content.includes(`@${nick}`);
  return (
    <article
      className={classNames(
        styles['line'],
        row.isContinued && styles['continued'],
        isMention && styles['mention'],
        line.mid === '' && styles['pending'],
      )}
      aria-label={author.nick}
      data-mid={line.mid || undefined}
    >
      {!row.isContinued && <Avatar name={author.nick || author.id} src={author.header} size={32} />}
      <div className={styles['body']}>
        {!row.isContinued && (
          <p className={styles['head']}>
            <strong className={styles['nick']} dir="auto">
              {author.nick}
            </strong>
            <RoleMark role={author.role} />
            {author.nameplate && <span className={styles['plate']}>{author.nameplate}</span>}
            <time className={styles['time']} dateTime={new Date(line.time).toISOString()} aria-hidden="true">
              {clockText(line.time, i18n.language)}
            </time>
          </p>
        )}
        <p className={classNames(styles['text'], kind === 'greeting' && styles['greeting'])} dir="auto">
          <RoomText text={content} nick={nick} />
          {line.mid === '' && !line.isFailed && (
            <span className={styles['sending']}>
              <Icon name="clock" size={14} />
              <VisuallyHidden>{t('chat.sending')}</VisuallyHidden>
            </span>
          )}
        </p>
        {line.isFailed && (
          // Lines fail where bundles do not load: until that of the mark is there, the line can be sent again all the same.
          <FailedMark
            c_mid={line.c_mid}
            standIn={
              <button
                type="button"
                className={styles['again']}
                onClick={() => dispatch(roomChatActions.retryRequested({ c_mid: line.c_mid }))}
              >
                {t('chat.unconfirmed')} {t('common.retry')}
              </button>
            }
            instead=""
          />
        )}
      </div>
      {line.mid !== '' && (
        <button
          type="button"
          className={styles['more']}
          aria-label={t('roomChat.lineMenu')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        >
          <Icon name="more" size={18} />
        </button>
      )}
    </article>
  );
});

function Arrivals({ people }: { readonly people: readonly { readonly nick: string }[] }) {
  const { t, i18n } = useTranslation();
  const named = people.slice(-NAMED).map(({ nick }) => nick);
  const name = namesText(named, i18n.language);
  return (
    // A sentence of the language that may begin with a name: the name does not turn it around.
    <p className={styles['arrival']}>
      {people.length > NAMED ? t('roomChat.arrivedMany', { name, n: people.length }) : t('roomChat.arrived', { name })}
    </p>
  );
}
