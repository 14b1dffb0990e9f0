import { cloneElement, useState } from 'react';
import { KeptFocusProvider, type KeptFocusRef, useKeptFocus, useStandInFocus } from '../LazyPart/kept-focus.ts';
import { lazyPart } from '../LazyPart/lazy-part.tsx';
import type { PopoverProps } from './popover-props.ts';

const PopoverPanel = lazyPart<PopoverProps>(() => import('./PopoverPanel.tsx'));

/** A popup beside its trigger. The code that places it is loaded when the page is idle, or at the first press. */
export function Popover(props: PopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const { trigger, onOpenChange } = props;
  const own = useKeptFocus();
  // Where a lighter element stood in for the whole popover, that element had the focus.
  const keptFocus = useStandInFocus() ?? own;
  const open = () => {
    setWanted(true);
    onOpenChange(true);
  };
  const button = cloneElement(trigger, unopened(keptFocus, open));
  if (!isWanted && !props.open) return button;
  return (
    <KeptFocusProvider value={keptFocus}>
      <PopoverPanel
        {...props}
        standIn={button}
        onGivenUp={() => {
          setWanted(false);
          onOpenChange(false);
        }}
      />
    </KeptFocusProvider>
  );
}

/** What a trigger has until its popup was wanted. */
export function unopened(ref: KeptFocusRef, onClick: () => void) {
  return { ref, 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick } as const;
}
