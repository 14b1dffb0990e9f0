import { copyText } from '@miczero/client/design/copy-text.ts';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { aimed, heldAt, type Overview, type RememberedTarget, targetFor, watchedFirst } from '../events/target.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { Panel } from '../parts/Panel.tsx';
import { BODY_VIEWS, type BodyView } from '../storage/settings.ts';
import { useWords } from '../words/words.ts';
import { BodyEditor } from './BodyEditor.tsx';
import { BodyForm } from './BodyForm.tsx';
import { checkBody } from './check-body.ts';
import { type Draft, eventOf } from './drafts.ts';
import { EmitFooter } from './EmitFooter.tsx';
import styles from './EmitPanel.module.css';
import { EventPicker } from './EventPicker.tsx';
import { withFreshMoments } from './given-moments.ts';
import { idsIn, mayHaveOwnIds, withFreshIds } from './line-ids.ts';
import { PresetChips } from './PresetChips.tsx';
import { PresetNote } from './PresetNote.tsx';
import { useDraft } from './page-drafts.ts';
import { pageSendings } from './page-sendings.ts';
import type { Copied } from './SendingStatus.tsx';
import { SequenceList } from './SequenceList.tsx';
import { type Content, sequenceSteps } from './scenario-step.ts';
import type { Sendable } from './sending.ts';
import { delayOf, SEQUENCE_MAX } from './sequence.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { type Undoing, UndoLine } from './UndoLine.tsx';
import { type Progress, useSuggestion } from './use-suggestion.ts';

