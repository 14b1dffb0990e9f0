import { Button } from '../Button/Button.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'trailing' | 'type'> {
  /** Name of the button that asks for a code. */
  readonly askLabel: string;
  /** What the button says while it may not be used, already with the seconds in it. */
  readonly waitLabel: string;
  /** Seconds until a code may be asked for again; 0 enables the button. */
  readonly secondsLeft: number;
  readonly asking?: boolean;
  readonly onAsk: () => void;
}

/** The digits from an sms, with the button that asks for one (open point S1). */
export function CodeField({ askLabel, waitLabel, secondsLeft, asking = false, onAsk, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      dir="ltr"
      trailing={
        <Button size="compact" busy={asking} disabled={secondsLeft > 0} onClick={onAsk}>
          {secondsLeft > 0 ? waitLabel : askLabel}
        </Button>
      }
    />
  );
}
