import type { HallStanding, Relation } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Menu, MenuHead, MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectStanding } from '../../channel/index.ts';
import { profileModal } from '../../person/index.ts';
import type { CardExtrasProps } from '../../person/views/card-extras.ts';
import { changesOf, memberActionsFor, peopleActions, type RelationChange, reportModal } from '../index.ts';
import { CHANGE_ICONS } from './change-icons.ts';
import { MemberActionItems } from './MemberActionItems.tsx';
import { askedFirst } from './questions.ts';
import { useAsked } from './use-asked.ts';

interface PersonMenuProps extends CardExtrasProps {
  /** null until it is known. */
  readonly relation: Relation | null;
  readonly onOpenChange: (open: boolean) => void;
}

/** They stand disabled until it is known what the two are to each other. */
const UNKNOWN_CHANGES: readonly RelationChange[] = ['follow', 'friend', 'block'];

/** Everything that the viewer may do with a user. What the permission table does not allow is absent. */
export function PersonMenu({ hall_id, uid, isOwner, person, relation, onOpenChange }: PersonMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const give = useAsked();
  const { nick, text_mute, mic_mute } = person;
  const changes = relation ? changesOf(relation) : UNKNOWN_CHANGES;
  const actions = memberActionsFor(standing, { standing: standingOf(isOwner, person), text_mute, mic_mute });

  function onChange(change: RelationChange) {
    give(peopleActions.relationRequested({ uid, nick, change }), askedFirst(change, nick, ''));
  }
  return (
    <Menu
      align="end"
      onOpenChange={onOpenChange}
      trigger={<IconButton icon="more" label={t('people.more', { name: nick })} tooltip={false} />}
    >
      <MenuHead name={nick} picture={<Avatar name={nick} src={person.avatar} />} />
      <MenuItem icon="list" onSelect={() => dispatch(profileModal.open({ no: uid, nick }))}>
        {t('people.profile')}
      </MenuItem>
      {changes
        .filter((change) => change !== 'block')
        .map((change) => (
          <MenuItem
            key={change}
            icon={CHANGE_ICONS[change]}
            disabled={relation === null}
            onSelect={() => onChange(change)}
          >
            {t(`people.change.${change}`)}
          </MenuItem>
        ))}
      {actions.length > 0 && <MenuSeparator />}
      <MemberActionItems hall_id={hall_id} uid={uid} nick={nick} actions={actions} />
      <MenuSeparator />
      {changes.includes('block') && (
        <MenuItem icon={CHANGE_ICONS.block} destructive disabled={relation === null} onSelect={() => onChange('block')}>
          {t('people.change.block')}
        </MenuItem>
      )}
      <MenuItem icon="warning" destructive onSelect={() => dispatch(reportModal.open({ uid, nick }))}>
        {t('people.report')}
      </MenuItem>
    </Menu>
  );
}

function standingOf(isOwner: boolean, { isMember, role }: CardExtrasProps['person']): HallStanding {
  if (isOwner) return 'owner';
  if (!isMember) return 'outsider';
  return role === 'manage' ? 'manager' : 'member';
}
