import { Button } from '@miczero/client/design/Button/Button.tsx';
import { saveFile } from '../parts/save-file.ts';
import { useWords } from '../words/words.ts';
import type { UnreadableScenario } from './own-scenarios.ts';
import styles from './ScenariosView.module.css';

/** Scenarios of this browser that the present format refuses: they are not lost, and not in the way of new ones. */
export function Unreadable(props: {
  readonly scenarios: readonly UnreadableScenario[];
  readonly onDrop: (name: string) => void;
}) {
  const { scenarios, onDrop } = props;
  const { texts } = useWords();
  if (scenarios.length === 0) return null;
  return (
    <ul className={styles['problems']} aria-label={texts.unreadable}>
      {scenarios.map(({ name, text, problem }) => (
        <li key={name}>
          {texts.unreadableScenario(name, problem)}
          <Button
            look="plain"
            size="compact"
            aria-label={`${texts.saveScenarioFile} ${name}`}
            onClick={() => saveFile(`${name.split('/').at(-1)}.json`, text, 'application/json')}
          >
            {texts.saveScenarioFile}
          </Button>
          <Button look="plain" size="compact" aria-label={`${texts.remove} ${name}`} onClick={() => onDrop(name)}>
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