/** Sends any event to anybody: choosing it fills in the rest, so that sending is the second action. */
export function EmitPanel(props: {
  readonly world: string;
  readonly progress: Progress;
  readonly overview: Overview | undefined;
  /** Users with open pages, the one who came last first. */
  readonly watched: readonly string[];
  readonly remembered: RememberedTarget;
  readonly onRemember: (target: RememberedTarget) => void;
  readonly readJournal: () => Promise<readonly JournalEntry[]>;
  readonly bodyView: BodyView;
  readonly onBodyView: (view: BodyView) => void;
}) {
  const { world, progress, overview: all, watched, remembered, onRemember, readJournal, bodyView, onBodyView } = props;
  const { texts, language } = useWords();
  const overview = useMemo(() => all && watchedFirst(all, watched), [all, watched]);
  const [draft, change] = useDraft(world);
  const { presetAt, typed, givenIds, givenMoment, held, isRaw, from, mid, every, sequence, rounds } = draft;
  const event = eventOf(draft);
  /** What the last press has cost, until the next edit. */
  const [undoing, setUndoing] = useState<Undoing>();
  const [copied, setCopied] = useState<Copied>();
  const sending = pageSendings.of(world);
  const state = useSyncExternalStore(pageSendings.subscribe, sending.state);
  const { suggestionFor, moment, renew } = useSuggestion(progress, overview);

  const target = targetFor(event, heldAt(remembered, held), overview, watched);
  const preset = event.presets[presetAt] ?? event.presets[0];
  const suggestion = suggestionFor(preset, target);
  const text = typed ?? JSON.stringify(suggestion, null, 2);
  const checked = checkBody(event, text, language);
  const content: Content | null = isRaw ? { raw: text } : checked.ok ? { body: checked.body } : null;
  /** With the ids that are written. */
  const written: Sendable | null =
    content && target.id !== '' ? { socket: event.socket, name: event.name, to: target, content, from, mid } : null;
  const sendable =
    written &&
    withFreshMoments(
      withFreshIds(written, typed === null ? idsIn(suggestion) : givenIds),
      typed === null ? moment : givenMoment,
      progress.clock,
    );
  const isSteady = state.kind === 'steady';

  function addToSequence() {
    if (!sendable) return;
    const key = Math.max(0, ...sequence.map((entry) => entry.key)) + 1;
    change({ sequence: [...sequence, { key, sendable, delay: sequence.length === 0 ? '0' : every }] });
    renew();
  }
  const timed = () => sequence.map(({ sendable: each, delay }) => ({ sendable: each, delay: delayOf(delay) ?? 0 }));

  /** Another event or example takes the place of the body by hand. */
  function choose(changes: Pick<Draft, 'event' | 'presetAt'>) {
    const isLost = typed !== null && typed.trim() !== '';
    setUndoing(
      isLost
        ? { what: 'body', before: { event: draft.event, presetAt, typed, givenIds, givenMoment, held, isRaw } }
        : undefined,
    );
    change({ ...changes, typed: null, held: null, ...(changes.event !== draft.event && { isRaw: false }) });
    renew();
  }
  function write(text: string) {
    setUndoing(undefined);
    change({
      typed: text,
      ...(typed === null && {
        givenIds: idsIn(suggestion),
        givenMoment: moment,
        held: target.id === '' ? null : target,
      }),
    });
  }

  async function copy(step: string) {
    setCopied({ step, isDone: await copyText(step) });
  }

  return (
    <Panel
      title={texts.emit}
      className={styles['panel']}
      tools={<code className={styles['chosen']}>{event.name}</code>}
    >
      <div className={styles['scroll']}>
        <EventPicker
          isShort={sequence.length > 0}
          chosen={event}
          onChoose={({ name }) => choose({ event: name, presetAt: 0 })}
        />
        <PresetChips
          event={event}
          chosen={presetAt}
          onChoose={(index) => choose({ event: event.name, presetAt: index })}
        />
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
            onClick={() => change({ isRaw: !isRaw })}
          >
            {texts.asItIs}
          </button>
          {checked.ok && <span className={styles['fine']}>{texts.bodyFine}</span>}
          {sendable && mayHaveOwnIds(sendable) && (
            <span className={styles['ids']} title={texts.lineIdsHint}>
              {sendable.ownIds ? texts.lineIds.fresh : texts.lineIds.written}
            </span>
          )}
        </fieldset>
        {bodyView === 'raw' ? (
          <BodyEditor text={text} checked={checked} onChange={write} />
        ) : (
          <BodyForm event={event} text={text} checked={checked} onChange={write} onRaw={() => onBodyView('raw')} />
        )}
        <details className={styles['more']}>
          <summary>{texts.more}</summary>
          <div className={styles['pair']}>
            <TextField
              label={texts.from}
              hint={texts.fromHint}
              value={from}
              onChange={({ target: { value } }) => change({ from: value.trim() })}
            />
            <TextField
              label={texts.mid}
              hint={texts.midHint}
              value={mid}
              onChange={({ target: { value } }) => change({ mid: value.trim() })}
            />
          </div>
        </details>
      </div>
      {sequence.length > 0 && (
        <SequenceList
          entries={sequence}
          rounds={rounds}
          onRounds={(next) => change({ rounds: next })}
          turn={state.kind === 'sequence' ? state.turn : undefined}
          isBusy={isSteady}
          onChange={(next) => {
            setUndoing(next.length === 0 ? { what: 'sequence', before: { sequence } } : undefined);
            change({ sequence: next });
          }}
          onCopy={() => void copy(sequenceSteps(timed()))}
          onPlay={(times) => {
            setCopied(undefined);
            sending.play(timed(), times, readJournal);
          }}
          onStop={() => sending.stop()}
        />
      )}
      {undoing && (
        <UndoLine
          undoing={undoing}
          onUndo={() => {
            change(undoing.before);
            setUndoing(undefined);
          }}
        />
      )}
      <EmitFooter
        sendable={sendable}
        state={state}
        every={every}
        isFull={sequence.length >= SEQUENCE_MAX}
        onSent={renew}
        onEvery={(next) => change({ every: next })}
        onAdd={addToSequence}
        sending={sending}
        readJournal={readJournal}
        copied={copied}
        onCopied={setCopied}
      />
    </Panel>
  );
}
