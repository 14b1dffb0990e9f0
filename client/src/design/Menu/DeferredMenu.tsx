import { type ComponentType, type ReactElement, useState } from 'react';
import type { LazyPartProps } from '../LazyPart/lazy-part.tsx';

export interface DeferredMenuProps {
  /** A lazy part: the menu with a trigger that looks like `trigger`. It starts open. */
  readonly menu: ComponentType<LazyPartProps>;
  readonly trigger: (open: () => void) => ReactElement;
}

/** A menu whose code is loaded when it opens, because the first route does not need it. */
export function DeferredMenu({ menu: LoadedMenu, trigger }: DeferredMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = trigger(() => setWanted(true));
  return isWanted ? <LoadedMenu standIn={button} onGivenUp={() => setWanted(false)} /> : button;
}
