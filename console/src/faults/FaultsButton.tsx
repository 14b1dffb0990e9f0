import { Button } from '@miczero/client/design/Button/Button.tsx';
import { useState } from 'react';
import { controlCall } from '../api/control-call.ts';
import { usePolled } from '../api/use-polled.ts';
import type { Overview } from '../emit/target.ts';
import { useTexts } from '../words/words.ts';
import { FaultsDialog } from './FaultsDialog.tsx';
import { type Fault, STALL } from './faults.ts';

const FAULTS_MS = 1000;

/** Opens the faults of messages, of sockets and of calls, and shows how many are set. */
export function FaultsButton(props: {
  readonly world: string;
  readonly overview: Overview | undefined;
  readonly nicks: ReadonlyMap<string, string>;
}) {
  const { world } = props;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { data: faults = [], refresh } = usePolled(async (): Promise<readonly Fault[]> => {
    const [messages, connections, calls, stalled] = await Promise.all([
      controlCall('faults.read', world, {}),
      controlCall('connection_faults.read', world, {}),
      controlCall('call_faults.read', world, {}),
      controlCall('calls.read', world, {}),
    ]);
    return [
      ...messages.list.map((fault) => ({ of: 'messages' as const, fault })),
      ...connections.list.map((fault) => ({ of: 'connections' as const, fault })),
      ...calls.list.map((fault) => ({ of: 'calls' as const, fault })),
      ...stalled.list.map((fault) => ({ of: 'stalled' as const, fault: { kind: STALL, ...fault } })),
    ];
  }, FAULTS_MS);
  return (
    <>
      <Button size="compact" look={faults.length > 0 ? 'danger' : 'soft'} onClick={() => setOpen(true)}>
        {texts.faultsCount(faults.length)}
      </Button>
      {isOpen && <FaultsDialog {...props} faults={faults} onClose={() => setOpen(false)} onChanged={refresh} />}
    </>
  );
}
