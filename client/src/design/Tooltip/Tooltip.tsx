import { cloneElement, type ReactElement } from 'react';

export interface TooltipProps {
  readonly text: string;
  readonly side?: 'top' | 'bottom' | 'inline-end';
  /** A single focusable element, which already has a name: the tooltip only shows it. */
  readonly children: ReactElement<{ 'data-tip'?: string; 'data-tip-side'?: string }>;
}

/** Marks an element; the one `TooltipHost` of the page shows the text beside the element that is pointed at or focused. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return cloneElement(children, { 'data-tip': text, 'data-tip-side': side });
}
