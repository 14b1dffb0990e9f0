import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import { useMemo } from 'react';
import { controlCall } from './api/control-call.ts';
import { usePolled } from './api/use-polled.ts';
import type { WorldFacts } from './api/world-facts.ts';
import { ConnectionsPanel } from './connections/ConnectionsPanel.tsx';
import styles from './Desk.module.css';
import { EmitPanel } from './emit/EmitPanel.tsx';
import { aimed, type RememberedTarget } from './events/target.ts';
import { PaneGuard } from './parts/PaneGuard.tsx';
import type { BodyView } from './storage/settings.ts';
import { WorldTree } from './tree/WorldTree.tsx';
import { useConnections, useJournal } from './wire/use-wire.ts';
import { WireLog } from './wire/WireLog.tsx';
import { useTexts } from './words/words.ts';
import { WorldHead } from './worlds/WorldHead.tsx';

const OVERVIEW_MS = 1000;

/** Everything about one world. Its parts take their places in the grid of the page. */
export function Desk(props: {
  readonly facts: WorldFacts;
  readonly remembered: RememberedTarget;
  readonly onRemember: (target: RememberedTarget) => void;
  readonly onChanged: () => Promise<unknown>;
  readonly onReset: () => void;
  readonly onDeleted: () => void;
  readonly onOpened: (world: string) => Promise<void>;
  readonly onSaved: (scenario: string) => void;
  readonly bodyView: BodyView;
  readonly onBodyView: (view: BodyView) => void;
}) {
  const { facts, remembered, onRemember, onChanged, onReset, onDeleted, onOpened, onSaved } = props;
  const { bodyView, onBodyView } = props;
  const texts = useTexts();
  const world = facts.name;
  const overview = usePolled((signal) => controlCall('worlds.people', world, {}, signal), OVERVIEW_MS);
  const connections = useConnections(world);
  const journal = useJournal(world);
  const nicks = useMemo(
    () => new Map(overview.data?.people.map(({ user, nick }) => [user, nick || user])),
    [overview.data?.people],
  );
  const watched = useMemo(() => (connections.data?.arrivals ?? []).map(({ user }) => user), [connections.data]);

  return (
    <div className={styles['desk']}>
      <PaneGuard area="head" title={world}>
        <WorldHead
          facts={facts}
          nicks={nicks}
          onChanged={onChanged}
          onReset={onReset}
          onDeleted={onDeleted}
          onOpened={onOpened}
          onSaved={onSaved}
        />
      </PaneGuard>
      <PaneGuard area="tree" title={texts.tree}>
        <WorldTree
          overview={overview.data}
          failure={overview.failure}
          onRetry={overview.refresh}
          onAim={(target) => onRemember(aimed(remembered, target))}
        />
      </PaneGuard>
      <PaneGuard area="emit" title={texts.emit}>
        <EmitPanel
          world={world}
          progress={facts}
          overview={overview.data}
          watched={watched}
          remembered={remembered}
          onRemember={onRemember}
          readJournal={async () => (await journal.refresh())?.entries ?? []}
          bodyView={bodyView}
          onBodyView={onBodyView}
        />
      </PaneGuard>
      <PaneGuard area="wire" title={texts.wire}>
        <WireLog world={world} log={journal.data} failure={journal.failure} onRetry={journal.refresh} nicks={nicks} />
      </PaneGuard>
      <PaneGuard area="connections" title={texts.connections}>
        <ConnectionsPanel
          world={world}
          list={connections.data?.list}
          failure={connections.failure}
          overview={overview.data}
          nicks={nicks}
          onChanged={async () => void (await Promise.all([connections.refresh(), overview.refresh()]))}
        />
      </PaneGuard>
    </div>
  );
}

/** In the place of a world: none is chosen, or there is none of that name. */
export function NoDesk({ world }: { readonly world: string }) {
  const texts = useTexts();
  return (
    <div className={styles['none']}>
      <EmptyState icon="compass" text={world === '' ? texts.chooseWorld : texts.worldGone(world)} />
    </div>
  );
}
