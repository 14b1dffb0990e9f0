import { Button } from '@miczero/client/design/Button/Button.tsx';
import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { Dialog } from '@miczero/client/design/Dialog/Dialog.tsx';
import { useId, useRef, useState } from 'react';
import { controlCall } from '../api/control-call.ts';
import type { Overview } from '../events/target.ts';
import { EmptyNote } from '../parts/EmptyNote.tsx';
import { wordsOfFailure } from '../parts/Failed.tsx';
import { useAction } from '../parts/use-action.ts';
import { useTexts } from '../words/words.ts';
import { type Condition, faultsOf, inOrder } from './conditions.ts';
import { FaultForm } from './FaultForm.tsx';
import styles from './FaultsDialog.module.css';
import { type Fault, FIRST_DRAFT, listOf, readFaults, withoutFault } from './faults.ts';

/** The faults that hold in a world, and another one. */
export function FaultsDialog(props: {
  readonly world: string;
  readonly faults: readonly Fault[];
  readonly overview: Overview | undefined;
  readonly nicks: ReadonlyMap<string, string>;
  /** Users with an open socket. */
  readonly connected: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<unknown>;
}) {
  const { world, faults, overview, nicks, connected, onClose, onChanged } = props;
  const texts = useTexts();
  const id = useId();
  const { run, busy, failure } = useAction();
  // The dialog itself prefers a field for text, which stands behind all choices here.
  const kindRef = useRef<HTMLSelectElement>(null);
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const described = faultsOf(draft);
  /** Changes what holds now: another console may have changed it since this one read it. Sets only the lists that change. */
  const set = (changed: readonly Fault[], change: (now: readonly Fault[]) => readonly Fault[]) =>
    void run(async () => {
      const next = change(await readFaults(world));
      if (changed.some(({ of }) => of === 'messages')) {
        await controlCall('faults.set', world, { list: listOf(next, 'messages') });
      }
      if (changed.some(({ of }) => of === 'connections')) {
        await controlCall('connection_faults.set', world, { list: listOf(next, 'connections') });
      }
      if (changed.some(({ of }) => of === 'calls')) {
        await controlCall('call_faults.set', world, { list: listOf(next, 'calls') });
      }
      if (changed.some(({ of }) => of === 'stalled')) {
        const list = listOf(next, 'stalled').map(({ calls, user }) => ({ calls, user }));
        await controlCall('calls.stall', world, { list });
      }
      await onChanged();
    });

  return (
    <Dialog
      open
      title={texts.faults}
      description={texts.faultsText}
      onClose={onClose}
      initialFocus={kindRef}
      actions={
        <>
          <Button
            disabled={faults.length === 0 || busy}
            onClick={() => set(faults, (now) => faults.reduce(withoutFault, now))}
          >
            {texts.endFaults}
          </Button>
          <Button type="submit" form={id} look="primary" icon="plus" busy={busy} disabled={described.length === 0}>
            {texts.addFault}
          </Button>
        </>
      }
    >
      {faults.length === 0 && <EmptyNote icon="shield" text={texts.noFaults} />}
      {faults.length > 0 && (
        <ul className={styles['list']} aria-label={texts.activeFaults}>
          {inOrder(faults).map((each, index) => {
            const { kind, words, title, parts } = rowOf(each, texts, nicks);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: faults have no names, and their order decides
              <li key={index} className={styles['fault']}>
                <span className={styles['kind']}>{kind}</span>
                <span className={styles['words']} title={title}>
                  {words}
                </span>
                <IconButton
                  icon="trash"
                  size="compact"
                  label={texts.endFault(`${kind} ${words}`)}
                  disabled={busy}
                  onClick={() => set(parts, (now) => parts.reduce(withoutFault, now))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {failure && (
        <p className={styles['failure']} role="alert">
          {wordsOfFailure(failure, texts)}
        </p>
      )}
      <FaultForm
        id={id}
        kindRef={kindRef}
        overview={overview}
        connected={connected}
        draft={draft}
        onChange={setDraft}
        onSubmit={() => described.length > 0 && set(described, (now) => [...now, ...described])}
      />
    </Dialog>
  );
}

/** What a network or a single fault says in its row, and the faults that end with it. */
function rowOf(
  each: Condition | Fault,
  texts: ReturnType<typeof useTexts>,
  nicks: ReadonlyMap<string, string>,
): { readonly kind: string; readonly words: string; readonly title?: string; readonly parts: readonly Fault[] } {
  if ('fault' in each) {
    return { kind: texts.faultKinds[each.fault.kind], words: wordsOfFault(each, texts, nicks), parts: [each] };
  }
  const { name, user, seed, parts } = each;
  const whom = user === '*' ? texts.allUsers : (nicks.get(user) ?? user);
  const words = [whom, `${texts.seedNumber} ${seed}`].join(' · ');
  return { kind: texts.conditions[name], words, title: texts.partsOf(parts.length), parts };
}

/** Whom and what a fault meets, in words. */
function wordsOfFault(
  { fault }: Fault,
  texts: ReturnType<typeof useTexts>,
  nicks: ReadonlyMap<string, string>,
): string {
  const { user } = fault;
  const parts = [user === '*' ? texts.allUsers : (nicks.get(user) ?? user)];
  if ('socket' in fault && fault.socket) parts.push(texts.sockets[fault.socket]);
  if ('direction' in fault && fault.direction) parts.push(texts.directions[fault.direction]);
  if ('events' in fault && fault.events) parts.push(fault.events.join(' '));
  if ('calls' in fault && fault.calls) parts.push(fault.calls.join(' '));
  if ('rate' in fault && fault.rate < 1) parts.push(`${Math.round(fault.rate * 100)} %`);
  if (fault.kind === 'delay') {
    const latest = fault.jitter_ms > 0 ? `–${fault.delay_ms + fault.jitter_ms}` : '';
    parts.push(`${fault.delay_ms}${latest} ms`);
  }
  if (fault.kind === 'late' || (fault.kind === 'reorder' && fault.delay_ms > 0)) parts.push(`${fault.delay_ms} ms`);
  if (fault.kind === 'code') parts.push(String(fault.code));
  if (fault.kind === 'refuse' || fault.kind === 'status') parts.push(String(fault.status));
  if (fault.kind === 'close') parts.push(`${fault.after_ms} ms`);
  if ('times' in fault && fault.times !== undefined) parts.push(texts.timesOf(fault.times));
  return parts.join(' · ');
}
