import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { ALL_USERS } from '@miczero/contracts/control';
import { useMemo, useState } from 'react';
import type { ControlFailure } from '../api/control-call.ts';
import type { Overview } from '../events/target.ts';
import { FaultsButton } from '../faults/FaultsButton.tsx';
import type { Connection } from '../journal/journal.ts';
import { EmptyNote } from '../parts/EmptyNote.tsx';
import { Failed, wordsOfFailure } from '../parts/Failed.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { useAction } from '../parts/use-action.ts';
import { useTexts } from '../words/words.ts';
import styles from './ConnectionsPanel.module.css';
import { connectedUsers, USERS_SHOWN } from './connected-users.ts';
import { FaultButtons } from './FaultButtons.tsx';
import { SocketChip } from './SocketChip.tsx';

/** Open sockets by user, and what can be broken of them: for one user or for all. */
export function ConnectionsPanel(props: {
  readonly world: string;
  /** Absent while the first answer is awaited. */
  readonly list: readonly Connection[] | undefined;
  readonly failure: ControlFailure | undefined;
  readonly overview: Overview | undefined;
  readonly nicks: ReadonlyMap<string, string>;
  readonly onChanged: () => Promise<unknown>;
}) {
  const { world, list, failure, overview, nicks, onChanged } = props;
  const texts = useTexts();
  const action = useAction();
  const act = (call: () => Promise<unknown>) =>
    void action.run(async () => {
      await call();
      await onChanged();
    });
  const [search, setSearch] = useState('');
  const connected = useMemo(() => new Set((list ?? []).map(({ user }) => user)), [list]);
  const people = overview?.people;
  const { shown, leftOut } = useMemo(
    () => connectedUsers(list ?? [], people ?? [], nicks, search),
    [list, people, nicks, search],
  );
  const all = { cutOff: overview?.all_cut_off ?? false, held: overview?.all_acks_held ?? false };

  return (
    <Panel
      title={texts.connections}
      className={styles['panel']}
      tools={<FaultsButton world={world} overview={overview} nicks={nicks} connected={connected} />}
    >
      {failure && <Failed failure={failure} asLine={list !== undefined} onRetry={onChanged} />}
      {action.failure && (
        <p className={styles['failure']} role="alert">
          {wordsOfFailure(action.failure, texts)}
        </p>
      )}
      {!list && !failure && <SkeletonRows rows={3} avatar={0} />}
      {list && (
        <div className={styles['scroll']}>
          <div className={styles['row']}>
            <span className={styles['who']}>{texts.allUsers}</span>
            <FaultButtons
              world={world}
              user={ALL_USERS}
              name={texts.allUsers}
              faults={all}
              busy={action.busy}
              onAct={act}
            />
          </div>
          {(connected.size > USERS_SHOWN || search !== '') && (
            <div className={styles['search']}>
              <SearchField label={texts.searchConnections} words={search} onWords={setSearch} />
            </div>
          )}
          <ul>
            {shown.map(({ user, name, sockets, ...faults }) => (
              <li key={user} className={styles['row']}>
                <span className={styles['who']}>
                  {name} <small>{user}</small>
                </span>
                <FaultButtons world={world} user={user} name={name} faults={faults} busy={action.busy} onAct={act} />
                <span className={styles['sockets']}>
                  {sockets.map((connection) => (
                    <SocketChip
                      key={connection.id}
                      world={world}
                      connection={connection}
                      name={name}
                      isOnly={sockets.filter(({ socket }) => socket === connection.socket).length === 1}
                      onAct={act}
                    />
                  ))}
                </span>
              </li>
            ))}
            {leftOut > 0 && <li className={styles['rest']}>{texts.leftOut(leftOut)}</li>}
          </ul>
          {shown.length === 0 && (
            <EmptyNote icon="link" text={search.trim() === '' ? texts.noConnections : texts.noUserFound} />
          )}
        </div>
      )}
    </Panel>
  );
}
