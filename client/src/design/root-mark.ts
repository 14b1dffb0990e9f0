import { useLayoutEffect } from 'react';

type Mark = 'hasBar' | 'hasDialog' | 'hasHallNotice' | 'hasRoomNotice';

/** How many components ask for each mark. */
const asking: Record<Mark, number> = { hasBar: 0, hasDialog: 0, hasHallNotice: 0, hasRoomNotice: 0 };

/**
 * Marks the root element (`data-has-bar`, `data-has-dialog`, …) as long as a component asks for it. Style sheets look at the mark:
 * a `:root:has(…)` instead would restyle half of the page after each element that comes or goes anywhere.
 */
export function useRootMark(mark: Mark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    asking[mark] += 1;
    dataset[mark] = '';
    return () => {
      asking[mark] -= 1;
      if (asking[mark] === 0) delete dataset[mark];
    };
  }, [mark, isOn]);
}
