import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../../design/LiveRegion/LiveRegion.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { emojiParts } from '../../../lib/emoji.ts';
import type { MessageRowModel } from '../index.ts';

/** Lines that come within this time are read out together, so that a busy channel stays bearable. */
const BATCH_MS = 1200;

export interface AnnouncerProps {
  readonly rows: readonly MessageRowModel[];
  /** The lines of these users stay silent, too. */
  readonly blocked: readonly string[];
  readonly isLive: boolean;
}

/** Reads new lines of others to assistive technology, politely and once; history and own lines stay silent. */
export function Announcer({ rows, blocked, isLive }: AnnouncerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const lastKey = useRef<string>(undefined);
  const waiting = useRef<MessageRowModel[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Own lines on their way stand after everything that arrives, perhaps for ever.
    const arrived = rows.filter(({ msg_id }) => msg_id !== null);
    const fresh = isLive
      ? linesAfter(arrived, lastKey.current).filter(({ author }) => !blocked.includes(author?.id ?? ''))
      : [];
    lastKey.current = arrived.at(-1)?.key;
    if (fresh.length === 0) return;
    waiting.current.push(...fresh);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const batch = waiting.current.splice(0);
      const last = batch.at(-1);
      if (!last) return;
      const name = last.author?.nick ?? '';
      const said = last.body.type === 'text' ? spoken(last.body.text, (id) => t(`emoji.${id}`)) : t('chat.imageWord');
      setText(
        batch.length === 1
          ? t('chat.announce', { name, text: said })
          : t('chat.announceMany', { n: batch.length, name }),
      );
    }, BATCH_MS);
  }, [rows, blocked, isLive, t]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return <LiveRegion text={text} />;
}

/** Lines by others after the previous last row; none when that row is gone, because another page is shown. */
function linesAfter(rows: readonly MessageRowModel[], last: string | undefined): readonly MessageRowModel[] {
  if (last === undefined) return [];
  const at = rows.findIndex((row) => row.key === last);
  return at < 0 ? [] : rows.slice(at + 1).filter((row) => row.kind === 'message' && !row.own);
}

type EmojiName = Extract<ReturnType<typeof emojiParts>[number], { readonly type: 'emoji' }>['emoji']['id'];

function spoken(text: string, nameOf: (id: EmojiName) => string): string {
  return emojiParts(text)
    .map((part) => (part.type === 'emoji' ? ` ${nameOf(part.emoji.id)} ` : part.text))
    .join('')
    .trim();
}
