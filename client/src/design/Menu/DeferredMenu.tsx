import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';
import { KeptFocusProvider, useKeptFocus } from '../LazyPart/kept-focus.ts';
import type { LazyPartProps } from '../LazyPart/lazy-part.tsx';

export interface DeferredMenuProps {
  /** A lazy part: the menu with a trigger that looks like `trigger`. It starts open. */
  readonly menu: ComponentType<LazyPartProps>;
  /** A single focusable element that takes a ref. */
  readonly trigger: (open: () => void) => ReactElement<Record<string, unknown>>;
}

/** A menu whose code is loaded when it opens, because the first route does not need it. */
export function DeferredMenu({ menu: LoadedMenu, trigger }: DeferredMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const keptFocus = useKeptFocus();
  const button = cloneElement(
    trigger(() => setWanted(true)),
    { ref: keptFocus },
  );
  if (!isWanted) return button;
  return (
    <KeptFocusProvider value={keptFocus}>
      <LoadedMenu standIn={button} onGivenUp={() => setWanted(false)} />
    </KeptFocusProvider>
  );
}
