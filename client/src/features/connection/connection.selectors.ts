import { createSelector } from '@reduxjs/toolkit';
import type { ConnectionRoot } from './connection.slice.ts';

/** The bar over the page; null when all is well. `retryAt` is epoch milliseconds, null while an attempt runs. */
export type ConnectionBarModel =
  | null
  | { readonly kind: 'offline' }
  | { readonly kind: 'reconnecting'; readonly retryAt: number | null }
  | { readonly kind: 'takenOver' }
  | { readonly kind: 'refused'; readonly message: string };

export const selectDocuments = ({ connection }: ConnectionRoot) => connection.documents;
export const selectLink = ({ connection }: ConnectionRoot) => connection.link;
export const selectIsOnline = ({ connection }: ConnectionRoot): boolean => connection.link.kind === 'online';

export const selectConnectionBar = createSelector(
  [
    selectLink,
    ({ connection }: ConnectionRoot) => connection.networkUp,
    ({ connection }: ConnectionRoot) => connection.isOutageTold,
  ],
  (link, networkUp, isOutageTold): ConnectionBarModel => {
    if (link.kind === 'takenOver') return { kind: 'takenOver' };
    if (!networkUp) return { kind: 'offline' };
    if (link.kind === 'refused') return { kind: 'refused', message: link.message };
    if (!isOutageTold) return null;
    if (link.kind === 'waiting') return { kind: 'reconnecting', retryAt: link.retryAt };
    if (link.kind === 'connecting') return { kind: 'reconnecting', retryAt: null };
    return null;
  },
);

/** The browser has no network. */
export const selectIsOffline = ({ connection }: ConnectionRoot): boolean => !connection.networkUp;

/** The bar says that the platform cannot be reached. */
export const selectIsOutageTold = (state: ConnectionRoot): boolean => {
  const kind = selectConnectionBar(state)?.kind;
  return kind === 'offline' || kind === 'reconnecting';
};

/** Makes a path from a server a URL that can be shown; '' for anything that is not a picture or file address. */
export type ResolveUrl = (url: string) => string;

export function resolveUrl(origin: string, url: string): string {
  if (/^\/(?![/\\])/.test(url)) return `${origin}${url}`;
  // Anything else that is not plain web is dropped here: javascript:, file:, odd schemes (open point S21).
  return /^(https?:\/\/|blob:|data:image\/)/i.test(url) ? url : '';
}

export const selectResolveFile = createSelector(
  [({ connection }: ConnectionRoot) => connection.fileOrigin],
  (origin): ResolveUrl =>
    (url) =>
      resolveUrl(origin, url),
);
export const selectResolvePicture = createSelector(
  [({ connection }: ConnectionRoot) => connection.pictureOrigin],
  (origin): ResolveUrl =>
    (url) =>
      resolveUrl(origin, url),
);
