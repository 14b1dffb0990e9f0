import { useMemo } from 'react';
import { controlCall } from '../api/control-call.ts';
import { usePolled } from '../api/use-polled.ts';
import { EmptyNote } from '../parts/EmptyNote.tsx';
import { PaneGuard } from '../parts/PaneGuard.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useJournal } from '../wire/use-wire.ts';
import { WireLog } from '../wire/WireLog.tsx';
import { useTexts } from '../words/words.ts';
import styles from './ScenariosView.module.css';

const PEOPLE_MS = 5000;

/** What passes on the wire of the run's world. */
export function RunWire({ world }: { readonly world: string }) {
  const journal = useJournal(world);
  const people = usePolled((signal) => controlCall('worlds.people', world, {}, signal), PEOPLE_MS);
  const nicks = useMemo(
    () => new Map(people.data?.people.map(({ user, nick }) => [user, nick || user])),
    [people.data?.people],
  );
  return (
    <PaneGuard area="wire" title={useTexts().wire}>
      <WireLog world={world} log={journal.data} failure={journal.failure} onRetry={journal.refresh} nicks={nicks} />
    </PaneGuard>
  );
}

/** In the place of the log before a run, and of one whose world was played over. */
export function NoRunWire({ text }: { readonly text: string }) {
  const texts = useTexts();
  return (
    <Panel title={texts.wire} className={styles['wire']}>
      <EmptyNote icon="list" text={text} />
    </Panel>
  );
}
