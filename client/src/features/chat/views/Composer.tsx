import { hasInk } from '@miczero/contracts';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { FileInput } from '../../../design/FileButton/FileInput.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { useGrowing } from '../../../design/use-growing.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { charsOf } from '../../../lib/char-count.ts';
import { classNames } from '../../../lib/class-names.ts';
import { isComposing } from '../../../lib/composing.ts';
import { type ComposerModel, chatActions, selectComposer } from '../index.ts';
import type { CompletionHandle, CompletionProps } from './Completion.tsx';
import styles from './Composer.module.css';
import { mentionsIn, replaced, triggerAt } from './composer-trigger.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import type { ImageTrayProps } from './ImageTray.tsx';
import { type PeopleRoot, peopleIn } from './people-here.ts';
import type { ImageDrop } from './use-image-drop.ts';
import { WhyBlocked } from './WhyBlocked.tsx';

const ImageTray = lazyPart<ImageTrayProps>(async () => ({ default: (await import('./ImageTray.tsx')).ImageTray }));

const Completion = lazyPart<CompletionProps>(async () => ({
  default: (await import('./Completion.tsx')).Completion,
}));

/** From here on the characters that are left are counted. */
const COUNT_WITHIN_CHARS = 50;

export interface ComposerHandle {
  readonly focus: () => void;
  readonly mention: (uid: string, nick: string) => void;
}

export interface ComposerProps {
  readonly ref: Ref<ComposerHandle>;
  readonly images: ImageDrop;
}

