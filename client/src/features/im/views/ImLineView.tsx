import { RECALL_MS } from '@miczero/contracts';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useWithin } from '../../../design/use-within.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { MessageImage } from '../../chat/views/MessageImage.tsx';
import { MessageText } from '../../chat/views/MessageText.tsx';
import { selectResolveFile, selectResolvePicture } from '../../connection/index.ts';
import { selectViewer } from '../../session/index.ts';
import { imIntents } from '../im.actions.ts';
import {
  type ImBody,
  type ImLine,
  type ImReading,
  type ImRoot,
  type ImSessionId,
  imActions,
  readersModal,
  selectIm,
} from '../index.ts';
import { isPersonSession, isReadByPeer, isTeamSession, numberOfAccount } from '../sessions.model.ts';
import { useClipExtras } from './clip-extras.ts';
import { useFace } from './faces.ts';
import { GiftCard } from './GiftCard.tsx';
import styles from './ImLineView.module.css';
import { MessageCardView, PlaceLinkCard } from './MessageCardView.tsx';
import { selectMentionNames } from './mention-names.ts';
import { NoticeText } from './NoticeText.tsx';
import { placeLinkOf } from './place-link.ts';
import { hasMenu, hasReaders } from './use-im-line-menu.tsx';

export interface ImLineViewProps {
  readonly session: ImSessionId;
  readonly line: ImLine;
  readonly isOwn: boolean;
  readonly readUpTo: number | undefined;
  /** The line says whether it was read: the last own one. */
  readonly tellsRead: boolean;
  /** A picture among others: its author stands beside all of them. */
  readonly isInRun?: boolean;
  /** The line before it is from the same author, who is shown there. */
  readonly isContinued?: boolean;
  /** Opens the menu of the line at its button. The same function at every render. */
  readonly onMenu: (button: HTMLElement) => void;
}

/** One message: what it says, who wrote it in a group, and what became of an own one. */
export const ImLineView = memo(function ImLineView(props: ImLineViewProps) {
  const { session, line, isOwn, readUpTo, tellsRead, isInRun = false, isContinued = false, onMenu } = props;
  const { t } = useTranslation();
  const { body, delivery, id } = line;
  const isFresh = useWithin(line.at, RECALL_MS);
  const placeLink = body.kind === 'text' ? placeLinkOf(body.text, window.location.origin) : null;
  const isBare = body.kind !== 'text' || placeLink !== null;
  const reading = useSelector((state: ImRoot) => selectIm(state).readings[id]);
  const isOfMember = isTeamSession(session) && !isOwn && !isInRun;
  if (body.kind === 'notice' || body.kind === 'recalled') {
    return (
      <p className={styles['note']} dir="auto">
        {body.kind === 'recalled' && t(isOwn ? 'im.recalledOwn' : 'im.recalledOther')}
        {body.kind === 'notice' && <NoticeText body={body} />}
        {body.kind === 'notice' && isPersonSession(session) && !isOwn && <Actor session={session} />}
      </p>
    );
  }
  return (
    <article
      className={classNames(
        styles['line'],
        isOwn && styles['own'],
        isOfMember && styles['ofMember'],
        isInRun && styles['inRun'],
      )}
      data-client-id={line.clientId}
    >
      {isOfMember && <Author session={session} account={line.from} isContinued={isContinued} />}
      <div className={styles['bubbleRow']}>
        <div className={classNames(styles['bubble'], isBare && styles['bare'])}>
          {placeLink && <PlaceLinkCard link={placeLink} />}
          {!placeLink && body.kind === 'gift' && <GiftCard gift={body} session={session} isOwn={isOwn} />}
          {!placeLink && body.kind !== 'gift' && <Body session={session} line={line} body={body} isOwn={isOwn} />}
        </div>
        {isOwn && id !== '' && isFresh && !isInRun && body.kind !== 'gift' && <Recall session={session} line={line} />}
        {id !== '' && hasMenu(session, line, { isOwn, isFresh, hasReaders: hasReaders(reading) }) && (
          <button
            type="button"
            className={styles['more']}
            aria-label={t('im.lineMenu')}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onMenu(currentTarget)}
          >
            <Icon name="more" size={18} />
          </button>
        )}
      </div>
      {delivery === 'sent' ? (
        tellsRead &&
        (isTeamSession(session) ? (
          <Readers session={session} line={line} reading={reading} />
        ) : (
          <p className={styles['fate']}>{t(isReadByPeer(line, readUpTo) ? 'im.read' : 'im.delivered')}</p>
        ))
      ) : (
        <Fate session={session} line={line} />
      )}
    </article>
  );
});

