import type { HallId } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import type { IconName } from '../../../design/Icon/paths.ts';
import { MenuItem } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectOpenHall } from '../../halls/index.ts';
import { banModal, type MemberAction, peopleActions } from '../index.ts';
import type { Person } from '../people.slice.ts';
import { askedFirst } from './questions.ts';
import { useAsked } from './use-asked.ts';

const ACTION_ICONS = {
  setManager: 'shield',
  removeManager: 'shield',
  muteText: 'chatOff',
  unmuteText: 'chat',
  muteMic: 'micOff',
  unmuteMic: 'mic',
  ban: 'lock',
  kick: 'logout',
} as const satisfies Record<MemberAction, IconName>;

export interface MemberActionItemsProps extends Person {
  readonly hall_id: HallId;
  /** What the viewer may do with the member (`memberActionsFor`). */
  readonly actions: readonly MemberAction[];
}

/** The items of a menu that moderate a member: in the menu of a card, and in the settings of the hall. */
export function MemberActionItems({ hall_id, uid, nick, actions }: MemberActionItemsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const give = useAsked();
  const hall = useSelector(selectOpenHall);
  function onAction(action: MemberAction) {
    if (action === 'ban') dispatch(banModal.open({ hall_id, uid, nick }));
    else
      give(
        peopleActions.memberActionRequested({ hall_id, uid, nick, action }),
        askedFirst(action, nick, hall?.name ?? ''),
      );
  }
  return actions.map((action) => (
    <MenuItem
      key={action}
      icon={ACTION_ICONS[action]}
      destructive={action === 'ban' || action === 'kick'}
      onSelect={() => onAction(action)}
    >
      {t(`people.action.${action}`)}
    </MenuItem>
  ));
}
