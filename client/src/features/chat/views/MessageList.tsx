import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { channelActions, type ShownChannel } from '../../channel/index.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import { selectBlocked } from '../../person/index.ts';
import { selectViewer } from '../../session/index.ts';
import {
  type ChatRoot,
  chatActions,
  type MessageListModel,
  type MessageRowModel,
  selectMessageList,
} from '../index.ts';
import { Announcer } from './Announcer.tsx';
import { onLinesCopied } from './copied-lines.ts';
import { JumpPills } from './JumpPills.tsx';
import { LineToolsProvider } from './line-context.ts';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow.tsx';
import { type Extent, type Heading, pageNeeded, rowsThatFill } from './scroll-anchor.ts';
import { useAim, useSeenMentions } from './use-aim.ts';
import { useFirstView } from './use-first-view.ts';
import { useLineMenu } from './use-line-menu.tsx';
import { useLinkedLine } from './use-linked-line.ts';
import { useStableScroll } from './use-stable-scroll.ts';

const FoldedRows = lazyPart(() => import('./FoldedRows.tsx'), ['contacts']);

export interface MessageListProps {
  readonly channel: ShownChannel;
  /** The empty channel's one action. */
  readonly onWrite: () => void;
  readonly onMention: (uid: string, nick: string) => void;
}

/** The lines of the text channel on screen. Mounted anew for every channel. */
export function MessageList(props: MessageListProps) {
  const { channel } = props;
  const { t } = useTranslation();
  const list = useSelector(selectMessageList);
  if (list.rows.length > 0) return <Lines list={list} {...props} />;
  return (
    <div
      className={styles['waiting']}
      role="log"
      aria-live="off"
      aria-busy={isOnItsWay(list)}
      aria-label={t('chat.log', { channel: channel.name })}
    >
      <Nothing list={list} {...props} />
    </div>
  );
}

/** Whether the page that the channel opens with is still to come; a live line may well be there before it. */
function isOnItsWay({ load }: MessageListModel): boolean {
  return load === 'idle' || load === 'loading';
}

/** The replacement for the lines: loading, failed, or empty. */
function Nothing({ list, channel, onWrite }: { readonly list: MessageListModel } & MessageListProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  if (channel.phase === 'unreached') {
    const { hall_id, channel_id } = channel;
    return (
      <ErrorState
        text={t('channel.failed')}
        reason={channel.error && say(channel.error)}
        onRetry={() => dispatch(channelActions.joinRequested({ hall_id, channel_id }))}
      />
    );
  }
  if (list.load === 'failed') {
    return (
      <ErrorState
        text={t('chat.failed')}
        reason={list.error && say(list.error)}
        onRetry={() => dispatch(chatActions.historyRetryRequested())}
      />
    );
  }
  if (isOnItsWay(list)) return <SkeletonRows rows={7} avatar={40} />;
  // Where the lines will stand: the first one moves none of it.
  return (
    <div className={styles['first']}>
      <h2 className={styles['beginning']}>{t('chat.beginning', { channel: channel.name })}</h2>
      <p>{t('chat.empty')}</p>
      <Button look="primary" onClick={onWrite}>
        {t('chat.emptyAction')}
      </Button>
    </div>
  );
}

