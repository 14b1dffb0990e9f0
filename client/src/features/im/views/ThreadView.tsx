import { DATE_SEPARATOR_GAP_MS, type UserNo } from '@miczero/contracts';
import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useLayer } from '../../../design/Dialog/layers.ts';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { Menu, MenuItem } from '../../../design/Menu/Menu.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { DropHere } from '../../chat/views/DropHere.tsx';
import pills from '../../chat/views/JumpPills.module.css';
import { DateSeparator } from '../../chat/views/Separators.tsx';
import { useImageDrop } from '../../chat/views/use-image-drop.ts';
import { confirmModal } from '../../modals/index.ts';
import { reportModal } from '../../people/index.ts';
import { profileModal, selectBlocked } from '../../person/index.ts';
import { selectViewer } from '../../session/index.ts';
import { imIntents } from '../im.actions.ts';
import { type ImLine, type ImRoot, type ImSessionId, imActions, selectIm, selectThread } from '../index.ts';
import { relationTo } from '../partner.model.ts';
import { isAccountOf, isPersonSession, numberOfAccount, peerOf, systemOf } from '../sessions.model.ts';
import { OPEN_LINES_MAX } from '../thread.model.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { useClipExtras } from './clip-extras.ts';
import { useFace } from './faces.ts';
import { GroupMembers } from './GroupMembers.tsx';
import { ImComposer } from './ImComposer.tsx';
import { ImLineView } from './ImLineView.tsx';
import styles from './ImPanel.module.css';
import { ImRun } from './ImRun.tsx';
import { continues, createRunKeys, runsOf } from './im-runs.ts';
import { SessionFace } from './SessionFace.tsx';
import { useImLineMenu } from './use-im-line-menu.tsx';

export interface ThreadViewProps {
  readonly session: ImSessionId;
  /** The members of a group, in the place of its lines. */
  readonly showsMembers: boolean;
  readonly onMembers: () => void;
  readonly onClose: () => void;
}

/** Within this distance the reader is at the newest line. */
const AT_END_PX = 48;
const NEAR_START_PX = 80;

/** The beginning of a session in which nothing was said: who is there, and a first word. */
function Quiet({ session }: { readonly session: ImSessionId }) {
  const { t } = useTranslation();
  const { name } = useFace(session);
  return (
    <div className={styles['quiet']}>
      <SessionFace session={session} size={64} />
      <p className={styles['quietName']} dir="auto">
        {name}
      </p>
      <p>{t(systemOf(session) ? 'im.preview.none' : 'im.quiet')}</p>
    </div>
  );
}

/** One session: who it is with, its messages, and where the viewer writes. */
export function ThreadView(props: ThreadViewProps) {
  const { session, showsMembers } = props;
  const { t } = useTranslation();
  const system = systemOf(session);
  const { Composing, videoChosen } = useClipExtras();
  const dispatch = useDispatch();
  const files = useImageDrop(!system, (chosen) => {
    for (const file of chosen) {
      if (file.type.startsWith('video/')) dispatch(videoChosen(session, file));
      else dispatch(imIntents.imageChosen(session, file));
    }
  });
  // On a phone it covers the sessions.
  useLayer(true, () => dispatch(imActions.sessionClosed()));
  return (
    <section className={styles['thread']} aria-label={t('im.log')} {...files.target}>
      <ThreadHeader {...props} />
      <ConnectionLine />
      {showsMembers ? <GroupMembers /> : <Lines session={session} />}
      {system ? (
        <p className={styles['systemOnly']}>{t('im.systemOnly')}</p>
      ) : (
        <Composing session={session}>
          <ImComposer session={session} files={files} />
        </Composing>
      )}
      {files.isOver && <DropHere />}
    </section>
  );
}

/** A block ends friendship and following for good: asked first. */
const blockAsked = (name: string, onConfirm: ReturnType<typeof imIntents.blockRequested>) =>
  confirmModal.open({
    title: { key: 'im.block' },
    body: { key: 'im.blockAsked', params: { name } },
    action: { key: 'im.block' },
    danger: true,
    onConfirm,
  });

