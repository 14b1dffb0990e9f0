import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The element that opens and closes it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly label: string;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  readonly align?: 'start' | 'center' | 'end';
  /** Without padding, for contents that fill the popup. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}
