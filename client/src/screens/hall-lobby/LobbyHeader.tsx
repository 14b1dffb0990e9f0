import { type KeyboardEvent, useId, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { selectShownChannel } from '../../features/channel/index.ts';
import { openQuickSwitcher } from '../../features/channel/views/open-quick-switcher.ts';
import { selectOpenHall } from '../../features/halls/index.ts';
import { MessagesButton } from '../../features/im/views/MessagesButton.tsx';
import type { ModalsRoot } from '../../features/modals/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NavButton } from '../shell/NavButton.tsx';
import { useShell } from '../shell/Shell.tsx';
import styles from './LobbyHeader.module.css';

export interface LobbyHeaderProps {
  readonly isMembersShown: boolean;
  /** null: there are none to show. */
  readonly onToggleMembers: (() => void) | null;
}

export function LobbyHeader({ isMembersShown, onToggleMembers }: LobbyHeaderProps) {
  const { t } = useTranslation();
  const store = useStore<ModalsRoot>();
  const { isNarrow } = useShell();
  const hall = useSelector(selectOpenHall);
  const current = useSelector(selectShownChannel);
  const place = current?.channel_id ?? null;
  /** Where the topic was unfolded: another channel has its lines uncovered. */
  const [topicPlace, setTopicPlace] = useState<string | null>(null);
  const topicId = useId();
  const isTopicOpen = place !== null && topicPlace === place;
  const topicButton = {
    type: 'button',
    'aria-expanded': isTopicOpen,
    'aria-controls': isTopicOpen ? topicId : undefined,
    onClick: () => setTopicPlace(isTopicOpen ? null : place),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setTopicPlace(null),
  } as const;
  return (
    <header className={styles['header']}>
      {isNarrow && <NavButton label={t('hallLobby.openChannels')} />}
      {current && <Icon name={current.kind === 'voice' ? 'speaker' : 'hash'} />}
      <h1 className={styles['title']} dir="auto">
        {current?.name || hall?.name || ((!hall || hall.isMissing) && t('hallLobby.sidebar'))}
      </h1>
      {current && isNarrow && hall?.name && !hall.intro && (
        <span className={styles['hall']} dir="auto">
          {hall.name}
        </span>
      )}
      {current && isNarrow && hall?.name && hall.intro && (
        <button className={styles['hall']} {...topicButton}>
          <span dir="auto">{hall.name}</span>
        </button>
      )}
      {current && !isNarrow && hall?.intro && (
        <button className={styles['intro']} {...topicButton}>
          <span dir="auto">{hall.intro}</span>
        </button>
      )}
      {isTopicOpen && hall?.intro && (
        <p id={topicId} className={styles['topic']} dir="auto">
          {hall.intro}
        </p>
      )}
      <span className={styles['tools']}>
        {/* Before the others: it comes with the hall, and none of them moves. */}
        {onToggleMembers && (
          <IconButton
            icon="users"
            label={t(isMembersShown ? 'hallLobby.hideMembers' : 'hallLobby.showMembers')}
            tooltipSide="bottom"
            aria-pressed={isMembersShown}
            active={isMembersShown}
            onClick={onToggleMembers}
          />
        )}
        <IconButton
          icon="search"
          label={t('channel.quick.title')}
          tooltipSide="bottom"
          onClick={() => openQuickSwitcher(store, t('channel.quick.title'))}
        />
        {isNarrow && <MessagesButton />}
      </span>
    </header>
  );
}
