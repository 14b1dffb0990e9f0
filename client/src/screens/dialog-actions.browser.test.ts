import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawn } from '../testing/drawn.ts';
import { DIALOG_PLACES, openEach } from '../testing/every-dialog.ts';

const SIZES = [
  [1366, 768],
  [768, 1024],
  [360, 740],
  [360, 560],
] as const;

const topmost = () => [...document.querySelectorAll<HTMLElement>('[data-dialog]')].at(-1);

/** What a form ends with, and what stands in the foot of a dialog. */
const ACTIONS = 'button[type="submit"][data-primary], footer [data-primary]';

/** The actions of the dialog that a press at their middle would miss. */
function outOfReach(): string[] {
  const actions = [...(topmost()?.querySelectorAll<HTMLElement>(ACTIONS) ?? [])];
  return actions.flatMap((action) => {
    const { left, top, width, height } = action.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isWhole = top >= 0 && top + height <= window.innerHeight;
    return isWhole && hit !== null && action.contains(hit) ? [] : [action.textContent ?? ''];
  });
}

/** Whether something painted covers the round corner at the end of the dialog. A sheet on a phone has none. */
function coversCorner(): boolean {
  const popup = topmost();
  if (!popup || window.innerWidth < 480) return false;
  const { left, bottom } = popup.getBoundingClientRect();
  return [...popup.querySelectorAll('*')].some((part) => {
    const box = part.getBoundingClientRect();
    const { backgroundColor, borderEndStartRadius } = getComputedStyle(part);
    const isAtCorner = box.left < left + 2 && box.bottom > bottom - 2 && box.height > 0;
    return isAtCorner && backgroundColor !== 'rgba(0, 0, 0, 0)' && borderEndStartRadius === '0px';
  });
}

/** The problems of each page of the dialog, at each size of the window. */
async function inspectActions(settle: () => Promise<void>): Promise<string[]> {
  const problems: string[] = [];
  const tabs = topmost()?.querySelectorAll<HTMLElement>('[role="tab"]').length ?? 0;
  for (let tab = 0; tab < Math.max(1, tabs); tab += 1) {
    topmost()?.querySelectorAll<HTMLElement>('[role="tab"]')[tab]?.click();
    await settle();
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      await drawn();
      problems.push(...outOfReach().map((name) => `${width} x ${height}, page ${tab}: ${name} is out of reach`));
      if (coversCorner()) problems.push(`${width} x ${height}, page ${tab}: the corner is square`);
    }
  }
  return problems;
}

test.each(Object.entries(DIALOG_PLACES))(
  'the primary action of each dialog over a %s is in reach without scrolling, on desktops and on a phone with its keyboard open',
  async (_place, { dialogs, open }) => {
    const app = await open({});
    expect(await openEach(app, dialogs, () => inspectActions(app.settle))).toEqual([]);
  },
);

test('a focused field is not covered by the actions that stay in sight', async () => {
  const { dialogs, open } = DIALOG_PLACES.room;
  const app = await open({ viewport: { width: 360, height: 560 } });
  await openEach(app, { roomSettings: dialogs.roomSettings ?? [] }, async () => {
    const body = topmost()?.querySelector<HTMLElement>('form')?.closest<HTMLElement>('[data-dialog] > div');
    const fields = [...(topmost()?.querySelectorAll<HTMLElement>('form :is(input, textarea, select, button)') ?? [])];
    expect(body && body.scrollHeight > body.clientHeight).toBe(true);
    for (const field of fields) {
      field.focus();
      await drawn();
      const { left, top, width, height } = field.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(hit?.closest('label, button') ?? hit, field.outerHTML).toSatisfy(
        (found: Element | null) => found !== null && (found === field || found.contains(field)),
      );
    }
    return [];
  });
});
