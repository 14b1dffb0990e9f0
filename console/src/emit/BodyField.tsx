import { Button } from '@miczero/client/design/Button/Button.tsx';
import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useWords } from '../words/words.ts';
import styles from './BodyForm.module.css';
import { type BodyPath, valueAt } from './body-path.ts';
import type { BodyProblem } from './check-body.ts';
import { choiceInWords, fieldInWords } from './field-words.ts';
import { emptyOf, type FormField, typedValue } from './form-fields.ts';

interface BodyFieldProps {
  readonly field: FormField;
  readonly path: BodyPath;
  readonly body: object;
  readonly problems: readonly BodyProblem[];
  readonly onSet: (path: BodyPath, value: unknown) => void;
  readonly onDrop: (path: BodyPath) => void;
}

/** A field of a body by its kind, with the contract's complaints. */
export function BodyField(props: BodyFieldProps) {
  const { field, path, body, problems, onSet, onDrop } = props;
  const { texts, language } = useWords();
  const value = valueAt(body, path);
  const name = fieldInWords(field.name === '' ? String(path.at(-1)) : field.name, language);
  const isItem = typeof path.at(-1) === 'number';
  const own = problems.filter(({ at }) => at === path.join('.'));
  const error = own.map(({ message }) => message).join(' · ') || null;

  if (value === undefined && !isItem) {
    return (
      <div className={styles['absent']}>
        <Button look="plain" size="compact" icon="plus" onClick={() => onSet(path, emptyOf(field))}>
          {name}
        </Button>
        <span>{field.isRequired ? texts.missing : texts.optional}</span>
        {error !== null && <span className={styles['problem']}>{error}</span>}
      </div>
    );
  }
  const drop = (!field.isRequired || isItem) && (
    <IconButton icon="trash" size="compact" label={texts.dropField(path.join('.'))} onClick={() => onDrop(path)} />
  );
  if (isGrouped(field, value)) {
    const items = Array.isArray(value) ? value.length : 0;
    const inner: readonly FormField[] =
      field.kind === 'group' ? field.fields : Array.from({ length: items }, () => field.item ?? field);
    return (
      <fieldset className={styles['group']}>
        <legend>
          <code>{name}</code>
        </legend>
        {error !== null && <p className={styles['problem']}>{error}</p>}
        {inner.map((each, index) => (
          <BodyField
            {...props}
            key={field.kind === 'group' ? each.name : index}
            field={each}
            path={[...path, field.kind === 'group' ? each.name : index]}
          />
        ))}
        <div className={styles['tools']}>
          {field.item && (
            <Button
              look="plain"
              size="compact"
              icon="plus"
              onClick={() => field.item && onSet([...path, items], emptyOf(field.item))}
            >
              {texts.addItem}
            </Button>
          )}
          {drop}
        </div>
      </fieldset>
    );
  }
  return (
    <div className={styles['field']}>
      <ValueField field={field} name={name} value={value} error={error} onSet={(next) => onSet(path, next)} />
      {drop}
    </div>
  );
}

/** Whether a value is shown by its parts; a value of another kind than the contract's is shown as JSON. */
function isGrouped({ kind }: FormField, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'group' && typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ValueField(props: {
  readonly field: FormField;
  readonly name: string;
  readonly value: unknown;
  readonly error: string | null;
  readonly onSet: (value: unknown) => void;
}) {
  const { field, name, value, error, onSet } = props;
  const { texts, language } = useWords();
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  if (isPlain && (field.kind === 'choice' || field.kind === 'flag')) {
    const flags = [
      { value: 0, label: texts.flagOff },
      { value: 1, label: texts.flagOn },
    ];
    const current = typeof value === 'boolean' ? String(Number(value)) : String(value);
    const choices = field.choices.map((choice) => ({
      value: choice.value,
      label: choiceInWords(choice, language, field.name),
    }));
    const known = field.kind === 'flag' ? flags : choices;
    const options = known.map((choice) => ({ value: String(choice.value), label: choice.label }));
    const strange = options.some((option) => option.value === current) ? [] : [{ value: current, label: current }];
    return (
      <div>
        <SelectField
          label={name}
          value={current}
          options={[...strange, ...options]}
          aria-invalid={error !== null}
          onChange={({ target }) => onSet(typedValue(field, target.value, value))}
        />
        {error !== null && (
          <p className={styles['problem']} role="alert">
            {error}
          </p>
        )}
      </div>
    );
  }
  const isJson = !isPlain;
  // The contract reads some texts that are no number as 0, so the field itself says that this is none.
  const isNoNumber = field.kind === 'number' && !isJson && (value === '' || Number.isNaN(Number(value)));
  return (
    <TextField
      label={isJson ? `${name} (JSON)` : name}
      inputMode={field.kind === 'number' ? 'numeric' : undefined}
      value={isJson ? JSON.stringify(value) : String(value)}
      hint={field.bounds || undefined}
      error={isNoNumber ? texts.noNumber : error}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onSet(isJson ? readJsonOr(target.value) : typedValue(field, target.value, value))}
    />
  );
}

/** JSON while it is being typed is no JSON yet: it stays as text. */
function readJsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
