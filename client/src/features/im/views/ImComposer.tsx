import { hasInk, type UserNo } from '@miczero/contracts';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useIsTopLayer } from '../../../design/Dialog/top-layer.ts';
import { FileInput } from '../../../design/FileButton/FileInput.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ImageTrayProps } from '../../chat/views/ImageTray.tsx';
import { LineField, type LineFieldHandle } from '../../chat/views/LineField.tsx';
import type { Person } from '../../chat/views/suggestions.ts';
import { useCompletion } from '../../chat/views/use-completion.tsx';
import type { ImageDrop } from '../../chat/views/use-image-drop.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { selectViewer } from '../../session/index.ts';
import { imIntents } from '../im.actions.ts';
import { chatGiftModal, type ImSessionId, imActions, selectIm } from '../index.ts';
import { isPersonSession, numberOfAccount, peerOf } from '../sessions.model.ts';
import { useClipExtras } from './clip-extras.ts';
import { useFace } from './faces.ts';

const ImageTray = lazyPart<ImageTrayProps>(async () => ({
  default: (await import('../../chat/views/ImageTray.tsx')).ImageTray,
}));

/** What can be chosen with one button; the platform decides by the bytes. */
const PICTURES_AND_VIDEOS = 'image/png,image/jpeg,image/gif,image/webp,video/mp4,video/webm,video/quicktime';

export interface ImComposerProps {
  readonly session: ImSessionId;
  readonly files: ImageDrop;
}

/** Where the viewer writes in a session. What is written stays as a draft until it is sent. */
export function ImComposer({ session, files }: ImComposerProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { drafts, trays } = useSelector(selectIm);
  const text = drafts[session] ?? '';
  const tray = trays[session] ?? [];
  const isTrayDue = tray.some(({ isSending }) => !isSending);
  const fieldRef = useRef<LineFieldHandle>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const { name } = useFace(session);
  const { RecordButton } = useClipExtras();
  const completion = useCompletion(text, fieldRef, usePeople());
  const isTop = useIsTopLayer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog over the session keeps the focus, and gives it back by itself
  useEffect(() => {
    if (isTop) fieldRef.current?.focus();
  }, []);

  // The number behind an account of the provider is a user's.
  const to = numberOfAccount(peerOf(session)) as UserNo;

  return (
    <LineField
      ref={fieldRef}
      value={text}
      label={t('im.write')}
      placeholder={t('im.write')}
      sendLabel={t('im.send')}
      tooLong={(n) => t('im.tooLong', { n })}
      tools={
        <>
          <IconButton icon="image" label={t('im.image')} onClick={() => fileRef.current?.click()} />
          <FileInput
            ref={fileRef}
            label={t('im.image')}
            accept={PICTURES_AND_VIDEOS}
            multiple
            onChosen={files.choose}
          />
          <RecordButton session={session} />
          {isPersonSession(session) && (
            <IconButton icon="gift" label={t('im.gift')} onClick={() => dispatch(chatGiftModal.open({ to, name }))} />
          )}
        </>
      }
      completion={completion}
      onChange={(value) => dispatch(imActions.draftChanged({ session, value }))}
      attached={
        tray.length > 0 && (
          <ImageTray items={tray} onRemove={(id) => dispatch(imIntents.imageRemoved({ session, id }))} />
        )
      }
      sendsBare={isTrayDue}
      onSend={(line) => {
        if (isTrayDue) dispatch(imIntents.trayRequested({ session, text: hasInk(line) ? line : '' }));
        else dispatch(imActions.sendRequested({ session, body: { kind: 'text', text: line } }));
      }}
      onPaste={files.onPaste}
    />
  );
}

/** The members of an open group, but for the viewer. */
function usePeople(): () => readonly Person[] {
  const { group } = useSelector(selectIm);
  const viewer = useSelector(selectViewer);
  const resolve = useSelector(selectResolvePicture);
  return () =>
    (group?.members ?? [])
      .filter(({ no }) => no !== viewer)
      .map(({ no, nick, avatar }) => ({ uid: no, nick: nick || no, avatar: resolve(avatar) }));
}
