import type { EmittableEvent } from '../events/events.ts';
import { useWords } from '../words/words.ts';
import styles from './EmitPanel.module.css';

/** The examples of an event, where it has several. */
export function PresetChips(props: {
  readonly event: EmittableEvent;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}) {
  const { event, chosen, onChoose } = props;
  const { texts, language } = useWords();
  if (event.presets.length === 1) return null;
  return (
    <fieldset className={styles['presets']} aria-label={texts.presets}>
      {event.presets.map(({ name, body }, index) => (
        <button
          key={JSON.stringify(body)}
          type="button"
          className={styles['preset']}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          {name[language]}
        </button>
      ))}
    </fieldset>
  );
}
