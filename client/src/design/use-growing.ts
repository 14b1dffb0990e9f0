import { type RefObject, useLayoutEffect } from 'react';

/** Makes a field as tall as its text; a maximum is up to the style sheet. */
export function useGrowing(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    field.style.blockSize = 'auto';
    field.style.blockSize = `${field.scrollHeight}px`;
  }, [fieldRef, text]);
}