/** Takes a message back, for as long as the platform allows it. */
function Recall({ session, line }: { readonly session: ImSessionId; readonly line: ImLine }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={styles['recall']}
      onClick={() => dispatch(imIntents.recallRequested({ session, line }))}
    >
      {t('im.recall')}
    </button>
  );
}

/** The actor in a platform line of a private session. */
function Actor({ session }: { readonly session: ImSessionId }) {
  const { name } = useFace(session);
  return <bdi> · {name}</bdi>;
}

interface AuthorProps {
  readonly session: ImSessionId;
  readonly account: string;
  readonly isContinued?: boolean;
}

/** Who wrote it. Where that is shown already, it is only read aloud. */
export function Author({ session, account, isContinued = false }: AuthorProps) {
  const { group, faces } = useSelector(selectIm);
  const resolve = useSelector(selectResolvePicture);
  const no = numberOfAccount(account);
  const member = group?.members.find((each) => each.no === no);
  const name = member?.nick || faces[`p2p-${account}`]?.name || (account === session.slice('team-'.length) ? '' : no);
  if (name === '') return null;
  if (isContinued) return <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <>
      <span className={styles['face']}>
        <Avatar name={name} src={resolve(member?.avatar ?? '')} size={32} />
      </span>
      <p className={styles['author']} dir="auto">
        {name}
      </p>
    </>
  );
}

interface ReadersProps {
  readonly session: ImSessionId;
  readonly line: ImLine;
  readonly reading: ImReading | undefined;
}

/** How many members have read an own message of a group; it opens who. */
function Readers({ session, line, reading }: ReadersProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (!hasReaders(reading)) return null;
  const { read, unread } = reading;
  return (
    <p className={styles['fate']}>
      <button
        type="button"
        className={styles['readers']}
        onClick={() => dispatch(readersModal.open({ session, line }))}
      >
        {unread === 0 ? t('im.readByAll') : t(read === 0 ? 'im.delivered' : 'im.readBy', { n: read })}
      </button>
    </p>
  );
}

function Fate({ session, line }: { readonly session: ImSessionId; readonly line: ImLine }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (line.delivery === 'sending') {
    return (
      <p className={styles['fate']}>
        <Icon name="clock" size={14} />
        <VisuallyHidden>{t('im.sending')}</VisuallyHidden>
      </p>
    );
  }
  return (
    <p className={classNames(styles['fate'], styles['failed'])} role="status">
      <Icon name="alert" size={14} />
      <span>{t(line.delivery === 'timeout' ? 'im.unsure' : 'im.notSent')}</span>
      <button type="button" onClick={() => dispatch(imIntents.resendRequested({ session, line }))}>
        {t('im.resend')}
      </button>
      <button type="button" onClick={() => dispatch(imActions.lineDiscarded({ session, value: line.clientId }))}>
        {t('im.discard')}
      </button>
    </p>
  );
}

interface BodyProps {
  readonly session: ImSessionId;
  readonly line: ImLine;
  readonly body: Exclude<ImBody, { readonly kind: 'notice' | 'recalled' | 'gift' }>;
  readonly isOwn: boolean;
}

function Body({ session, line, body, isOwn }: BodyProps) {
  const { t } = useTranslation();
  const files = useSelector(selectResolveFile);
  const viewer = useSelector(selectViewer);
  const mentions = useSelector(selectMentionNames);
  const { faces } = useSelector(selectIm);
  const { ClipRow } = useClipExtras();
  switch (body.kind) {
    case 'text':
      return <MessageText text={body.text} mentions={mentions} viewer={viewer} />;
    case 'image': {
      const { url, width: w, height: h } = body;
      const image = { url: files(url), w, h, localPreview: null, progress: null };
      const { from, clientId } = line;
      const authorName = mentions[numberOfAccount(from)] || faces[`p2p-${from}`]?.name || numberOfAccount(from);
      return <MessageImage image={image} authorName={authorName} msg_id={null} inSession={{ session, clientId }} />;
    }
    case 'voice':
    case 'video':
      return <ClipRow clip={body} id={line.id} isOwn={isOwn} />;
    case 'custom':
      return <MessageCardView json={body.json} />;
    case 'unknown':
      return <p>{t('im.preview.unknown')}</p>;
  }
}
