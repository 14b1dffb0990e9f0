/** What the browser counts as moved without the user's doing, from now on. */
export interface LayoutShifts {
  readonly moved: () => readonly string[];
  readonly stop: () => void;
}

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}

interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

export function watchLayoutShifts(): LayoutShifts {
  const moves: Moved[] = [];
  const take = (entries: PerformanceEntryList) =>
    moves.push(
      ...(entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput).flatMap(({ sources }) => sources),
    );
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return {
    moved: () => {
      take(observer.takeRecords());
      return moves.map(told);
    },
    stop: () => observer.disconnect(),
  };
}

const elementOf = (node: Node | null) => (node instanceof Element ? node : (node?.parentElement ?? null));

function told({ node, previousRect, currentRect }: Moved): string {
  const element = elementOf(node);
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',');
  const words = element?.textContent.slice(0, 20);
  return `${element?.tagName}.${element?.className} ${words}: ${placeOf(previousRect)} > ${placeOf(currentRect)}`;
}

/** As many frames as an answer is late. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
