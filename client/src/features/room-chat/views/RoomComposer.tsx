import { MESSAGE_MAX_CHARS, mayInRoom } from '@miczero/contracts';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isComposing } from '../../../lib/composing.ts';
import { EmojiPicker } from '../../chat/views/EmojiPicker.tsx';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { roomChatActions } from '../index.ts';
import styles from './RoomComposer.module.css';

export interface RoomComposerHandle {
  readonly mention: (nick: string) => void;
}

/** Where the viewer writes in the room. A viewer who may not write reads why instead. */
export function RoomComposer({ ref }: { readonly ref: Ref<RoomComposerHandle> }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const [text, setText] = useState('');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const isBlocked = standing === null || !mayInRoom('chat', standing, hindrances);
  const over = [...text.trim()].length - MESSAGE_MAX_CHARS;
  const canSend = !isBlocked && text.trim() !== '' && over <= 0;
  const placeholder = hindrances.closed ? 'closed' : hindrances.muted ? 'muted' : 'placeholder';

  function insert(added: string) {
    const field = fieldRef.current;
    if (!field || isBlocked) return;
    field.focus();
    // The one way to change a field that its own undo knows.
    if (!document.execCommand('insertText', false, added)) setText((before) => before + added);
  }
  function send() {
    if (!canSend) return;
    dispatch(roomChatActions.sayRequested({ text }));
    setText('');
  }
  function onKeyDown(event: KeyboardEvent) {
    // The Enter that confirms pinyin must not send half a sentence.
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }
  useImperativeHandle(ref, () => ({ mention: (nick) => insert(`@${nick} `) }));
  // As tall as its text, up to a limit of the style sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    field.style.blockSize = 'auto';
    field.style.blockSize = `${field.scrollHeight}px`;
  }, [text]);

  return (
    <div className={styles['composer']} data-landmark data-composer>
      <div className={styles['box']}>
        <textarea
          ref={fieldRef}
          className={styles['field']}
          rows={1}
          dir="auto"
          value={text}
          disabled={isBlocked}
          placeholder={t(`roomChat.${placeholder}`)}
          aria-label={t('roomChat.write')}
          aria-invalid={over > 0}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <EmojiPicker disabled={isBlocked} onPicked={insert} />
        <IconButton
          icon="send"
          label={t('roomChat.send')}
          className={canSend ? styles['ready'] : undefined}
          disabled={!canSend}
          onClick={send}
        />
      </div>
      {over > 0 && (
        <p className={styles['over']} role="status">
          {t('roomChat.tooLong', { n: over })}
        </p>
      )}
    </div>
  );
}
