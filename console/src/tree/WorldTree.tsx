import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { type ReactNode, useState } from 'react';
import type { ControlFailure } from '../api/control-call.ts';
import type { Overview, Target } from '../events/target.ts';
import { EmptyNote } from '../parts/EmptyNote.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { PEOPLE_SEARCH } from '../parts/SkipLinks.tsx';
import { useOneStop } from '../parts/use-one-stop.ts';
import { useTexts } from '../words/words.ts';
import { TreeRow } from './TreeRow.tsx';
import { foundIn } from './tree-search.ts';
import styles from './WorldTree.module.css';

/** What the world has, live. Pressing a user, hall, channel or room makes it the target of events. */
export function WorldTree(props: {
  /** Absent while the first answer is awaited. */
  readonly overview: Overview | undefined;
  readonly failure: ControlFailure | undefined;
  readonly onRetry: () => Promise<unknown>;
  readonly onAim: (target: Target) => void;
}) {
  const { overview: all, failure, onRetry, onAim } = props;
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const stop = useOneStop<HTMLDivElement>('summary, button');
  const overview = all && foundIn(all, search);
  const isEmpty = overview && overview.people.length + overview.halls.length + overview.rooms.length === 0;
  return (
    <Panel title={texts.tree} className={styles['panel']}>
      {failure && <Failed failure={failure} asLine={overview !== undefined} onRetry={onRetry} />}
      {!overview && !failure && <SkeletonRows rows={6} avatar={0} />}
      <div className={styles['search']}>
        <SearchField
          id={PEOPLE_SEARCH}
          label={texts.searchPeople}
          short={texts.searchPeopleShort}
          words={search}
          onWords={setSearch}
        />
      </div>
      {isEmpty && <EmptyNote icon="globe" text={search.trim() === '' ? texts.nothingHere : texts.noneFound} />}
      {overview && !isEmpty && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the rows inside
        <div ref={stop.ref} className={styles['scroll']} onFocus={stop.onFocus} onKeyDown={stop.onKeyDown}>
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
