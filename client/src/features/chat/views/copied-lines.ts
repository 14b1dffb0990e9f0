import type { ClipboardEvent } from 'react';

/**
 * What a selection of lines is copied as: names, words and the codes of emoticons, a line each, without ranks, times and
 * controls (`data-nocopy`).
 */
export function onLinesCopied(event: ClipboardEvent<HTMLElement>): void {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || !event.currentTarget.contains(selection.anchorNode)) return;
  const copied = document.createElement('div');
  for (let index = 0; index < selection.rangeCount; index += 1) {
    copied.append(selection.getRangeAt(index).cloneContents());
  }
  for (const skipped of copied.querySelectorAll('[data-nocopy]')) skipped.remove();
  for (const drawn of copied.querySelectorAll<SVGElement>('[data-copy]'))
    drawn.replaceWith(drawn.dataset['copy'] ?? '');
  for (const block of copied.querySelectorAll('li, p, div')) block.append('\n');
  const text = (copied.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}
