import { GROUP_INVITE_MAX, GROUP_MEMBERS_MAX, GROUP_NAME_MAX_CHARS } from '@miczero/contracts';
import { type CSSProperties, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { groupPickModal, selectIm } from '../../im/index.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { type Friend, groupsActions, selectGroups } from '../index.ts';
import { FriendPicker } from './FriendPicker.tsx';
import styles from './GroupPick.module.css';

/** Rows that stand for friends on their way. */
const LOADING_ROWS = 6;

interface GroupPickDialogProps {
  readonly group: { readonly id: string; readonly name: string; readonly members: readonly string[] } | null;
}

/** Makes a group with a name and people, or adds people to an existing group. */
export default function GroupPickDialog({ group }: GroupPickDialogProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const { friends, isBusy, error } = useSelector(selectGroups);
  const { connect, group: open } = useSelector(selectIm);
  const isConnected = connect === 'connected';
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Friend[]>([]);
  const [isTried, setTried] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  useEffect(() => void dispatch(groupsActions.friendsRequested()), [dispatch]);

  // Members come and go while the dialog is open, also by a try that succeeded for some of them.
  const inside = (group && open?.info.id === group.id ? open.members.map(({ no }) => no) : group?.members) ?? [];
  const picked = chosen.filter(({ no }) => !inside.some((each) => each === no));
  // The viewer is one of them.
  const most = Math.min(GROUP_INVITE_MAX, GROUP_MEMBERS_MAX - Math.max(1, inside.length));
  const nameMissing = group === null && name.trim() === '';
  const isFitting = fitsIn(name, GROUP_NAME_MAX_CHARS);
  const peopleMissing = picked.length === 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (nameMissing || !isFitting || peopleMissing) {
      const wrong = nameMissing || !isFitting ? nameRef : searchRef;
      wrong.current?.focus();
      return;
    }
    const accounts = picked.map(({ no }) => no);
    dispatch(groupsActions.pickedRequested({ id: group?.id ?? null, name: group?.name ?? name.trim(), accounts }));
  }
  const isEmpty = friends.people.length === 0;
  return (
    <Dialog
      open
      keepOnOutsidePress
      title={group ? t('groups.addTo', { name: group.name }) : t('groups.make')}
      onClose={() => dispatch(groupPickModal.close())}
      actions={
        !(isEmpty && friends.load.status === 'ready') && (
          <Button type="submit" form={formId} look="primary" busy={isBusy} disabled={!isFitting}>
            {t(group ? 'groups.add' : 'groups.create')}
          </Button>
        )
      }
    >
      <form
        id={formId}
        className={styles['form']}
        style={{ '--friends': isEmpty ? LOADING_ROWS : friends.people.length } as CSSProperties}
        onSubmit={submit}
        noValidate
      >
        {!isConnected && (
          <p className={styles['offline']} role="status">
            <Icon name="offline" size={16} />
            {t('groups.offline')}
          </p>
        )}
        {group === null && (
          <CountedField
            ref={nameRef}
            label={t('groups.name')}
            value={name}
            most={GROUP_NAME_MAX_CHARS}
            error={isTried && nameMissing ? t('groups.nameNeeded') : null}
            onChange={setName}
          />
        )}
        {isEmpty && friends.load.status === 'failed' && (
          <ErrorState
            text={t('groups.failed')}
            reason={say(friends.load.error)}
            onRetry={() => dispatch(groupsActions.friendsRequested())}
          />
        )}
        {isEmpty && friends.load.status === 'ready' && <EmptyState icon="users" text={t('groups.noFriends')} />}
        {isEmpty && (friends.load.status === 'idle' || friends.load.status === 'loading') && (
          <SkeletonRows rows={LOADING_ROWS} avatar={32} />
        )}
        {!isEmpty && (
          <FriendPicker
            ref={searchRef}
            friends={friends.people}
            inside={inside}
            picked={picked}
            most={most}
            error={isTried && !nameMissing && peopleMissing ? t('groups.peopleNeeded') : null}
            onPicked={setChosen}
          />
        )}
        <FormError text={error && say(error)} />
      </form>
    </Dialog>
  );
}
