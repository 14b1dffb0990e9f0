import { memo, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { usePartTexts } from '../../design/LazyPart/late-code.ts';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { DeferredMenu } from '../../design/Menu/DeferredMenu.tsx';
import { PaneGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { Skeleton, SkeletonRows } from '../../design/Skeleton/Skeleton.tsx';
import type { ActivityRoot } from '../../features/activity/index.ts';
import { type ChannelNodeModel, channelActions } from '../../features/channel/index.ts';
import { ChannelTree, type ChannelTreeProps } from '../../features/channel/views/ChannelTree.tsx';
import { selectHasDraft } from '../../features/chat/index.ts';
import { HallMenuButton } from '../../features/hall-management/views/HallMenuButton.tsx';
import { selectOpenHall } from '../../features/halls/index.ts';
import { shareModal } from '../../features/modals/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShell } from '../shell/Shell.tsx';
import { UserBar } from '../shell/UserBar.tsx';
import { VoiceDock } from '../shell/VoiceDock.tsx';
import { FirstStepsPlace, selectHasFirstSteps } from './FirstStepsPlace.tsx';
import styles from './HallSidebar.module.css';
import { TreeResizer } from './TreeResizer.tsx';
import { useDraftState } from './use-draft-state.ts';
import { fetchVoice } from './voice-parts.ts';

const ActivityCard = lazyPart(() => import('../../features/activity/views/ActivityCard.tsx'), ['activity']);
const HallMenu = lazyPart(() => import('../../features/hall-management/views/HallMenu.tsx'), ['hallManagement']);

/** Name of the hall, its channels, the viewer. */
export const HallSidebar = memo(function HallSidebar() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isNarrow, setNavOpen } = useShell();
  const hall = useSelector(selectOpenHall);
  const hasFirstSteps = useSelector(selectHasFirstSteps);
  // The state comes with a late part.
  const hasActivity = useSelector(
    ({ activity }: Partial<ActivityRoot>) =>
      activity !== undefined && activity.entries.length > 0 && !activity.isPutAway,
  );

  // The rows of a tree that did not change are not drawn again.
  const onPicked = useCallback(
    ({ hall_id, channel_id }: ChannelNodeModel) => {
      setNavOpen(false);
      dispatch(channelActions.joinRequested({ hall_id, channel_id }));
    },
    [dispatch, setNavOpen],
  );

  return (
    <section className={styles['sidebar']} aria-label={hall?.name || t('hallLobby.sidebar')}>
      <div className={styles['header']}>
        {hall?.name || hall?.isMissing ? (
          <h2 className={styles['name']} dir="auto">
            {hall.name && hall.in_hall ? (
              <DeferredMenu menu={HallMenu} trigger={(open) => <HallMenuButton name={hall.name} onClick={open} />} />
            ) : (
              hall.name || t('hallLobby.sidebar')
            )}
          </h2>
        ) : (
          <Skeleton inlineSize="60%" blockSize="18px" />
        )}
        {hall?.name && (
          <IconButton
            icon="link"
            label={t('hallLobby.invite')}
            tooltipSide="bottom"
            // The first steps of a new hall say the same.
            data-guide={hasFirstSteps ? undefined : 'invite'}
            onClick={() => dispatch(shareModal.open({ kind: 'hall', hall_id: hall.hall_id, channel_id: null }))}
          />
        )}
      </div>
      {!hall?.name ? (
        // Of a hall that did not come there is nothing to say here; the screen says why.
        <div className={styles['waiting']}>
          {hall?.load.status === 'loading' && <SkeletonRows rows={8} avatar={20} />}
        </div>
      ) : (
        <>
          <PaneGuard of={hall.hall_id}>
            <Channels onPicked={onPicked} />
          </PaneGuard>
          {/* It comes late: above the channels, it would push them down. */}
          {!isNarrow && <FirstStepsPlace />}
          {/* One card at a time. */}
          {hasActivity && !hasFirstSteps && <ActivityCard />}
        </>
      )}
      {!isNarrow && <VoiceDock />}
      <UserBar />
      {!isNarrow && <TreeResizer />}
    </section>
  );
});

/** Apart from the sidebar: another channel, or a draft, draws the tree again and nothing beside it. */
function Channels({ onPicked }: Pick<ChannelTreeProps, 'onPicked'>) {
  const chat = useDraftState();
  const texts = usePartTexts();
  const onReached = useCallback(({ type }: ChannelNodeModel) => type === 'voice' && fetchVoice(texts), [texts]);
  return (
    <ChannelTree
      onPicked={onPicked}
      onReached={onReached}
      hasDraft={({ channel_id }) => selectHasDraft({ chat }, channel_id)}
    />
  );
}
