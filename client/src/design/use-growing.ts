import { type RefObject, useLayoutEffect } from 'react';

/** Makes a field as tall as its text; a maximum is up to the style sheet. */
export function useGrowing(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    field.style.blockSize = 'auto';
    // An empty field has the height of its rows. Measuring it would lay out the page in the middle of a first frame.
    if (text === '') return;
    field.style.blockSize = `${field.scrollHeight}px`;
  }, [fieldRef, text]);
}
