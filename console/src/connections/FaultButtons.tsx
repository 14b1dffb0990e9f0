import { Button } from '@miczero/client/design/Button/Button.tsx';
import { controlCall } from '../api/control-call.ts';
import { useTexts } from '../words/words.ts';
import styles from './FaultButtons.module.css';

/** Breaks and mends the network and the acknowledgements of a user, or of all (`*`). */
export function FaultButtons(props: {
  readonly world: string;
  readonly user: string;
  readonly name: string;
  readonly faults: { readonly cutOff: boolean; readonly held: boolean };
  readonly busy: boolean;
  readonly onAct: (call: () => Promise<unknown>) => void;
}) {
  const { world, user, name, faults, busy, onAct } = props;
  const texts = useTexts();
  const network = (blocked: boolean) => () => onAct(() => controlCall('network.set', world, { user, blocked }));
  const acks = (action: 'hold' | 'release' | 'drop') => () =>
    onAct(() => controlCall('acks.set', world, { user, action }));
  const button = (label: string, onClick: () => void, isOn = false) => (
    // A disabled button would lose the focus: the next press of the keyboard belongs to the one in its place.
    <Button size="compact" look={isOn ? 'danger' : 'soft'} aria-disabled={busy} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <fieldset className={styles['buttons']} aria-label={texts.actionsOf(name)}>
      {faults.cutOff ? button(texts.restore, network(false), true) : button(texts.cutOff, network(true))}
      {faults.held ? (
        <>
          {button(texts.release, acks('release'), true)}
          {button(texts.drop, acks('drop'), true)}
        </>
      ) : (
        button(texts.hold, acks('hold'))
      )}
      {button(texts.disconnect, () => onAct(() => controlCall('connections.close', world, { user })))}
    </fieldset>
  );
}
