/** What the browser counts as moved without the user's doing, from now on. */
export interface LayoutShifts {
  /** The sum of the scores so far, and what moved. */
  readonly seen: () => { readonly score: number; readonly moved: readonly string[] };
  readonly stop: () => void;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}

interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

export function watchLayoutShifts(): LayoutShifts {
  const shifts: LayoutShift[] = [];
  const take = (entries: PerformanceEntryList) =>
    shifts.push(...(entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return {
    seen: () => {
      take(observer.takeRecords());
      return {
        score: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ sources }) => sources.map(told)),
      };
    },
    stop: () => observer.disconnect(),
  };
}

function told({ node, previousRect, currentRect }: Moved): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',');
  return `${element?.tagName}.${element?.className} ${element?.textContent.slice(0, 20)}: ${placeOf(previousRect)} > ${placeOf(currentRect)}`;
}

/** As many frames as an answer is late. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
