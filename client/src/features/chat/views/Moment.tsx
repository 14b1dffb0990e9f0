import type { ReactNode } from 'react';
import { momentText } from '../../../lib/clock-text.ts';

export interface MomentProps {
  readonly at: number;
  readonly locale: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A time whose tooltip has the whole moment. It is written when the pointer comes: a page of lines would write thirty in vain. */
export function Moment({ at, locale, className, children }: MomentProps) {
  return (
    <time
      className={className}
      dateTime={new Date(at).toISOString()}
      data-nocopy
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = momentText(at, locale);
      }}
    >
      {children}
    </time>
  );
}
