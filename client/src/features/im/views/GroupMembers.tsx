import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import type { HallsRoot } from '../../halls/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { selectViewer } from '../../session/index.ts';
import { imActions, selectIm } from '../index.ts';
import styles from './ImPanel.module.css';

/** entity.group-info: who is in the group of the open session, and what the viewer may do with it. */
export function GroupMembers() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { group } = useSelector(selectIm);
  const viewer = useSelector(selectViewer);
  const resolve = useSelector(selectResolvePicture);
  const id = group?.info.id;
  useEffect(() => {
    if (id !== undefined) dispatch(imActions.groupRequested({ id }));
  }, [dispatch, id]);
  if (!group) return null;
  const isOwner = group.members.some(({ no, role }) => no === viewer && role === 'owner');
  const leave = () =>
    dispatch(
      confirmModal.open({
        title: { key: 'im.leave' },
        body: { key: 'im.leaveAsked', params: { name: group.info.name } },
        action: { key: 'im.leave' },
        danger: true,
        onConfirm: imActions.leaveRequested({ id: group.info.id }),
      }),
    );
  return (
    <div className={styles['group']}>
      {group.mayBind && <BindHall id={group.info.id} />}
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
          </li>
        ))}
      </ul>
      {!isOwner && (
        <p className={styles['service']}>
          <Button wide look="danger" onClick={leave}>
            {t('im.leave')}
          </Button>
        </p>
      )}
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
    if (hall) dispatch(imActions.bindRequested({ id, hall_id: hall.id }));
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
