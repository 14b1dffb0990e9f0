import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a field as tall as its text; a maximum is up to the style sheet. Where the browser knows `field-sizing`, the style sheet does it
 * all, without the two layouts of a measurement for each key.
 */
export function useGrowing(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.blockSize = 'auto';
    // An empty field has the height of its rows. Measuring it would lay out the page in the middle of a first frame.
    if (text === '') return;
    field.style.blockSize = `${field.scrollHeight}px`;
  }, [fieldRef, text]);
}