/** Where lines are written. It stays when the channel changes, and takes the draft of the next one. */
export function Composer({ ref, images }: ComposerProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const composer = useSelector(selectComposer);
  const key = `${composer.channelKey} ${composer.draftsReturned}`;
  const [shownKey, setShownKey] = useState(key);
  const [text, setText] = useState(composer.draft.text);
  const [mentions, setMentions] = useState(composer.draft.mentions);
  const [caret, setCaret] = useState(text.length);
  /** Enter was pressed before the channel was current. */
  const [isSendDue, setSendDue] = useState(false);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  // A restored draft is written on from its end.
  const nextCaret = useRef<number | undefined>(text.length);
  /** The mentions that belong to a text while it is being inserted. */
  const inserting = useRef<typeof mentions>(null);
  const listId = useId();
  const store = useStore<PeopleRoot>();
  const trigger = triggerAt(text, caret);
  const completion = useRef<CompletionHandle>(null);
  /** The option that Enter takes; undefined while nothing is offered. */
  const [option, setOption] = useState<string>();
  const left = composer.maxChars - charsOf(text);
  const isBlocked = composer.block !== null;
  const placeholder = usePlaceholder(composer);
  const hasDraft = text !== '' || composer.tray.length > 0;
  const goodImages = composer.tray.filter(({ problem }) => problem === null).length;
  const canSend = !isBlocked && left >= 0 && (hasInk(text) || goodImages > 0);

  if (shownKey !== key) {
    const { text: draft, mentions: drafted } = composer.draft;
    setShownKey(key);
    setText(draft);
    setMentions(drafted);
    setCaret(draft.length);
    setSendDue(false);
    nextCaret.current = draft.length;
  }

  function write(next: string, nextMentions = mentions) {
    setText(next);
    setMentions(nextMentions);
    setSendDue(false);
    dispatch(chatActions.draftChanged({ text: next, mentions: mentionsIn(next, nextMentions) }));
  }

  function insert(inserted: string, from: number, nextMentions = mentions) {
    const field = fieldRef.current;
    field?.focus();
    field?.setSelectionRange(from, caret);
    inserting.current = nextMentions;
    // The one way to change a field that its own undo knows.
    const isTyped = field !== null && document.execCommand('insertText', false, inserted);
    inserting.current = null;
    if (isTyped) return;
    const made = replaced(text, from, caret, inserted);
    nextCaret.current = made.caret;
    setCaret(made.caret);
    write(made.text, nextMentions);
  }

  function mention(uid: string, nick: string) {
    insert(`@${nick} `, caret, { ...mentions, [uid]: nick });
  }

  function send() {
    if (!canSend) return;
    setSendDue(composer.isEntering);
    if (composer.isEntering) return;
    dispatch(chatActions.sendRequested({ text: text.trim(), mentions: mentionsIn(text, mentions) }));
    // Requested all the same: a toast shows the refusal, and the text is kept.
    if (composer.isFull) return;
    write('', {});
    setCaret(0);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // The Enter that confirms pinyin must not send half a sentence.
    if (isComposing(event) || completion.current?.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send();
  }

  useEffect(() => {
    if (isSendDue && !composer.isEntering) send();
  });
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field || nextCaret.current === undefined) return;
    field.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  });
  useGrowing(fieldRef, text);
  useImperativeHandle(ref, () => ({ focus: () => fieldRef.current?.focus(), mention }));

  return (
    <div className={styles['composer']} data-landmark data-composer>
      {trigger && (
        <Completion
          handle={completion}
          id={listId}
          trigger={trigger}
          people={() => peopleIn(store.getState())}
          onPicked={(inserted, person) =>
            insert(inserted, trigger.from, person ? { ...mentions, [person.uid]: person.nick } : mentions)
          }
          onActive={setOption}
        />
      )}
      <WhyBlocked
        reason={isSendDue && composer.isUnreached ? t('chat.composer.sendDue') : isBlocked && hasDraft && placeholder}
      />
      <div className={classNames(styles['box'], isBlocked && styles['blocked'])}>
        {composer.tray.length > 0 && (
          <ImageTray items={composer.tray} onRemove={(id) => dispatch(chatActions.imageRemoved({ id }))} />
        )}
        <div className={styles['row']}>
          <ImageButton disabled={isBlocked} onChosen={images.choose} />
          <textarea
            ref={fieldRef}
            className={styles['field']}
            rows={1}
            dir="auto"
            value={text}
            disabled={isBlocked}
            placeholder={placeholder}
            aria-label={t('chat.composer.label', { channel: composer.channelName })}
            aria-autocomplete="list"
            aria-controls={option && listId}
            aria-activedescendant={option}
            aria-invalid={left < 0}
            onChange={(event) => {
              setCaret(event.target.selectionStart);
              write(event.target.value, inserting.current ?? mentions);
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            onPaste={images.onPaste}
          />
          <EmojiPicker disabled={isBlocked} onPicked={(code) => insert(code, caret)} />
          <IconButton
            icon="send"
            label={t('chat.composer.send')}
            className={canSend ? styles['ready'] : undefined}
            disabled={!canSend}
            onClick={send}
          />
        </div>
        {left <= COUNT_WITHIN_CHARS && (
          <p className={left < 0 ? styles['over'] : styles['count']} role="status">
            {left < 0 ? t('chat.composer.tooLong', { n: -left }) : t('chat.composer.left', { n: left })}
          </p>
        )}
      </div>
    </div>
  );
}

function ImageButton({ disabled, onChosen }: { readonly disabled: boolean; readonly onChosen: ImageDrop['choose'] }) {
  const { t } = useTranslation();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="image"
        label={t('chat.composer.image')}
        disabled={disabled}
        onClick={() => inputRef.current?.click()}
      />
      <FileInput ref={inputRef} label={t('chat.composer.image')} multiple onChosen={onChosen} />
    </>
  );
}

/** Says what to write, or why nothing can be written. */
function usePlaceholder({ block, channelName }: ComposerModel): string {
  const { t } = useTranslation();
  switch (block) {
    case null:
      return t('chat.composer.placeholder', { channel: channelName });
    case 'muted':
      return t('chat.composer.muted');
    case 'notInHall':
      return t('chat.composer.notMember');
    case 'noChannel':
    case 'voiceChannel':
      return t('chat.composer.pick');
  }
}
