import { groupStandingOf, mayInGroup } from '@miczero/contracts';
import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import type { HallsRoot } from '../../halls/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { selectViewer } from '../../session/index.ts';
import { groupPickModal, selectIm } from '../index.ts';
import { openGroupActions } from '../open-group.actions.ts';
import styles from './GroupMembers.module.css';

/** entity.group-info: the members of the open session's group, and the viewer's actions. */
export function GroupMembers() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { group } = useSelector(selectIm);
  const viewer = useSelector(selectViewer);
  const resolve = useSelector(selectResolvePicture);
  const id = group?.info.id;
  useEffect(() => {
    if (id !== undefined) dispatch(openGroupActions.groupRequested({ id }));
  }, [dispatch, id]);
  if (!group) return null;
  const { id: groupId, name } = group.info;
  const own = groupStandingOf(group.members.find(({ no }) => no === viewer)?.role ?? '');
  const mayDismiss = mayInGroup('dismiss', own);
  const add = () =>
    dispatch(groupPickModal.open({ group: { id: groupId, name, members: group.members.map(({ no }) => no) } }));
  const putOut = (no: string, nick: string) =>
    dispatch(
      confirmModal.open({
        title: { key: 'im.kick' },
        body: { key: 'im.kickAsked', params: { name: nick } },
        action: { key: 'im.kick' },
        danger: true,
        onConfirm: openGroupActions.departureRequested({ id: groupId, what: { account: no, name: nick } }),
      }),
    );
  const dismiss = () =>
    dispatch(
      confirmModal.open({
        title: { key: 'im.dismiss' },
        body: { key: 'im.dismissAsked', params: { name } },
        action: { key: 'im.dismiss' },
        danger: true,
        onConfirm: openGroupActions.departureRequested({ id: groupId, what: 'dismiss' }),
      }),
    );
  const leave = () =>
    dispatch(
      confirmModal.open({
        title: { key: 'im.leave' },
        body: { key: 'im.leaveAsked', params: { name } },
        action: { key: 'im.leave' },
        danger: true,
        onConfirm: openGroupActions.departureRequested({ id: groupId, what: 'leave' }),
      }),
    );
  return (
    <div className={styles['group']}>
      {group.mayBind && <BindHall id={groupId} />}
      {mayInGroup('add', own) && (
        <p className={styles['addMembers']}>
          <Button wide icon="plus" onClick={add}>
            {t('im.addMembers')}
          </Button>
        </p>
      )}
      <ul className={styles['members']} aria-label={t('im.members')}>
        {group.members.map(({ no, nick, avatar, role }) => (
          <li key={no} className={styles['member']}>
            <Avatar
              name={nick || no}
              src={resolve(avatar)}
              size={32}
              presence={group.online.includes(no) ? 'online' : 'offline'}
            />
            <span className={styles['name']} dir="auto">
              {nick || no}
            </span>
            {role !== '' && <Badge look="role">{t(`im.${role}`)}</Badge>}
            {mayInGroup('remove', own, groupStandingOf(role)) && (
              <IconButton
                icon="close"
                size="compact"
                label={t('im.kickName', { name: nick || no })}
                onClick={() => putOut(no, nick || no)}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles['service']}>
        <Button wide look="danger" onClick={mayDismiss ? dismiss : leave}>
          {t(mayDismiss ? 'im.dismiss' : 'im.leave')}
        </Button>
      </p>
    </div>
  );
}

/** api.group.weal-bind-hall: a weal group belongs to a hall that its chief manages. */
function BindHall({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const halls = useSelector(({ halls: { mine } }: HallsRoot) => mine.list);
  const [chosen, setChosen] = useState('');
  const hall = halls.find((each) => each.id === chosen) ?? halls[0];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (hall) dispatch(openGroupActions.bindRequested({ id, hall_id: hall.id }));
  }
  if (!hall) return null;
  return (
    <form className={styles['bind']} onSubmit={submit}>
      <SelectField
        label={t('im.bindLabel')}
        value={hall.id}
        options={halls.map((each) => ({ value: each.id, label: each.name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="submit">{t('im.bind')}</Button>
    </form>
  );
}
