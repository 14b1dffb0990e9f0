import { Button } from '@miczero/client/design/Button/Button.tsx';
import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { copyText } from '@miczero/client/design/copy-text.ts';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { Panel } from '../parts/Panel.tsx';
import { BODY_VIEWS, type BodyView } from '../settings.ts';
import type { JournalEntry } from '../wire/journal.ts';
import { useWords } from '../words/words.ts';
import { BodyEditor } from './BodyEditor.tsx';
import { BodyForm } from './BodyForm.tsx';
import { checkBody } from './check-body.ts';
import styles from './EmitPanel.module.css';
import { EventPicker } from './EventPicker.tsx';
import { EMITTABLE } from './events.ts';
import { PresetNote } from './PresetNote.tsx';
import { SendingStatus } from './SendingStatus.tsx';
import { type SequenceEntry, SequenceList } from './SequenceList.tsx';
import { type Content, scenarioStep } from './scenario-step.ts';
import { delayOf, intervalOf, SEQUENCE_MAX } from './sequence.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { aimed, type Overview, type RememberedTarget, targetFor } from './target.ts';
import { type Sendable, useSending } from './use-sending.ts';
import { type Progress, useSuggestion } from './use-suggestion.ts';

const USUAL = EMITTABLE.find(({ name }) => name === 'systemMessage') ?? EMITTABLE[0];

/** Milliseconds between two repeated events, unless a person enters others. */
const USUAL_MS = '500';

