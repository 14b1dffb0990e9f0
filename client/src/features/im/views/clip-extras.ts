import type { UnknownAction } from '@reduxjs/toolkit';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ImBody, ImSessionId } from '../index.ts';

export interface ClipRowProps {
  readonly clip: Extract<ImBody, { readonly kind: 'voice' | 'video' }>;
  /** The provider's id of the message; '' until it is stored. */
  readonly id: string;
  readonly isOwn: boolean;
}

/** Voice and video messages: they belong to a feature that this one may not import. */
export interface ClipExtras {
  /** Around the composer: clips on their way stand above it, and a recording takes its place. */
  readonly Composing: ComponentType<{ readonly session: ImSessionId; readonly children: ReactNode }>;
  /** The button that records, among the tools of the composer. */
  readonly RecordButton: ComponentType<{ readonly session: ImSessionId }>;
  /** A clip in the thread. */
  readonly ClipRow: ComponentType<ClipRowProps>;
  /** Intent: the viewer chose a video. */
  readonly videoChosen: (session: ImSessionId, file: File) => UnknownAction;
}

const ClipExtrasContext = createContext<ClipExtras | null>(null);
export const ClipExtrasProvider = ClipExtrasContext.Provider;

export function useClipExtras(): ClipExtras {
  const extras = useContext(ClipExtrasContext);
  if (!extras) throw new Error('ClipExtrasProvider is missing');
  return extras;
}
