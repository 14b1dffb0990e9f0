import { MESSAGE_MAX_CHARS } from '@miczero/contracts';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isComposing } from '../../../lib/composing.ts';
import { EmojiPicker } from '../../chat/views/EmojiPicker.tsx';
import { type ImSessionId, imActions, selectIm } from '../index.ts';
import styles from './ImComposer.module.css';

/** Where the viewer writes in a session. What is written stays as a draft until it is sent. */
export function ImComposer({ session }: { readonly session: ImSessionId }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const text = useSelector(selectIm).drafts[session] ?? '';
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const over = [...text.trim()].length - MESSAGE_MAX_CHARS;
  const canSend = text.trim() !== '' && over <= 0;
  const write = (value: string) => dispatch(imActions.draftChanged({ session, value }));

  useEffect(() => fieldRef.current?.focus(), []);
  // As tall as its text, up to a limit of the style sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    field.style.blockSize = 'auto';
    field.style.blockSize = `${field.scrollHeight}px`;
  }, [text]);

  function insert(added: string) {
    const field = fieldRef.current;
    if (!field) return;
    field.focus();
    // The one way to change a field that its own undo knows.
    if (!document.execCommand('insertText', false, added)) write(text + added);
  }
  function send() {
    if (canSend) dispatch(imActions.sendRequested({ session, body: { kind: 'text', text: text.trim() } }));
  }
  function onKeyDown(event: KeyboardEvent) {
    // The Enter that confirms pinyin must not send half a sentence.
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }
  function choose(files: Iterable<File>) {
    for (const file of files) if (file.type.startsWith('image/')) dispatch(imActions.imageChosen(session, file));
  }
  function onFiles({ target }: ChangeEvent<HTMLInputElement>) {
    choose(target.files ?? []);
    target.value = '';
  }

  return (
    <div className={styles['composer']} data-composer>
      <div className={styles['box']}>
        <textarea
          ref={fieldRef}
          className={styles['field']}
          rows={1}
          dir="auto"
          value={text}
          placeholder={t('im.write')}
          aria-label={t('im.write')}
          aria-invalid={over > 0}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event: ClipboardEvent) => choose(event.clipboardData.files)}
        />
        <EmojiPicker disabled={false} onPicked={insert} />
        <IconButton icon="image" label={t('im.image')} onClick={() => fileRef.current?.click()} />
        <input ref={fileRef} type="file" accept="image/*" multiple hidden onChange={onFiles} />
        <IconButton
          icon="send"
          label={t('im.send')}
          className={canSend ? styles['ready'] : undefined}
          disabled={!canSend}
          onClick={send}
        />
      </div>
      {over > 0 && (
        <p className={styles['over']} role="status">
          {t('im.tooLong', { n: over })}
        </p>
      )}
    </div>
  );
}
