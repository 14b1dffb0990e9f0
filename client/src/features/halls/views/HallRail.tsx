import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import type { IconName } from '../../../design/Icon/paths.ts';
import { Skeleton } from '../../../design/Skeleton/Skeleton.tsx';
import { Tooltip } from '../../../design/Tooltip/Tooltip.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { badgeCount } from '../../../lib/large-count.ts';
import { hallRoute, LANDING_ROUTE, PIAZZA_ROUTE, ROOMS_ROUTE } from '../../../lib/routes.ts';
import { createHallModal, hallsActions, type RailHallModel, selectMyHallsLoad, selectRail } from '../index.ts';
import styles from './HallRail.module.css';
import { usePlaceMenu } from './use-place-menu.tsx';

export interface HallRailProps {
  /** A page without halls was gone to. */
  readonly onNavigated?: (() => void) | undefined;
  /** A hall was. */
  readonly onHallPicked?: (() => void) | undefined;
}

/** The halls of the viewer, then "discover", the team-up square and the rooms. One tab stop; arrows move. */
export function HallRail({ onNavigated, onHallPicked }: HallRailProps) {
  const { t } = useTranslation();
  const halls = useSelector(selectRail);
  const load = useSelector(selectMyHallsLoad);
  const roving = useRovingFocus<HTMLElement>();
  const menu = usePlaceMenu((id) => {
    const hall = halls.find(({ hall_id }) => hall_id === id);
    return hall && { ...hall, channel_id: null, hasUnread: hall.unread > 0 || hall.mentions > 0 };
  });
  return (
    <nav
      ref={roving.ref}
      className={styles['rail']}
      aria-label={t('shell.main')}
      data-landmark
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {menu.shown}
      <ul className={styles['halls']} {...menu.handlers}>
        {load.status === 'loading' && halls.length === 0 && <RailSkeleton />}
        {load.status === 'failed' && halls.length === 0 && <RailFailed />}
        {halls.map((hall) => (
          <RailHall key={hall.hall_id} hall={hall} onPicked={onHallPicked} />
        ))}
        <CreateHall onOpened={onNavigated} />
        <RailLink icon="compass" label={t('shell.discover')} path={LANDING_ROUTE} onNavigated={onNavigated} />
        <RailLink icon="users" label={t('shell.piazza')} path={PIAZZA_ROUTE} guide="kh" onNavigated={onNavigated} />
        <RailLink icon="mic" label={t('shell.rooms')} path={ROOMS_ROUTE} onNavigated={onNavigated} />
      </ul>
    </nav>
  );
}

/** Begins a hall of one's own, which opens: a drawer around the rail would lie over it. */
function CreateHall({ onOpened }: { readonly onOpened: (() => void) | undefined }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <li className={styles['item']}>
      <Tooltip text={t('shell.createHall')} side="inline-end">
        <button
          type="button"
          className={classNames(styles['link'], styles['discover'])}
          aria-label={t('shell.createHall')}
          tabIndex={-1}
          data-roving
          onClick={() => {
            onOpened?.();
            dispatch(createHallModal.open());
          }}
        >
          <Icon name="plus" size={24} />
          <span className={styles['word']}>{t('shell.createHall')}</span>
        </button>
      </Tooltip>
    </li>
  );
}

interface RailLinkProps {
  readonly icon: IconName;
  readonly label: string;
  readonly path: string;
  /** The first-run guide that points at it. */
  readonly guide?: string;
  readonly onNavigated?: (() => void) | undefined;
}

/** A page that belongs to no hall. */
function RailLink({ icon, label, path, guide, onNavigated }: RailLinkProps) {
  const isCurrent = useLocation().pathname === path;
  return (
    <li className={classNames(styles['item'], isCurrent && styles['current'])}>
      <Tooltip text={label} side="inline-end">
        <Link
          to={path}
          className={classNames(styles['link'], styles['discover'])}
          aria-label={label}
          aria-current={isCurrent ? 'page' : undefined}
          tabIndex={-1}
          data-roving
          data-guide={guide}
          onClick={onNavigated}
        >
          <Icon name={icon} size={24} />
          <span className={styles['word']}>{label}</span>
        </Link>
      </Tooltip>
    </li>
  );
}

function RailHall({ hall, onPicked }: { readonly hall: RailHallModel; readonly onPicked?: (() => void) | undefined }) {
  const { t, i18n } = useTranslation();
  const { name, unread, mentions, isActive, isMuted } = hall;
  const label =
    mentions > 0 ? t('shell.hallMention', { name }) : unread > 0 ? t('shell.hallUnread', { name, n: unread }) : name;
  return (
    <li
      className={classNames(
        styles['item'],
        isActive && styles['current'],
        unread > 0 && !isMuted && styles['unread'],
        isMuted && styles['muted'],
      )}
    >
      <Tooltip text={name} side="inline-end">
        <Link
          to={hallRoute(hall.hall_id)}
          className={styles['link']}
          data-place={hall.hall_id}
          aria-label={label}
          aria-current={isActive ? 'page' : undefined}
          tabIndex={-1}
          data-roving
          onClick={onPicked}
        >
          <Avatar name={name} src={hall.bg_img} size={48} shape={isActive ? 'soft' : 'round'} />
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          {mentions > 0 && (
            <span className={styles['badge']} aria-hidden="true">
              <Badge>{badgeCount(mentions, i18n.language)}</Badge>
            </span>
          )}
        </Link>
      </Tooltip>
    </li>
  );
}

/** The halls could not be loaded: the one thing to do about it. */
function RailFailed() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <li className={styles['item']}>
      <Tooltip text={t('shell.hallsFailed')} side="inline-end">
        <button
          type="button"
          className={classNames(styles['link'], styles['discover'])}
          aria-label={t('shell.hallsFailed')}
          tabIndex={-1}
          data-roving
          onClick={() => dispatch(hallsActions.myHallsRequested())}
        >
          <Icon name="retry" size={24} />
        </button>
      </Tooltip>
    </li>
  );
}

function RailSkeleton() {
  return [48, 48, 48].map((size, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins without identity
    <li key={index} className={styles['item']} aria-hidden="true">
      <Skeleton round inlineSize={`${size}px`} blockSize={`${size}px`} />
    </li>
  ));
}
