import { Button } from '@miczero/client/design/Button/Button.tsx';
import { useState } from 'react';
import { usePolled } from '../api/use-polled.ts';
import type { Overview } from '../events/target.ts';
import { useTexts } from '../words/words.ts';
import { grouped } from './conditions.ts';
import { FaultsDialog } from './FaultsDialog.tsx';
import { readFaults } from './faults.ts';

const FAULTS_MS = 1000;

/** Opens the faults of messages, of sockets and of calls, and shows how many are set. */
export function FaultsButton(props: {
  readonly world: string;
  readonly overview: Overview | undefined;
  readonly nicks: ReadonlyMap<string, string>;
  /** Users with an open socket. */
  readonly connected: ReadonlySet<string>;
}) {
  const { world } = props;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { data: faults = [], refresh } = usePolled((signal) => readFaults(world, signal), FAULTS_MS);
  const { conditions, others } = grouped(faults);
  return (
    <>
      <Button size="compact" look={faults.length > 0 ? 'danger' : 'soft'} onClick={() => setOpen(true)}>
        {texts.faultsCount(conditions.length + others.length)}
      </Button>
      {isOpen && <FaultsDialog {...props} faults={faults} onClose={() => setOpen(false)} onChanged={refresh} />}
    </>
  );
}
