import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import type { ReactNode } from 'react';
import type { ControlFailure } from '../api/control-call.ts';
import type { Overview, Target } from '../emit/target.ts';
import { Failed } from '../parts/Failed.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useTexts } from '../words/words.ts';
import { TreeRow } from './TreeRow.tsx';
import styles from './WorldTree.module.css';

/** What the world has, live. Pressing a user, hall, channel or room makes it the target of events. */
export function WorldTree(props: {
  /** Absent while the first answer is awaited. */
  readonly overview: Overview | undefined;
  readonly failure: ControlFailure | undefined;
  readonly onRetry: () => Promise<unknown>;
  readonly onAim: (target: Target) => void;
}) {
  const { overview, failure, onRetry, onAim } = props;
  const texts = useTexts();
  const isEmpty = overview && overview.people.length + overview.halls.length + overview.rooms.length === 0;
  return (
    <Panel title={texts.tree} className={styles['panel']}>
      {failure && <Failed failure={failure} asLine={overview !== undefined} onRetry={onRetry} />}
      {!overview && !failure && <SkeletonRows rows={6} avatar={0} />}
      {isEmpty && <EmptyState icon="globe" text={texts.nothingHere} />}
      {overview && !isEmpty && (
        <div className={styles['scroll']}>
          <Branch title={texts.halls} count={overview.halls.length}>
            {overview.halls.map(({ hall, name, online, members, channels }) => (
              <li key={hall}>
                <TreeRow
                  target={{ kind: 'hall', id: hall }}
                  name={name}
                  note={texts.hallFacts(online, members)}
                  onAim={onAim}
                />
                <ul className={styles['inner']}>
                  {channels
                    .filter(({ kind }) => kind !== 'heading')
                    .map(({ channel, name: title, kind }) => (
                      <li key={channel}>
                        <TreeRow
                          target={{ kind: 'channel', id: channel }}
                          icon={kind === 'text' ? 'hash' : 'speaker'}
                          name={title}
                          onAim={onAim}
                        />
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </Branch>
          <Branch title={texts.rooms} count={overview.rooms.length}>
            {overview.rooms.map(({ room, name, people }) => (
              <li key={room}>
                <TreeRow target={{ kind: 'room', id: room }} name={name} note={texts.roomFacts(people)} onAim={onAim} />
              </li>
            ))}
          </Branch>
          <Branch title={texts.people} count={overview.people.length + overview.people_left_out}>
            {overview.people.map(({ user, nick, online }) => (
              <li key={user}>
                <TreeRow
                  target={{ kind: 'user', id: user }}
                  name={nick}
                  note={online ? texts.online : texts.offline}
                  isOnline={online}
                  onAim={onAim}
                />
              </li>
            ))}
            {overview.people_left_out > 0 && (
              <li className={styles['rest']}>{texts.leftOut(overview.people_left_out)}</li>
            )}
          </Branch>
        </div>
      )}
    </Panel>
  );
}

function Branch(props: { readonly title: string; readonly count: number; readonly children: ReactNode }) {
  if (props.count === 0) return null;
  return (
    <details open className={styles['branch']}>
      <summary>
        {props.title} <small>{props.count}</small>
      </summary>
      <ul>{props.children}</ul>
    </details>
  );
}
