import { Button } from '@miczero/client/design/Button/Button.tsx';
import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useMemo } from 'react';
import { eventNamed } from '../events/events.ts';
import { useWords } from '../words/words.ts';
import styles from './SequenceList.module.css';
import type { Sendable } from './sending.ts';
import { delayOf, ROUNDS_MAX, roundsOf } from './sequence.ts';
import { gistsOf } from './sequence-gists.ts';

/** An event of the sequence with its delay as typed. */
export interface SequenceEntry {
  readonly key: number;
  readonly sendable: Sendable;
  readonly delay: string;
}

const textOf = ({ content }: Sendable) => ('raw' in content ? content.raw : JSON.stringify(content.body));

/** Events that are sent one after another, each after its delay. */
export function SequenceList(props: {
  readonly entries: readonly SequenceEntry[];
  /** Index of the event whose turn it is; absent while none is sent. */
  readonly turn: number | undefined;
  /** Another sending is under way. */
  readonly isBusy: boolean;
  readonly onChange: (entries: readonly SequenceEntry[]) => void;
  /** How often the sequence goes, as typed. */
  readonly rounds: string;
  readonly onRounds: (rounds: string) => void;
  readonly onCopy: () => void;
  readonly onPlay: (rounds: number) => void;
  readonly onStop: () => void;
}) {
  const { entries, turn, isBusy, rounds, onRounds, onChange, onCopy, onPlay, onStop } = props;
  const { texts, language } = useWords();
  const isPlaying = turn !== undefined;
  const isSound = entries.every(({ delay }) => delayOf(delay) !== null);
  const times = roundsOf(rounds);
  const gists = useMemo(() => gistsOf(entries.map(({ sendable }) => sendable)), [entries]);
  const swapWithNext = (index: number) => {
    const [one, next] = [entries[index], entries[index + 1]];
    if (one && next) onChange(entries.with(index, next).with(index + 1, one));
  };
  return (
    <section className={styles['sequence']} aria-label={texts.sequence}>
      <ol className={styles['list']}>
        {entries.map(({ key, sendable, delay }, index) => {
          const name = `${index + 1} ${eventNamed(sendable.name)?.words[language] ?? sendable.name}`;
          return (
            <li
              key={key}
              className={index === turn ? styles['current'] : styles['entry']}
              aria-current={index === turn ? 'step' : undefined}
            >
              <TextField
                className={styles['delay']}
                label={texts.delayOf(name)}
                labelHidden
                inputMode="numeric"
                disabled={isPlaying}
                value={delay}
                error={delayOf(delay) === null ? texts.noDelay : undefined}
                trailing={<span className={styles['unit']}>ms</span>}
                onChange={({ target }) => onChange(entries.with(index, { key, sendable, delay: target.value }))}
              />
              <span className={styles['what']} title={`${name} ${textOf(sendable)}`}>
                <span className={styles['name']}>{name}</span>
                <span className={styles['about']}>
                  <small>{`${texts.kinds[sendable.to.kind]} ${sendable.to.id}`}</small>
                  <span className={styles['gist']}>{gists[index]}</span>
                </span>
              </span>
              <IconButton
                icon="arrowUp"
                size="compact"
                label={texts.earlier(name)}
                disabled={isPlaying || index === 0}
                onClick={() => swapWithNext(index - 1)}
              />
              <IconButton
                icon="arrowDown"
                size="compact"
                label={texts.later(name)}
                disabled={isPlaying || index === entries.length - 1}
                onClick={() => swapWithNext(index)}
              />
              <IconButton
                icon="close"
                size="compact"
                label={texts.leaveOut(name)}
                disabled={isPlaying}
                onClick={() => onChange(entries.filter((each) => each.key !== key))}
              />
            </li>
          );
        })}
      </ol>
      <div className={styles['actions']}>
        <Button
          look="primary"
          size="compact"
          icon={isPlaying ? 'pause' : 'play'}
          disabled={!isSound || isBusy || (!isPlaying && times === null)}
          onClick={() => (isPlaying ? onStop() : onPlay(times ?? 1))}
        >
          {isPlaying ? texts.stop : texts.playSequence}
        </Button>
        <TextField
          className={styles['rounds']}
          label={texts.rounds}
          labelHidden
          title={texts.rounds}
          inputMode="numeric"
          disabled={isPlaying}
          value={rounds}
          error={times === null ? texts.noRounds(ROUNDS_MAX) : undefined}
          trailing={<span className={styles['unit']}>{texts.roundsUnit}</span>}
          onChange={({ target }) => onRounds(target.value)}
        />
        <IconButton icon="copy" size="compact" label={texts.copySteps} disabled={!isSound} onClick={onCopy} />
        <IconButton icon="trash" size="compact" label={texts.clear} disabled={isPlaying} onClick={() => onChange([])} />
      </div>
    </section>
  );
}