function Lines({ list: whole, channel, onMention }: { readonly list: MessageListModel } & MessageListProps) {
  const list = useFirstView(whole);
  const channelName = channel.name;
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const { rows, hasOlder, hasNewer, isPartial } = list;
  const roving = useRovingFocus<HTMLDivElement>({ isComplete: !isPartial });

  const blocked = useSelector(selectBlocked);
  // The rows may not fill the view, and the room above them would seem to load.
  const hasFolded = blocked.length > 0 && rows.some(({ author }) => blocked.includes(author?.id ?? ''));
  /** How many lines are folded away. */
  const folded = useRef(0);

  // Read while scrolling without making the scroll handler new at every load. A screen that is still being drawn is not on the page:
  // what counts is the list of the last commit.
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });

  const onBottomChange = useCallback(
    (isAtBottom: boolean) => dispatch(chatActions.viewportMoved({ isAtBottom })),
    [dispatch],
  );
  const onSettled = useCallback(
    (extent: Extent, heading: Heading) => {
      const { held, isLoadingOlder, isLoadingNewer, ...now } = latest.current;
      if (now.isPartial) return;
      // The viewer's lines that are not confirmed are no part of the window.
      // Folded lines fill the window, but not the view: who scrolls on displaces them, and not by opening the channel.
      const away = heading === 'rest' ? 0 : folded.current;
      const spareAbove = extent.spareAbove + away;
      const spareBelow = Math.max(0, extent.spareBelow - (now.rows.length - held)) + away;
      const page = pageNeeded({ ...now, ...extent, held, spareAbove, spareBelow, heading });
      if (page?.kind === 'older' && !isLoadingOlder) dispatch(chatActions.olderRequested({ spare: page.spare }));
      if (page?.kind === 'newer' && !isLoadingNewer) dispatch(chatActions.newerRequested({ spare: page.spare }));
    },
    [dispatch],
  );
  const told = useRef(0);
  const onResized = useCallback(
    (contentHeight: number, viewHeight: number) => {
      if (latest.current.isPartial) return;
      const fill = rowsThatFill(latest.current.rows.length, contentHeight, viewHeight);
      if (fill !== told.current) dispatch(chatActions.viewSized({ rows: fill }));
      told.current = fill;
    },
    [dispatch],
  );
  const scroll = useStableScroll({ rows, isPartial, isLive: !hasNewer, onBottomChange, onSettled, onResized });

  const store = useStore<ChatRoot>();
  useEffect(() => {
    // A channel opens at its end, as its state says already: a word about it would cost the first frame a turn of the whole store.
    if (!store.getState().chat.isAtBottom) onBottomChange(true);
  }, [store, onBottomChange]);

  // Sending scrolls to the new line from anywhere in the list.
  const ownKey = rows.findLast((row) => row.own && row.delivery === 'sending')?.key;
  const { toBottom } = scroll;
  useLayoutEffect(() => {
    if (ownKey !== undefined) toBottom();
  }, [ownKey, toBottom]);

  const menu = useLineMenu({ rows, channel, onMention });
  useAim(list, scroll);
  useSeenMentions(list, scroll);
  useLinkedLine(list.load === 'ready');

  const copy = useCopy();
  const onCopy = useCallback((text: string) => copy(text, 'chat.copied'), [copy]);
  const onGap = useCallback(() => dispatch(chatActions.gapRequested()), [dispatch]);
  const draw = (row: MessageRowModel) => (
    <MessageRow key={row.key} row={row} viewer={viewer} locale={i18n.language} onCopy={onCopy} onGap={onGap} />
  );

  return (
    <div className={styles['frame']}>
      <div
        ref={scroll.scrollerRef}
        className={styles['scroller']}
        onScroll={scroll.onScroll}
        tabIndex={-1}
        data-landmark
      >
        <div ref={scroll.contentRef} className={styles['content']}>
          <Edge side="start" isShown={hasOlder} isBare={isPartial || hasFolded}>
            {t('chat.loadingOlder')}
          </Edge>
          {!hasOlder && <h2 className={styles['beginning']}>{t('chat.beginning', { channel: channelName })}</h2>}
          {/* The announcer reads new lines in batches; the log itself must not read pages of history. */}
          <div
            ref={roving.ref}
            role="log"
            aria-live="off"
            aria-busy={isOnItsWay(list)}
            aria-label={t('chat.log', { channel: channelName })}
            onKeyDown={roving.onKeyDown}
            onFocus={roving.onFocus}
          >
            <ol className={styles['rows']} {...menu.handlers} onCopy={onLinesCopied}>
              <LineToolsProvider value={menu.tools}>
                {blocked.length > 0 ? (
                  <FoldedRows
                    standIn={rows.map(draw)}
                    rows={rows}
                    blocked={blocked}
                    aim={list.aim?.key}
                    folded={folded}
                    draw={draw}
                  />
                ) : (
                  rows.map(draw)
                )}
              </LineToolsProvider>
            </ol>
          </div>
          <Edge side="end" isShown={hasNewer}>
            {t('chat.loadingNewer')}
          </Edge>
        </div>
      </div>
      {menu.shown}
      <JumpPills list={list} scroll={scroll} />
      <Announcer rows={rows} blocked={blocked} isLive={!hasNewer} />
    </div>
  );
}

interface EdgeProps {
  readonly side: 'start' | 'end';
  readonly isShown: boolean;
  /** Only the room, for a first frame: room that came with the rows would move the log, which browsers count as a layout shift. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** Room for the rows beyond the window, as tall as the view: so that the line being read stays in place when a page displaces others. */
function Edge({ side, isShown, isBare = false, children }: EdgeProps) {
  return isShown ? (
    <div className={classNames(styles['edge'], styles[side])}>
      {!isBare && (
        <>
          <VisuallyHidden>{children}</VisuallyHidden>
          <SkeletonRows rows={SKELETON_ROWS} avatar={40} />
        </>
      )}
    </div>
  ) : null;
}
/** Those that do not fit are cut off. */
const SKELETON_ROWS = 16;
