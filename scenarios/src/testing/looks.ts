import type { PlainStep, Step } from '../format/steps.ts';
import { placeIn } from '../play/player.ts';

/** A step by its place, as the player names it: `3`, or `5.2` inside a group. */
export interface PlacedStep {
  readonly place: string;
  readonly step: PlainStep;
}

/** The steps in their order, those of groups in place of the groups. */
export function placedSteps(steps: readonly Step[], group = ''): PlacedStep[] {
  return steps.flatMap((step, index) => {
    const place = placeIn(group, index);
    if ('steps' in step) return placedSteps(step.steps, place);
    return 'together' in step ? placedSteps(step.together, place) : [{ place, step }];
  });
}

/** Steps that look at a page. */
export const isLook = (step: PlainStep): step is PlainStep<'see' | 'sent'> => 'see' in step || 'sent' in step;

/** Steps after which a page may show something else: a look behind one of them may be about that. */
const isNews = (step: PlainStep): boolean =>
  'emit' in step || 'call' in step || 'control' in step || 'hear' in step || 'fault' in step;

/**
 * The actors at whose pages steps look for what a step has brought: before the next news, where to hear an event that the step has sent
 * is not news.
 */
export function lookersAt(steps: readonly PlacedStep[], place: string): ReadonlySet<string> {
  const at = steps.findIndex((each) => each.place === place);
  const begun = steps[at]?.step;
  const after = steps.slice(at + 1).map(({ step }) => step);
  const isOwn = (step: PlainStep) =>
    begun !== undefined && 'emit' in begun && 'hear' in step && step.hear === begun.emit;
  const end = after.findIndex((step) => isNews(step) && !isOwn(step));
  const looks = (end < 0 ? after : after.slice(0, end)).filter(isLook);
  return new Set(looks.map(({ as }) => as));
}