/** Sends any event to anybody: choosing it fills in the rest, so that sending is the second action. */
export function EmitPanel(props: {
  readonly world: string;
  readonly progress: Progress;
  readonly overview: Overview | undefined;
  readonly remembered: RememberedTarget;
  readonly onRemember: (target: RememberedTarget) => void;
  readonly readJournal: () => Promise<readonly JournalEntry[]>;
  readonly bodyView: BodyView;
  readonly onBodyView: (view: BodyView) => void;
}) {
  const { world, progress, overview, remembered, onRemember, readJournal, bodyView, onBodyView } = props;
  const { texts, language } = useWords();
  const [event, setEvent] = useState(USUAL);
  const [presetAt, setPresetAt] = useState(0);
  /** The edited body; absent while the preset's body stands. */
  const [typed, setTyped] = useState<string>();
  /** The body goes as it is, though the contract refuses it: how a page bears a broken server. */
  const [isRaw, setIsRaw] = useState(false);
  const [from, setFrom] = useState('');
  const [mid, setMid] = useState('');
  const [every, setEvery] = useState(USUAL_MS);
  const [copied, setCopied] = useState<{ readonly step: string; readonly isDone: boolean }>();
  const [sequence, setSequence] = useState<readonly SequenceEntry[]>([]);
  const { state, send, startSteady, stopSteady, play, stopSequence } = useSending(world, readJournal);
  const { suggestionFor, renew } = useSuggestion(progress, overview);
  if (!event) return null;

  const target = targetFor(event, remembered, overview);
  const preset = event.presets[presetAt] ?? event.presets[0];
  const text = typed ?? JSON.stringify(suggestionFor(preset, target), null, 2);
  const checked = checkBody(event, text, language);
  const content: Content | null = isRaw ? { raw: text } : checked.ok ? { body: checked.body } : null;
  const sendable: Sendable | null =
    content && target.id !== '' ? { socket: event.socket, name: event.name, to: target, content, from, mid } : null;
  const interval = intervalOf(every);
  const isSteady = state.kind === 'steady';
  const isBusy = isSteady || state.kind === 'sequence';

  function addToSequence(sendable: Sendable) {
    const key = Math.max(0, ...sequence.map((entry) => entry.key)) + 1;
    setSequence([...sequence, { key, sendable, delay: sequence.length === 0 ? '0' : every }]);
  }
  const timed = () => sequence.map(({ sendable, delay }) => ({ sendable, delay: delayOf(delay) ?? 0 }));
  const steps = () =>
    timed()
      .flatMap(({ sendable, delay }) => [
        ...(delay > 0 ? [JSON.stringify({ wait: delay })] : []),
        scenarioStep(sendable),
      ])
      .join(',\n');

  /** What was copied is told until something else happens. */
  function sendOnce() {
    if (!sendable || isBusy) return;
    setCopied(undefined);
    void send(sendable).then(renew);
  }

  async function copy(step: string) {
    setCopied({ step, isDone: await copyText(step) });
  }

  return (
    <Panel
      title={texts.emit}
      className={styles['panel']}
      tools={sequence.length > 0 && <code className={styles['chosen']}>{event.name}</code>}
    >
      <div className={styles['scroll']}>
        <EventPicker
          isShort={sequence.length > 0}
          chosen={event}
          onChoose={(next) => {
            setEvent(next);
            renew();
            setIsRaw(false);
            setPresetAt(0);
            setTyped(undefined);
          }}
        />
        {event.presets.length > 1 && (
          <fieldset className={styles['presets']} aria-label={texts.presets}>
            {event.presets.map((each, index) => (
              <button
                key={JSON.stringify(each.body)}
                type="button"
                className={styles['preset']}
                aria-pressed={index === presetAt}
                onClick={() => {
                  setPresetAt(index);
                  renew();
                  setTyped(undefined);
                }}
              >
                {each.name[language]}
              </button>
            ))}
          </fieldset>
        )}
        <TargetPicker
          socket={event.socket}
          target={target}
          overview={overview}
          onKind={(kind) => onRemember({ ...remembered, kinds: { ...remembered.kinds, [event.socket]: kind } })}
          onId={(id) => onRemember(aimed(remembered, { kind: target.kind, id }))}
        />
        <PresetNote
          event={event}
          presetAt={presetAt}
          kind={target.kind}
          onKind={(kind) => onRemember({ ...remembered, kinds: { ...remembered.kinds, [event.socket]: kind } })}
        />
        <fieldset className={styles['views']} aria-label={texts.bodyView}>
          {BODY_VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles['preset']}
              aria-pressed={each === bodyView}
              onClick={() => onBodyView(each)}
            >
              {texts.bodyViews[each]}
            </button>
          ))}
          <button
            type="button"
            className={styles['preset']}
            aria-pressed={isRaw}
            title={texts.asItIsHint}
            onClick={() => setIsRaw(!isRaw)}
          >
            {texts.asItIs}
          </button>
          {checked.ok && <span className={styles['fine']}>{texts.bodyFine}</span>}
        </fieldset>
        {bodyView === 'raw' ? (
          <BodyEditor text={text} checked={checked} onChange={setTyped} />
        ) : (
          <BodyForm event={event} text={text} checked={checked} onChange={setTyped} onRaw={() => onBodyView('raw')} />
        )}
        <details className={styles['more']}>
          <summary>{texts.more}</summary>
          <div className={styles['pair']}>
            <TextField
              label={texts.from}
              hint={texts.fromHint}
              value={from}
              onChange={({ target: { value } }) => setFrom(value.trim())}
            />
            <TextField
              label={texts.mid}
              hint={texts.midHint}
              value={mid}
              onChange={({ target: { value } }) => setMid(value.trim())}
            />
          </div>
        </details>
      </div>
      {sequence.length > 0 && (
        <SequenceList
          entries={sequence}
          turn={state.kind === 'sequence' ? state.turn : undefined}
          isBusy={isSteady}
          onChange={setSequence}
          onCopy={() => void copy(steps())}
          onPlay={() => {
            setCopied(undefined);
            play(timed());
          }}
          onStop={stopSequence}
        />
      )}
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
            setCopied(undefined);
            if (isSteady) stopSteady();
            else if (sendable && interval !== null) startSteady(sendable, interval);
          }}
        >
          {isSteady ? texts.stop : texts.start}
        </Button>
        <TextField
          className={styles['every']}
          label={texts.every}
          labelHidden
          title={texts.every}
          placeholder={USUAL_MS}
          inputMode="numeric"
          disabled={isSteady}
          value={every}
          error={interval === null ? texts.noInterval : undefined}
          trailing={<span className={styles['unit']}>ms</span>}
          onChange={({ target: { value } }) => setEvery(value)}
        />
        <IconButton
          icon="plus"
          size="compact"
          label={sequence.length < SEQUENCE_MAX ? texts.addToSequence : texts.sequenceFull(SEQUENCE_MAX)}
          disabled={!sendable || isBusy || interval === null || sequence.length >= SEQUENCE_MAX}
          onClick={() => sendable && addToSequence(sendable)}
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
    </Panel>
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
