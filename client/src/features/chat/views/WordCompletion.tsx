import { Completion, type CompletionProps } from './Completion.tsx';
import { triggerAt } from './composer-trigger.ts';

export interface WordCompletionProps extends Omit<CompletionProps, 'trigger' | 'onPicked'> {
  readonly text: string;
  readonly caret: number;
  /** Takes what is picked, in place of what stands between here and the caret. */
  readonly onPicked: (inserted: string, from: number) => void;
}

/** Completions where a word at the caret can be completed. */
export default function WordCompletion({ text, caret, onPicked, ...props }: WordCompletionProps) {
  const trigger = triggerAt(text, caret);
  return (
    trigger && <Completion {...props} trigger={trigger} onPicked={(inserted) => onPicked(inserted, trigger.from)} />
  );
}
