import type { UserNo } from '@miczero/contracts';

/** What a member sends. */
export interface Feed {
  readonly no: UserNo;
  /** The medium that carries it, in the sender's description. */
  readonly mid: string;
  /** The server drops what arrives. */
  readonly isMuted: boolean;
}

/** A medium of a listener's description, and what it carries. */
export interface Medium {
  readonly mid: string;
  readonly feed: number;
}

export interface MediaOf {
  readonly media: readonly Medium[];
  /** What the listener is to hear. */
  readonly wanted: readonly number[];
  readonly feeds: ReadonlyMap<number, Feed>;
  /** The feed that carries nothing. */
  readonly placeholder: number;
}

export interface MediaPlan {
  /** Media that carry another feed from now on: this needs no new description. */
  readonly switches: readonly { readonly sub_mid: string; readonly feed: number; readonly mid: string }[];
  /** Feeds for which the description lacks a medium, and placeholders for later ones. */
  readonly added: readonly number[];
}

/** Media of a full room: the host and nine seats. */
export const MEDIA_READY = 10;
/** Media that wait for the next speakers. With fewer the description is extended. */
const FREE_MIN = 2;

/**
 * How a listener's media change to carry the wanted speakers. A medium is free while it carries the placeholder or a muted member. One
 * whose sender has left is lost until the next description.
 */
export function planMedia({ media, wanted, feeds, placeholder }: MediaOf): MediaPlan {
  const carried = new Set(media.map(({ feed }) => feed));
  const missing = wanted.filter((feed) => !carried.has(feed));
  const isFree = ({ feed }: Medium) => feed === placeholder || feeds.get(feed)?.isMuted === true;
  // The medium of a muted member is taken last: they may speak again.
  const free = media.filter(isFree).sort((one, other) => rank(one, placeholder) - rank(other, placeholder));
  const switches = missing.slice(0, free.length).flatMap((feed, index) => {
    const medium = free[index];
    const source = feeds.get(feed);
    return medium && source ? [{ sub_mid: medium.mid, feed, mid: source.mid }] : [];
  });
  const lacking = missing.slice(free.length);
  const left = free.length - switches.length;
  if (lacking.length === 0 && left >= FREE_MIN) return { switches, added: [] };
  const ready = Math.max(FREE_MIN, MEDIA_READY - wanted.length) - left;
  return { switches, added: [...lacking, ...Array.from({ length: Math.max(0, ready) }, () => placeholder)] };
}

const rank = ({ feed }: Medium, placeholder: number) => (feed === placeholder ? 0 : 1);
