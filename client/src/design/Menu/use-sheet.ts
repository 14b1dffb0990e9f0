import type { CSSProperties } from 'react';
import { NARROW, useMediaQuery } from '../use-media-query.ts';

const AT_THE_LOWER_EDGE: CSSProperties = {
  position: 'fixed',
  top: 'auto',
  bottom: 0,
  left: 0,
  right: 0,
  transform: 'none',
};

/** The place of a menu on a phone, in place of the one beside what it is about, which is an inline style as well. */
export function useSheet(): CSSProperties | undefined {
  return useMediaQuery(NARROW) ? AT_THE_LOWER_EDGE : undefined;
}
