import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import type { ControlFailure } from '../api/control-call.ts';
import { wordsOfFailure } from '../parts/Failed.tsx';
import { useTexts } from '../words/words.ts';
import { problemOfName, useKnownWorlds } from './known-worlds.ts';

/** The name of a world to make, in the form that the platform takes: a host name in lower case. */
export function WorldNameField(props: {
  readonly label?: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The refusal of the last attempt, shown at the field. */
  readonly failure: ControlFailure | undefined;
  readonly onChange: (name: string) => void;
}) {
  const { label, value, placeholder, failure, onChange } = props;
  const texts = useTexts();
  const problem = problemOfName(value, useKnownWorlds());
  return (
    <TextField
      label={label ?? texts.worldName}
      hint={texts.worldNameHint}
      error={problem ? texts.nameProblems[problem] : failure && wordsOfFailure(failure, texts)}
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
    />
  );
}
