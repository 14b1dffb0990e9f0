export type RovingKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const KEYS: readonly string[] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
] satisfies RovingKey[];
export const isRovingKey = (key: string): key is RovingKey => KEYS.includes(key);

export interface RovingPlace {
  readonly from: number;
  readonly count: number;
  /** 1 for a list. */
  readonly columns: number;
  readonly isRtl: boolean;
}

/** Where a key leads; null when it leads nowhere, so that the page may use it. */
export function nextIndex(key: RovingKey, { from, count, columns, isRtl }: RovingPlace): number | null {
  const inside = (index: number) => (index >= 0 && index < count && index !== from ? index : null);
  switch (key) {
    case 'ArrowUp':
      return inside(from - columns);
    case 'ArrowDown':
      return inside(from + columns);
    case 'ArrowLeft':
      return columns === 1 ? null : inside(from + (isRtl ? 1 : -1));
    case 'ArrowRight':
      return columns === 1 ? null : inside(from + (isRtl ? -1 : 1));
    case 'Home':
      return inside(0);
    case 'End':
      return inside(count - 1);
  }
}
