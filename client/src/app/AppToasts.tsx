import { Toasts } from '../features/feedback/views/Toasts.tsx';
import { useCopy } from '../features/modals/views/use-copy.ts';

/** What a toast says is copied as any other text of the page. */
export function AppToasts() {
  const copy = useCopy();
  return <Toasts onCopy={(text) => copy(text, null)} />;
}
