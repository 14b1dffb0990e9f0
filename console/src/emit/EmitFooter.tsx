import { Button } from '@miczero/client/design/Button/Button.tsx';
import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { copyText } from '@miczero/client/design/copy-text.ts';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { JournalEntry } from '../journal/journal.ts';
import { useTexts } from '../words/words.ts';
import { NO_DRAFT } from './drafts.ts';
import styles from './EmitPanel.module.css';
import { type Copied, SendingStatus } from './SendingStatus.tsx';
import { scenarioStep } from './scenario-step.ts';
import type { Sendable, Sending, SendingState } from './sending.ts';
import { intervalOf, SEQUENCE_MAX } from './sequence.ts';

/** Sends the event: once, again and again, or later as one of a sequence. */
export function EmitFooter(props: {
  /** Absent while it cannot be sent. */
  readonly sendable: Sendable | null;
  readonly sending: Sending;
  readonly state: SendingState;
  /** The interval as typed. */
  readonly every: string;
  /** The sequence takes no more. */
  readonly isFull: boolean;
  readonly copied: Copied | undefined;
  readonly readJournal: () => Promise<readonly JournalEntry[]>;
  readonly onSent: () => void;
  readonly onEvery: (every: string) => void;
  readonly onAdd: () => void;
  readonly onCopied: (copied: Copied | undefined) => void;
}) {
  const { sendable, sending, state, every, isFull, copied, readJournal } = props;
  const { onSent, onEvery, onAdd, onCopied } = props;
  const texts = useTexts();
  const interval = intervalOf(every);
  const isSteady = state.kind === 'steady';
  const isBusy = isSteady || state.kind === 'sequence';

  /** What was copied is told until something else happens. */
  function sendOnce() {
    if (!sendable || isBusy) return;
    onCopied(undefined);
    void sending.send(sendable, readJournal).then(onSent);
  }
  async function copy(step: string) {
    onCopied({ step, isDone: await copyText(step) });
  }

  return (
    <footer className={styles['footer']}>
      <CtrlEnter onPress={sendOnce} />
      <Button
        look="primary"
        icon="send"
        disabled={!sendable || isBusy}
        aria-keyshortcuts="Control+Enter"
        title={texts.sendHint}
        onClick={sendOnce}
      >
        {texts.send}
      </Button>
      <Button
        disabled={state.kind === 'sequence' || (!isSteady && (!sendable || interval === null))}
        onClick={() => {
          onCopied(undefined);
          if (isSteady) sending.stop();
          else if (sendable && interval !== null) sending.startSteady(sendable, interval);
        }}
      >
        {isSteady ? texts.stop : texts.start}
      </Button>
      <TextField
        className={styles['every']}
        label={texts.every}
        labelHidden
        title={texts.every}
        placeholder={NO_DRAFT.every}
        inputMode="numeric"
        disabled={isSteady}
        value={every}
        error={interval === null ? texts.noInterval : undefined}
        trailing={<span className={styles['unit']}>ms</span>}
        onChange={({ target: { value } }) => onEvery(value)}
      />
      <IconButton
        icon="plus"
        size="compact"
        label={isFull ? texts.sequenceFull(SEQUENCE_MAX) : texts.addToSequence}
        disabled={!sendable || isBusy || interval === null || isFull}
        onClick={onAdd}
      />
      <IconButton
        icon="copy"
        size="compact"
        label={texts.copyStep}
        disabled={!sendable}
        onClick={() => sendable && void copy(scenarioStep(sendable))}
      />
      <SendingStatus state={state} copied={copied} />
    </footer>
  );
}

/** Ctrl+Enter anywhere on the page except in a dialog. */
function CtrlEnter({ onPress }: { readonly onPress: () => void }) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || isInDialog) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return null;
}
