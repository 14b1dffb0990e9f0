import { Button } from '@miczero/client/design/Button/Button.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import { useMemo } from 'react';
import type { EmittableEvent } from '../events/events.ts';
import { useTexts } from '../words/words.ts';
import { BodyField } from './BodyField.tsx';
import styles from './BodyForm.module.css';
import { type BodyPath, withoutValue, withValue } from './body-path.ts';
import type { CheckedBody } from './check-body.ts';
import { fieldsOf } from './form-fields.ts';

/** The body of an event as fields. It edits the same text as the raw editor, so that switching loses nothing. */
export function BodyForm(props: {
  readonly event: EmittableEvent;
  readonly text: string;
  readonly checked: CheckedBody;
  readonly onChange: (text: string) => void;
  readonly onRaw: () => void;
}) {
  const { event, text, checked, onChange, onRaw } = props;
  const texts = useTexts();
  const fields = useMemo(() => fieldsOf(event.event.body), [event]);
  const body = readObject(text);
  if (body === null) {
    return (
      <EmptyState
        icon="warning"
        text={texts.noForm}
        action={<Button onClick={onRaw}>{texts.rawEditor}</Button>}
        role="alert"
      />
    );
  }
  const problems = checked.ok ? [] : checked.problems;
  const known = new Set(fields.map(({ name }) => name));
  const elsewhere = problems.filter(({ at }) => !known.has(at.split('.')[0] ?? ''));
  const write = (next: unknown) => onChange(JSON.stringify(next, null, 2));
  return (
    <div className={styles['form']}>
      {elsewhere.map(({ at, message }) => (
        <p key={`${at} ${message}`} className={styles['problem']} role="alert">
          <code>{at === '' ? texts.wholeBody : at}</code> {message}
        </p>
      ))}
      {fields.map((field) => (
        <BodyField
          key={field.name}
          field={field}
          path={[field.name]}
          body={body}
          problems={problems}
          onSet={(path: BodyPath, value) => write(withValue(body, path, value))}
          onDrop={(path: BodyPath) => write(withoutValue(body, path))}
        />
      ))}
    </div>
  );
}

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
