import { hasInk, MESSAGE_MAX_CHARS } from '@miczero/contracts';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useGrowing } from '../../../design/use-growing.ts';
import { charsOf } from '../../../lib/char-count.ts';
import { isComposing } from '../../../lib/composing.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import styles from './LineField.module.css';
import { WhyBlocked } from './WhyBlocked.tsx';

export interface LineFieldHandle {
  focus(): void;
  /** Inserts at the caret, as if it were typed: the field's own undo takes it back. What stands between `from` and the caret goes. */
  insert(added: string, from?: number): void;
}

export interface LineCompletion {
  readonly shown: ReactNode;
  /** What the field tells of it, and hears for it. */
  readonly field: Omit<ComponentProps<'textarea'>, 'onChange' | 'onKeyDown'>;
  /** True when the key belonged to it. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

export interface LineFieldProps {
  readonly ref: Ref<LineFieldHandle>;
  readonly value: string;
  readonly label: string;
  /** What to write. Of a disabled field: why nothing can be sent, which stands over a draft as well. */
  readonly placeholder: string;
  readonly sendLabel: string;
  /** Says by how many characters the line is too long. */
  readonly tooLong: (over: number) => string;
  readonly disabled?: boolean;
  /** Buttons between the emoticons and the send button. */
  readonly tools?: ReactNode;
  readonly onChange: (value: string) => void;
  /** Stands over the field. */
  readonly attached?: ReactNode;
  /** What is attached goes out without a line, too. */
  readonly sendsBare?: boolean;
  /** The line without the spaces around it, never too long, and without a visible character only where `sendsBare`. */
  readonly onSend: (line: string) => void;
  /** Completes the word at the caret; what it shows stands over the field. */
  readonly completion?: LineCompletion;
  readonly onPaste?: (event: ClipboardEvent) => void;
}

/** A field for one line of a talk, with emoticons: Enter sends, Shift and Enter begin a new row. */
export function LineField(props: LineFieldProps) {
  const { ref, value, disabled = false, completion, onChange } = props;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const line = value.trim();
  const over = charsOf(line) - MESSAGE_MAX_CHARS;
  const canSend = !disabled && (props.sendsBare || hasInk(line)) && over <= 0;
  useGrowing(fieldRef, value);

  function insert(added: string, from?: number) {
    const field = fieldRef.current;
    if (!field || disabled) return;
    field.focus();
    if (from !== undefined) field.setSelectionRange(from, field.selectionStart);
    // The one way to change a field that its own undo knows.
    if (!document.execCommand('insertText', false, added)) onChange(value + added);
  }
  function send() {
    if (canSend) props.onSend(line);
  }
  function onKeyDown(event: KeyboardEvent) {
    // The Enter that confirms pinyin must not send half a sentence.
    if (isComposing(event) || completion?.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send();
  }
  const isFirst = useRef(true);
  function focus() {
    const field = fieldRef.current;
    field?.focus();
    // A draft goes on where it ends; later the caret is where its writer left it.
    if (isFirst.current) field?.setSelectionRange(field.value.length, field.value.length);
    isFirst.current = false;
  }
  useImperativeHandle(ref, () => ({ focus, insert }));

  return (
    <div className={styles['composer']} data-landmark data-composer>
      {completion?.shown}
      <WhyBlocked reason={disabled && value !== '' && props.placeholder} />
      {props.attached}
      <div className={styles['box']}>
        <textarea
          ref={fieldRef}
          className={styles['field']}
          rows={1}
          dir="auto"
          value={value}
          disabled={disabled}
          placeholder={props.placeholder}
          aria-label={props.label}
          aria-invalid={over > 0}
          {...completion?.field}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={props.onPaste}
        />
        <EmojiPicker disabled={disabled} onPicked={insert} />
        {props.tools}
        <IconButton
          icon="send"
          label={props.sendLabel}
          className={canSend ? styles['ready'] : undefined}
          disabled={!canSend}
          onClick={send}
        />
      </div>
      {over > 0 && (
        <p className={styles['over']} role="status">
          {props.tooLong(over)}
        </p>
      )}
    </div>
  );
}
