import { cloneElement, useState } from 'react';
import { KeptFocusProvider, useKeptFocus, useStandInFocus } from '../LazyPart/kept-focus.ts';
import { lazyPart } from '../LazyPart/lazy-part.tsx';
import type { PopoverProps } from './popover-props.ts';

const PopoverPanel = lazyPart<PopoverProps>(() => import('./PopoverPanel.tsx'));

/** A popup beside its trigger. The code that places it is loaded when the page is idle, or at the first press. */
export function Popover(props: PopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const { trigger, onOpenChange } = props;
  // Opened from outside, too, it keeps its trigger when it closes: the focus goes back there.
  if (props.open && !isWanted) setWanted(true);
  const own = useKeptFocus();
  // Where a lighter element stood in for the whole popover, that element had the focus.
  const keptFocus = useStandInFocus() ?? own;
  const button = cloneElement(trigger, {
    ref: keptFocus,
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => onOpenChange(true),
  });
  if (!isWanted) return button;
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