function ThreadHeader({ session, showsMembers, onMembers, onClose }: ThreadViewProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { name } = useFace(session);
  const { group, partner, sessions } = useSelector(selectIm);
  const blocked = useSelector(selectBlocked);
  const account = peerOf(session);
  const isPinned = sessions.find(({ id }) => id === session)?.isPinned ?? false;
  const isKnown = sessions.some(({ id }) => id === session);
  const isBlocked = isPersonSession(session) && blocked.includes(numberOfAccount(account));
  const change = imIntents.blockRequested({ account, isBlocked: !isBlocked });
  return (
    <header className={styles['header']}>
      <IconButton
        icon="arrowBack"
        label={t('im.back')}
        className={styles['back']}
        onClick={() => dispatch(imActions.sessionClosed())}
      />
      <SessionFace session={session} size={32} />
      <span className={styles['who']}>
        <h2 className={styles['title']} dir="auto">
          {name}
        </h2>
        {(partner || isBlocked) && (
          <span className={styles['sub']}>
            {t(`im.relation.${isBlocked || !partner ? 'blocked' : relationTo(partner)}`)}
          </span>
        )}
        {group && (
          <span className={styles['sub']}>
            {t('im.memberCount', { n: group.info.user_count })}
            {group.hall && ` · ${t('im.hall', { name: group.hall.name })}`}
          </span>
        )}
      </span>
      {isPersonSession(session) && (
        <IconButton
          icon="user"
          label={t('im.profile')}
          // The number behind an account of the provider is a user's.
          onClick={() => dispatch(profileModal.open({ no: numberOfAccount(account) as UserNo, nick: name }))}
        />
      )}
      {group && (
        <IconButton
          icon="users"
          label={t('im.members')}
          active={showsMembers}
          aria-pressed={showsMembers}
          onClick={onMembers}
        />
      )}
      {isKnown && (
        <Menu align="end" trigger={<IconButton icon="more" label={t('im.menu')} tooltip={false} />}>
          <MenuItem icon="arrowUp" onSelect={() => dispatch(imIntents.pinRequested({ session, isPinned: !isPinned }))}>
            {t(isPinned ? 'im.unpin' : 'im.pin')}
          </MenuItem>
          {isPersonSession(session) && (
            <>
              <MenuItem
                icon={isBlocked ? 'eye' : 'eyeOff'}
                destructive={!isBlocked}
                onSelect={() => dispatch(isBlocked ? change : blockAsked(name, change))}
              >
                {t(isBlocked ? 'im.unblock' : 'im.block')}
              </MenuItem>
              <MenuItem
                icon="alert"
                onSelect={() =>
                  // The number behind an account of the provider is a user's.
                  dispatch(reportModal.open({ uid: numberOfAccount(account) as UserNo, nick: name }))
                }
              >
                {t('im.report')}
              </MenuItem>
            </>
          )}
          <MenuItem icon="trash" destructive onSelect={() => dispatch(imIntents.removeRequested(session))}>
            {t('im.remove')}
          </MenuItem>
        </Menu>
      )}
      <IconButton icon="close" label={t('im.close')} className={styles['closeThread']} onClick={onClose} />
    </header>
  );
}

