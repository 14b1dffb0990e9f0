import { Button } from '@miczero/client/design/Button/Button.tsx';
import { ConfirmDialog } from '@miczero/client/design/Dialog/ConfirmDialog.tsx';
import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { timesOfAll } from '../actions/bursts.ts';
import { savedActions } from '../actions/saved-actions.ts';
import { pageOf } from '../address/page-of.ts';
import { controlCall } from '../api/control-call.ts';
import type { WorldFacts } from '../api/world-facts.ts';
import { wordsOfFailure } from '../parts/Failed.tsx';
import { momentOf } from '../parts/moment.ts';
import { useAction } from '../parts/use-action.ts';
import { TimeTravel } from '../recordings/TimeTravel.tsx';
import { useWords } from '../words/words.ts';
import styles from './WorldHead.module.css';

const SaveScenario = lazy(async () => ({ default: (await import('../scenarios/SaveScenario.tsx')).SaveScenario }));

const STEPS = ['1000', '60000', '3600000', '86400000'] as const;

/** The chosen world: its clock, its page, its reset and its end. */
export function WorldHead(props: {
  readonly facts: WorldFacts;
  /** Names of its users by their numbers. */
  readonly nicks: ReadonlyMap<string, string>;
  readonly onChanged: () => Promise<unknown>;
  readonly onReset: () => void;
  readonly onDeleted: () => void;
  readonly onOpened: (world: string) => Promise<void>;
  readonly onSaved: (scenario: string) => void;
}) {
  const { facts, nicks, onChanged, onReset, onDeleted, onOpened, onSaved } = props;
  const { texts, language } = useWords();
  const { run, busy, failure } = useAction();
  const [asked, setAsked] = useState<'reset' | 'remove'>('reset');
  const [isAsking, setAsking] = useState(false);
  const [isTravelling, setTravelling] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { name } = facts;
  const actions = useSyncExternalStore(savedActions.subscribe, () => savedActions.of(name));
  const { dateTime, words } = momentOf(
    facts.clock,
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'short', timeStyle: 'medium' }),
  );

  const advance = (ms: string) =>
    run(async () => {
      await controlCall('clock.advance', name, { advance_ms: Number(ms) });
      await onChanged();
    });
  function ask(what: 'reset' | 'remove') {
    setAsked(what);
    setAsking(true);
  }
  async function confirm() {
    const isReset = asked === 'reset';
    const isDone = await run(async () => {
      await controlCall(isReset ? 'worlds.reset' : 'worlds.delete', name, {});
      // The question stays until the list is read: it draws the panels anew, and would close what was opened by then.
      await onChanged();
    });
    setAsking(false);
    if (!isDone) return;
    if (isReset) onReset();
    // Not before the list is read: a world that was alone in it would be chosen again.
    else onDeleted();
  }

  return (
    <header className={styles['head']}>
      <h2 className={styles['name']}>{name}</h2>
      <fieldset className={styles['clock']} aria-label={texts.clock} title={texts.clockOfWorld}>
        <Icon name="clock" size={16} />
        <time dateTime={dateTime}>{words}</time>
        {STEPS.map((ms) => (
          <Button key={ms} size="compact" onClick={() => void advance(ms)}>
            {texts.advance[ms]}
          </Button>
        ))}
      </fieldset>
      <div className={styles['actions']}>
        <a className={styles['link']} href={pageOf(name, location)} target="_blank" rel="noreferrer">
          <Icon name="link" size={16} />
          {texts.openPage}
        </a>
        <Button size="compact" icon="clock" onClick={() => setTravelling(true)}>
          {texts.recording}
        </Button>
        <Button size="compact" icon="list" disabled={actions.length === 0} onClick={() => setSaving(true)}>
          {texts.saveActions(timesOfAll(actions), savedActions.leftOutOf(name).dropped > 0)}
        </Button>
      </div>
      <div className={styles['destroying']}>
        <Button size="compact" look="plain" onClick={() => ask('reset')}>
          {texts.reset}
        </Button>
        <Button size="compact" look="plain" icon="trash" onClick={() => ask('remove')}>
          {texts.remove}
        </Button>
      </div>
      {failure && (
        <p className={styles['failure']} role="alert">
          {wordsOfFailure(failure, texts)}
        </p>
      )}
      {isSaving && (
        <Suspense>
          <SaveScenario facts={facts} actions={actions} onClose={() => setSaving(false)} onSaved={onSaved} />
        </Suspense>
      )}
      {isTravelling && (
        <TimeTravel world={name} nicks={nicks} onClose={() => setTravelling(false)} onOpened={onOpened} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={asked === 'reset' ? texts.resetTitle(name) : texts.removeTitle(name)}
        text={asked === 'reset' ? texts.resetText : texts.removeText}
        confirmLabel={asked === 'reset' ? texts.reset : texts.remove}
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </header>
  );
}
