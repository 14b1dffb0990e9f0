import { useSelector } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { emojiParts } from '../../../lib/emoji.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { type ImMessage, type ImSessionId, selectIm } from '../index.ts';
import { numberOfAccount, peerOf, systemOf } from '../sessions.model.ts';

/** What a session is called and looks like; a number where there is no name yet. */
export function useFace(session: ImSessionId): { readonly name: string; readonly picture: string } {
  const { t } = useTranslation();
  const face = useSelector(selectIm).faces[session];
  const resolve = useSelector(selectResolvePicture);
  const system = systemOf(session);
  if (system) return { name: t(`im.system.${system}`), picture: '' };
  return { name: face?.name || numberOfAccount(peerOf(session)), picture: face ? resolve(face.picture) : '' };
}

/** One line about the last message of a session. */
export function usePreview(): (last: ImMessage | null) => string {
  const { t } = useTranslation();
  return (last) => {
    if (!last) return '';
    const { body } = last;
    switch (body.kind) {
      case 'text':
        return emojiParts(body.text)
          .map((part) => (part.type === 'emoji' ? `[${t(`emoji.${part.emoji.id}`)}]` : part.text))
          .join('');
      case 'notice':
        return body.text || t(`im.notice.${body.notice}`);
      case 'custom':
        return t('im.preview.card');
      case 'image':
      case 'voice':
      case 'video':
      case 'recalled':
      case 'unknown':
        return t(`im.preview.${body.kind}`);
    }
  };
}