function Lines({ session }: { readonly session: ImSessionId }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const readUpTo = useSelector(selectIm).readUpTo[session];
  const { lines, load, hasOlder, isLoadingOlder } = useSelector((state: ImRoot) => selectThread(state, session));
  const listRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** Distance from the end before older lines come in: it stays the same. */
  const fromEnd = useRef(0);
  const first = lines[0]?.id;
  const seenFirst = useRef(first);
  const last = lines.at(-1);
  const seenLast = useRef(last?.clientId);
  /** The reader is further up. */
  const [away, setAway] = useState<Away | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place follows the lines
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    // Who writes is at the end, wherever they read.
    if (last && last.clientId !== seenLast.current && last.delivery === 'sending') isAtEnd.current = true;
    seenLast.current = last?.clientId;
    if (isAtEnd.current) {
      list.scrollTop = list.scrollHeight;
      if (lines.length > OPEN_LINES_MAX) dispatch(imActions.endSeen(session));
    } else if (seenFirst.current !== first) list.scrollTop = list.scrollHeight - fromEnd.current;
    seenFirst.current = first;
  }, [lines, first]);

  // What stands below the list grows and shrinks: a reader at the newest line stays there.
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  function onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLDivElement>) {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX;
    fromEnd.current = scrollHeight - scrollTop;
    const isFar = fromEnd.current > 2 * clientHeight;
    if (isAtEnd.current) setAway(null);
    else if (away?.isFar !== isFar) setAway({ after: away?.after ?? last?.clientId, isFar });
    if (scrollTop < NEAR_START_PX && hasOlder && !isLoadingOlder) dispatch(imIntents.olderRequested(session));
  }

  const isOwn = ({ from }: ImLine) => isAccountOf(from, viewer);
  const menu = useImLineMenu(session, lines, isOwn);
  const [keysOf] = useState(createRunKeys);
  const runs = runsOf(lines);
  const keys = keysOf(runs);
  const lastOwn = lines.findLast(({ from, id }) => isAccountOf(from, viewer) && id !== '')?.clientId;
  const toEnd = () => listRef.current?.scrollTo({ top: listRef.current.scrollHeight });
  return (
    <div className={styles['log']}>
      <div
        ref={listRef}
        className={styles['lines']}
        role="log"
        aria-label={t('im.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        data-landmark
        onScroll={onScroll}
        {...menu.handlers}
      >
        {load.status === 'failed' && (
          <ErrorState
            text={t('im.historyFailed')}
            reason={say(load.error)}
            onRetry={() => dispatch(imIntents.historyRetried(session))}
          />
        )}
        {load.status === 'loading' && lines.length === 0 && <SkeletonRows rows={4} />}
        {load.status === 'ready' && lines.length === 0 && <Quiet session={session} />}
        {hasOlder && (
          <Button size="compact" busy={isLoadingOlder} onClick={() => dispatch(imIntents.olderRequested(session))}>
            {t('im.older')}
          </Button>
        )}
        {runs.map((run, index) => {
          const [line] = run;
          const before = runs[index - 1]?.at(-1);
          const isApart = before === undefined || line.at - before.at > DATE_SEPARATOR_GAP_MS;
          const isContinued = continues(line, before);
          return (
            <div key={keys[index]} className={classNames(styles['entry'], isContinued && styles['continued'])}>
              {isApart && (
                <RowGuard of={line}>
                  <DateSeparator at={line.at} />
                </RowGuard>
              )}
              <ImRun
                session={session}
                lines={run}
                isOwn={isOwn(line)}
                isContinued={isContinued}
                renderLine={(each) => (
                  <RowGuard key={each.clientId} of={each}>
                    <ImLineView
                      session={session}
                      line={each}
                      isOwn={isOwn(each)}
                      readUpTo={readUpTo}
                      tellsRead={each.clientId === lastOwn}
                      isInRun={run.length > 1}
                      isContinued={isContinued}
                      onMenu={menu.onMenu}
                    />
                  </RowGuard>
                )}
              />
            </div>
          );
        })}
        {menu.shown}
      </div>
      {away && <ToEnd {...away} lines={lines} isOwn={isOwn} onPress={toEnd} />}
    </div>
  );
}

interface Away {
  /** The last line when the reader left the end. */
  readonly after: string | undefined;
  /** More than a view lies between. */
  readonly isFar: boolean;
}

interface ToEndProps extends Away {
  readonly lines: readonly ImLine[];
  readonly isOwn: (line: ImLine) => boolean;
  readonly onPress: () => void;
}

/** The way to the newest line, and how many have come since the reader left it. */
function ToEnd({ after, isFar, lines, isOwn, onPress }: ToEndProps) {
  const { t, i18n } = useTranslation();
  const at = lines.findIndex(({ clientId }) => clientId === after);
  const count = at < 0 ? 0 : lines.slice(at + 1).filter((line) => !isOwn(line)).length;
  if (count === 0 && !isFar) return null;
  return (
    <div className={pills['below']}>
      <button type="button" className={pills['pill']} onClick={onPress}>
        <Icon name="arrowDown" size={18} />
        {count > 0 ? t('chat.newCount', { n: largeCount(count, i18n.language) }) : t('chat.latest')}
      </button>
    </div>
  );
}
