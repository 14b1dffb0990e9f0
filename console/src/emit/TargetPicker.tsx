import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useId } from 'react';
import type { EmittableEvent } from '../events/events.ts';
import { candidatesOf, type Overview, TARGET_KINDS, type Target, type TargetKind } from '../events/target.ts';
import { useTexts } from '../words/words.ts';
import styles from './TargetPicker.module.css';

/** Whom to send to: a kind, and a number that the browser completes from those of the world. */
export function TargetPicker(props: {
  readonly socket: EmittableEvent['socket'];
  readonly target: Target;
  readonly overview: Overview | undefined;
  readonly onKind: (kind: TargetKind) => void;
  readonly onId: (id: string) => void;
}) {
  const { socket, target, overview, onKind, onId } = props;
  const texts = useTexts();
  const listId = useId();
  const candidates = overview ? candidatesOf(overview, target.kind) : [];
  const chosen = candidates.find(({ id }) => id === target.id);
  const isPartial = target.kind === 'user' && (overview?.people_left_out ?? 0) > 0;
  const error = target.id === '' ? texts.noTarget : !overview || chosen || isPartial ? null : texts.unknownTarget;
  return (
    <div className={styles['target']}>
      <SelectField
        label={texts.to}
        value={target.kind}
        options={TARGET_KINDS[socket].map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        onChange={({ target: { value } }) => {
          const kind = TARGET_KINDS[socket].find((each) => each === value);
          if (kind) onKind(kind);
        }}
      />
      <TextField
        label={texts.targetId}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        value={target.id}
        trailing={
          chosen && (
            <span className={styles['name']} title={chosen.name}>
              {chosen.name}
            </span>
          )
        }
        error={error}
        onChange={({ target: { value } }) => onId(value.trim())}
      />
      <datalist id={listId}>
        {candidates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}
