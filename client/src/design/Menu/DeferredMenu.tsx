import { type ComponentType, type ReactElement, Suspense, useState } from 'react';

export interface DeferredMenuProps {
  /** A lazy component: the menu with a trigger that looks like `trigger`. It starts open. */
  readonly menu: ComponentType;
  readonly trigger: (open: () => void) => ReactElement;
}

/** A menu whose code is fetched when somebody opens it: the first route has no use for it. */
export function DeferredMenu({ menu: LoadedMenu, trigger }: DeferredMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = trigger(() => setWanted(true));
  return isWanted ? (
    <Suspense fallback={button}>
      <LoadedMenu />
    </Suspense>
  ) : (
    button
  );
}
