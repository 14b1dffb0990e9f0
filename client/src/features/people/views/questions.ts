import { textOf } from '../../feedback/index.ts';
import type { ConfirmProps } from '../../modals/index.ts';
import type { MemberAction, RelationChange } from '../index.ts';

export type Question = ConfirmProps;

/** The question before a change that the other user suffers. It says what the other user will see. null: nothing is asked. */
export function askedFirst(
  what: MemberAction | RelationChange,
  name: string,
  hall: string,
): Omit<Question, 'onConfirm'> | null {
  if (what !== 'kick' && what !== 'block' && what !== 'unfriend' && what !== 'removeManager') return null;
  return {
    title: textOf(`people.ask.${what}.title`, { name }),
    body: textOf(`people.ask.${what}.text`, { name, hall }),
    action:
      what === 'kick' || what === 'removeManager' ? textOf(`people.action.${what}`) : textOf(`people.change.${what}`),
    danger: true,
  };
}
