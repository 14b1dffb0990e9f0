import { useRef, useState } from 'react';
import { Button } from '../../../design/Button/Button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import styles from './HoldButton.module.css';

export interface HoldButtonProps {
  readonly label: string;
  /** Whether the button must be held until its bar is full; otherwise a press is enough. */
  readonly hold: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly className: string | undefined;
  readonly onSend: () => void;
  /** A hold begins: what was said about the last one is over. */
  readonly onHold: () => void;
  /** Let go before the bar was full, or pressed by assistive technology, which holds nothing. */
  readonly onTooShort: () => void;
}

/** Sends by a press, or by holding it with finger, pointer, Enter or Space: letting go earlier sends nothing. */
export function HoldButton({ label, hold, disabled, busy, className, onSend, onHold, onTooShort }: HoldButtonProps) {
  // The label that is agreed to: it says the price.
  const [heldFor, setHeldFor] = useState<string | null>(null);
  // Letting go of a hold is no press, also when the price has come down to one meanwhile.
  const isPressOfHold = useRef(false);
  const canHold = hold && !busy && !disabled;
  const isHeld = heldFor === label && canHold;
  const stop = () => setHeldFor(null);
  // A lost hold does not start again by itself when the button is as before: the pointer may have left.
  if (heldFor !== null && !isHeld) stop();
  const start = () => {
    isPressOfHold.current = canHold;
    if (!canHold) return;
    setHeldFor(label);
    onHold();
  };
  const letGo = () => {
    if (isHeld) onTooShort();
    stop();
  };
  const isKey = (key: string) => key === 'Enter' || key === ' ';
  return (
    <Button
      look="primary"
      icon="gift"
      // Not `disabled`: the press that sends the last copy of a bag would take the focus from its own button.
      aria-disabled={disabled}
      busy={busy}
      className={classNames(styles['button'], className, isHeld && styles['held'])}
      onClick={() => {
        const isPress = !isPressOfHold.current;
        isPressOfHold.current = false;
        if (isPress && !hold) onSend();
        else if (isPress && canHold) onTooShort();
      }}
      onPointerDown={start}
      onPointerUp={letGo}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onKeyDown={(event) => {
        if (!isKey(event.key)) return;
        // A held Enter would click again and again.
        if (event.repeat) event.preventDefault();
        else start();
      }}
      onKeyUp={({ key }) => isKey(key) && letGo()}
      onBlur={stop}
      onAnimationEnd={() => {
        if (!isHeld) return;
        stop();
        onSend();
      }}
    >
      {label}
    </Button>
  );
}
