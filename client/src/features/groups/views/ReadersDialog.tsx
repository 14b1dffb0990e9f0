import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { type ImLine, type ImSessionId, isAccountOf, readersModal, selectIm } from '../../im/index.ts';
import { groupsActions, selectGroups } from '../index.ts';
import styles from './GroupPick.module.css';

interface ReadersDialogProps {
  readonly session: ImSessionId;
  readonly line: ImLine;
}

/** Who has read an own message of a group, and who has not. */
export default function ReadersDialog({ session, line }: ReadersDialogProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { load, read, unread } = useSelector(selectGroups).readers;
  const [tab, setTab] = useState<'read' | 'unread'>('read');
  const counts = useSelector(selectIm).readings[line.id];
  // A member reads it while the dialog is open: the lists follow the count.
  const readNow = counts?.read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is the reason to ask again
  useEffect(() => void dispatch(groupsActions.readersRequested({ session, line })), [dispatch, session, line, readNow]);
  const isLoaded = load.status === 'ready';
  return (
    <Dialog open size="small" title={t('im.readers')} onClose={() => dispatch(readersModal.close())}>
      {load.status === 'failed' && (
        <ErrorState
          text={t('groups.readersFailed')}
          reason={say(load.error)}
          onRetry={() => dispatch(groupsActions.readersRequested({ session, line }))}
        />
      )}
      {(load.status === 'idle' || load.status === 'loading') && <SkeletonRows rows={4} avatar={32} />}
      {isLoaded && (
        <Tabs
          label={t('im.readers')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'read',
              label: t('groups.read', { n: read.length }),
              content: <People accounts={read} none={t('groups.nobodyRead')} />,
            },
            {
              value: 'unread',
              label: t('groups.unread', { n: unread.length }),
              content: <People accounts={unread} none={t('groups.everybodyRead')} />,
            },
          ]}
        />
      )}
    </Dialog>
  );
}

function People({ accounts, none }: { readonly accounts: readonly string[]; readonly none: string }) {
  const resolve = useSelector(selectResolvePicture);
  const members = useSelector(selectIm).group?.members ?? [];
  if (accounts.length === 0) return <p className={styles['none']}>{none}</p>;
  return (
    <ul className={styles['people']}>
      {accounts.map((account) => {
        const member = members.find(({ no }) => isAccountOf(account, no));
        const name = member?.nick || account;
        return (
          <li key={account} className={styles['person']}>
            <Avatar name={name} src={resolve(member?.avatar ?? '')} size={32} />
            <span className={styles['name']} dir="auto">
              {name}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
