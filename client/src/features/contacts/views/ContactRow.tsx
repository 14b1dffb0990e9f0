import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { Menu, MenuHead, MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { type RelationChange, reportModal } from '../../people/index.ts';
import { CHANGE_ICONS } from '../../people/views/change-icons.ts';
import { askedFirst } from '../../people/views/questions.ts';
import { wayTo } from '../../people/views/way-to.ts';
import { messagesModal, profileModal } from '../../person/index.ts';
import { useLeaveDialogs } from '../../person/views/use-leave-dialogs.ts';
import { type Contact, type ContactList, contactsActions } from '../index.ts';
import styles from './Contacts.module.css';
import { selectChanging, selectPlaces } from './contacts.selectors.ts';

/** What each list offers to do with its users; the profile has the rest. */
const CHANGES = {
  friends: ['unfriend', 'block'],
  follows: ['unfollow', 'block'],
  fans: ['follow', 'friend', 'block'],
  newcomers: ['follow', 'friend', 'block'],
  popular: ['follow', 'friend', 'block'],
  black: ['unblock'],
} as const satisfies Record<ContactList, readonly RelationChange[]>;

export interface ContactRowProps {
  readonly list: ContactList;
  readonly person: Contact;
}

/** A user: where they are, a way there, and what the viewer may do. */
export function ContactRow({ list, person: { no, nick, avatar, sign, online } }: ContactRowProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  const leaveDialogs = useLeaveDialogs();
  const place = useSelector(selectPlaces)[no];
  const isChanging = useSelector(selectChanging) === no;
  const way = list === 'black' ? null : wayTo(no, place, 'list');
  const name = nick || no;
  const presence = list === 'black' || online === null ? undefined : online ? 'online' : 'offline';
  const [presenceId, placeId] = [useId(), useId()];
  function onChange(change: RelationChange) {
    const action = contactsActions.changeRequested({ uid: no, name, change });
    const question = askedFirst(change, name, '');
    dispatch(question ? confirmModal.open({ ...question, onConfirm: action }) : action);
  }
  return (
    <>
      <button
        type="button"
        className={styles['person']}
        aria-label={t('contacts.profile', { name })}
        // The name says what it opens; where the person is stands beside it.
        aria-describedby={`${presenceId} ${placeId}`}
        onClick={() => dispatch(profileModal.open({ no, nick: name }))}
      >
        <Avatar name={name} src={resolve(avatar)} size={40} presence={presence} />
        <VisuallyHidden id={presenceId}>{presence && t(`common.${presence}`)}</VisuallyHidden>
        <span className={styles['words']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          <span className={styles['sign']} id={placeId} dir="auto">
            {way ? t(way.isRoom ? 'contacts.inRoom' : 'contacts.inHall') : sign}
          </span>
        </span>
      </button>
      {list === 'friends' && (
        <IconButton
          icon="chat"
          label={t('contacts.write', { name })}
          onClick={() => {
            leaveDialogs();
            dispatch(messagesModal.open({ to: no }));
          }}
        />
      )}
      {way && (
        <ButtonLink
          look="soft"
          size="compact"
          to={way.to}
          state={way.state}
          aria-label={t('contacts.follow', { name })}
          onClick={leaveDialogs}
        >
          {t('contacts.go')}
        </ButtonLink>
      )}
      <Menu
        align="end"
        trigger={<IconButton icon="more" label={t('people.more', { name })} tooltip={false} disabled={isChanging} />}
      >
        <MenuHead name={name} picture={<Avatar name={name} src={resolve(avatar)} />} />
        {CHANGES[list].map((change) => (
          <MenuItem
            key={change}
            icon={CHANGE_ICONS[change]}
            destructive={change === 'block' || change === 'unfriend'}
            onSelect={() => onChange(change)}
          >
            {t(`people.change.${change}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon="warning" destructive onSelect={() => dispatch(reportModal.open({ uid: no, nick: name }))}>
          {t('people.report')}
        </MenuItem>
      </Menu>
    </>
  );
}
