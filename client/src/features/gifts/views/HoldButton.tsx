import { useState } from 'react';
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
}

/** Sends by a press, or by holding it with finger, pointer, Enter or Space: letting go earlier sends nothing. */
export function HoldButton({ label, hold, disabled, busy, className, onSend }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const start = () => {
    if (hold && !busy && !disabled) setHeld(true);
  };
  const stop = () => setHeld(false);
  const isKey = (key: string) => key === 'Enter' || key === ' ';
  return (
    <Button
      look="primary"
      icon="gift"
      disabled={disabled}
      busy={busy}
      className={classNames(styles['button'], className, isHeld && styles['held'])}
      onClick={() => {
        if (!hold) onSend();
      }}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onKeyDown={({ key }) => isKey(key) && start()}
      onKeyUp={({ key }) => isKey(key) && stop()}
      onBlur={stop}
      onAnimationEnd={() => {
        stop();
        onSend();
      }}
    >
      {label}
    </Button>
  );
}
