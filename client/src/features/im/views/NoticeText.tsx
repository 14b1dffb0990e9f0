import { useSelector } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { namesText } from '../../../lib/names-text.ts';
import { type ImBody, selectIm } from '../index.ts';
import { isAccountOf, NAMED_MAX } from '../sessions.model.ts';

/** What happened in a group, in the language of the page: the words of the provider are those of its server. */
export function NoticeText({ body }: { readonly body: Extract<ImBody, { readonly kind: 'notice' }> }) {
  const { t, i18n } = useTranslation();
  const { faces, group } = useSelector(selectIm);
  const { notice, text, about } = body;
  if (notice === 'other') return text || t('im.notice.other');
  if (notice === 'dismissed') return t('im.notice.dismissed');
  const names = about
    .slice(0, NAMED_MAX)
    .map((account) => group?.members.find(({ no }) => isAccountOf(account, no))?.nick || faces[`p2p-${account}`]?.name);
  const known = names.filter((name) => name !== undefined);
  // Names that are on their way: the line says as much as it can.
  if (known.length === 0 || known.length < names.length) return t(`im.notice.${notice}`);
  const listed = namesText(known, i18n.language);
  const all = about.length > NAMED_MAX ? t('im.noticeOf.others', { names: listed, n: about.length }) : listed;
  return t(`im.noticeOf.${notice}`, { names: all, count: about.length });
}
