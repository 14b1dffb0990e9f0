import type { ChannelId } from '@miczero/contracts';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { Popover } from '../../../design/Popover/Popover.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { makeSelectRide } from '../index.ts';
import type { TeamUpRoot } from '../team-up.state.ts';
import { selectMayGather } from './may-gather.selectors.ts';
import { Places } from './Places.tsx';
import styles from './TeamHere.module.css';
import TeamLine from './TeamLine.tsx';

export interface TeamHereProps {
  readonly channel_id: ChannelId;
  /** No team gathers here: begins one. */
  readonly onStart: () => void;
}

/**
 * The team that gathers in the voice channel on screen, in one row: pressed, it shows what was posted, and its owner ends it. Without a
 * team, the button that begins one, unless the viewer is muted.
 */
export default function TeamHere({ channel_id, onStart }: TeamHereProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const invite = useSelector(({ teamUp }: TeamUpRoot) =>
    teamUp.invites.find(({ channel }) => channel.id === channel_id),
  );
  const inv_id = invite?.inv_id ?? null;
  const ride = useSelector(useMemo(() => makeSelectRide(inv_id, channel_id), [inv_id, channel_id]));
  const mayGather = useSelector(selectMayGather);
  if (!invite) {
    if (!mayGather) return null;
    return (
      <Button size="compact" icon="users" onClick={onStart}>
        {t('teamUp.start')}
      </Button>
    );
  }
  const { inv_id: _, status, channel, ...texts } = invite;
  const team = { ...texts, hall_id: channel.hall_id, hall_name: '', channel_id, channel_name: channel.name };
  return (
    <div className={styles['here']}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        label={t('teamUp.label')}
        side="top"
        flush
        trigger={
          <button type="button" className={styles['row']}>
            <Icon name="users" size={18} />
            <VisuallyHidden>{t('teamUp.label')}</VisuallyHidden>
            <span className={styles['title']} dir="auto">
              {team.game_info || t('teamUp.untitled', { channel: channel.name })}
            </span>
            <Places ride={ride} isBrief />
            <Icon name="chevronDown" size={16} />
          </button>
        }
      >
        <TeamLine team={team} inv_id={inv_id} isUpdated={status === 1} isThere />
      </Popover>
    </div>
  );
}
