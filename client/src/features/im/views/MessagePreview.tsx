import { useSelector } from 'react-redux';
import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { emojiParts } from '../../../lib/emoji.ts';
import { selectViewer } from '../../session/index.ts';
import { type ImBody, type ImMessage, type ImSessionId, selectIm } from '../index.ts';
import { isAccountOf, isTeamSession, numberOfAccount, peerOf } from '../sessions.model.ts';
import { NoticeText } from './NoticeText.tsx';

/** One line about the last message of a session. */
export function MessagePreview({ last }: { readonly last: ImMessage }) {
  const { t } = useTranslation();
  const { body } = last;
  switch (body.kind) {
    case 'notice':
      return <NoticeText body={body} />;
    case 'recalled':
      return t('im.preview.recalled');
    case 'text':
      return (
        <>
          <Sender last={last} />
          <PlainLine text={body.text} />
        </>
      );
    case 'gift':
      return <GiftLine last={last} gift={body} />;
    case 'custom':
    case 'image':
    case 'voice':
    case 'video':
    case 'unknown':
      return (
        <>
          <Sender last={last} />
          {t(`im.preview.${body.kind === 'custom' ? 'card' : body.kind}`)}
        </>
      );
  }
}

/** A session without a message says what there is to say: how many are in a group, or that nothing was written. */
export function NoPreview({ session }: { readonly session: ImSessionId }) {
  const { t } = useTranslation();
  const members = useSelector(selectIm).faces[session]?.members ?? 0;
  return members > 0 ? t('im.memberCount', { n: members }) : t('im.preview.none');
}

/** A text with its emoticons; it takes no presses. */
export function PlainLine({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return emojiParts(text).map((part, index) =>
    part.type === 'text' ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
      <Emoticon key={index} id={part.emoji.id} size={18} label={t(`emoji.${part.emoji.id}`)} />
    ),
  );
}

function GiftLine({ last, gift }: { readonly last: ImMessage; readonly gift: Extract<ImBody, { kind: 'gift' }> }) {
  const { t } = useTranslation();
  const isOwn = isAccountOf(last.from, useSelector(selectViewer));
  return t(isOwn ? 'im.preview.giftOwn' : 'im.preview.giftOther', { gift: gift.name, n: gift.count });
}

/** Who wrote it: the viewer, or in a group another member. A private session names its other person already. */
function Sender({ last }: { readonly last: ImMessage }) {
  const { t } = useTranslation();
  const viewer = useSelector(selectViewer);
  const { faces } = useSelector(selectIm);
  if (isAccountOf(last.from, viewer)) return t('im.preview.own');
  if (!isTeamSession(last.session)) return null;
  // A group itself speaks under its own id.
  if (last.from === peerOf(last.session)) return null;
  return t('im.preview.by', { name: faces[`p2p-${last.from}`]?.name || numberOfAccount(last.from) });
}
