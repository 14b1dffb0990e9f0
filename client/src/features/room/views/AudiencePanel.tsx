import { ROOM_ROLE, type RoomMember } from '@miczero/contracts';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { selectViewer } from '../../session/index.ts';
import { selectJoined } from '../index.ts';
import styles from './AudiencePanel.module.css';
import type { PersonMenuProps } from './PersonMenu.tsx';
import { selectAudience, selectRoomHead } from './room-page.selectors.ts';

export interface AudiencePanelProps {
  /** What the page shows of the seat of a user. */
  readonly seatMarkFor: (member: RoomMember) => ReactNode;
  /** The menu of a user. */
  readonly menuOf: (menu: Pick<PersonMenuProps, 'member' | 'place' | 'onClose'>) => ReactNode;
}

/** The audience: staff, users on seats, then the others. The platform lists a part of a crowd. */
export function AudiencePanel({ seatMarkFor, menuOf }: AudiencePanelProps) {
  const { t, i18n } = useTranslation();
  const members = useSelector(selectAudience);
  const { clout } = useSelector(selectRoomHead);
  const viewer = useSelector(selectViewer);
  const joined = useSelector(selectJoined);
  // room-flow.entry.set-nameplate: the join tells the viewer's own.
  const plateOf = ({ id, nameplate }: RoomMember) => (id === viewer ? joined?.nameplate : nameplate)?.name;
  const roving = useRovingFocus<HTMLElement>();
  const [menu, setMenu] = useState<{ readonly member: RoomMember; readonly place: MenuPlace } | null>(null);
  return (
    <section
      ref={roving.ref}
      className={styles['panel']}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      aria-label={t('room.audienceLabel')}
    >
      <h2 className={styles['heading']}>{t('room.audience', { n: largeCount(clout, i18n.language) })}</h2>
      {members.length === 0 && <SkeletonRows rows={4} />}
      <ul>
        {members.map((member) => (
          <li key={member.id}>
            <RowGuard of={member}>
              <button
                type="button"
                className={styles['row']}
                tabIndex={-1}
                data-roving
                aria-haspopup="menu"
                aria-expanded={menu?.member.id === member.id}
                onClick={({ currentTarget: target }) => {
                  const { left, bottom } = target.getBoundingClientRect();
                  setMenu({ member, place: { x: left + 24, y: bottom, target } });
                }}
              >
                <Avatar name={member.nick || member.id} src={member.header} size={32} />
                <span className={styles['nick']} dir="auto">
                  {member.nick || member.id}
                </span>
                {plateOf(member) && (
                  <span className={styles['plate']} dir="auto">
                    {plateOf(member)}
                  </span>
                )}
                {member.apply_id === '' && member.mic_number >= 0 && seatMarkFor(member)}
                <RoleMark role={member.role} />
              </button>
            </RowGuard>
          </li>
        ))}
      </ul>
      {members.length > 0 && members.length < clout && <p className={styles['rest']}>{t('room.audienceRest')}</p>}
      {menu && menuOf({ ...menu, onClose: () => setMenu(null) })}
    </section>
  );
}

/** The role in words; an ordinary member has none to show. */
export function RoleMark({ role }: { readonly role: RoomMember['role'] | undefined }) {
  const { t } = useTranslation();
  if (role === undefined || role === ROOM_ROLE.member) return null;
  const name = role === ROOM_ROLE.owner ? 'owner' : role === ROOM_ROLE.reception ? 'reception' : 'manager';
  return <span className={styles[name]}>{t(`room.role.${name}`)}</span>;
}
