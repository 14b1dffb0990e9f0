import { cloneElement, useState } from 'react';
import { KeptFocusProvider, useKeptFocus } from '../LazyPart/kept-focus.ts';
import { lazyPart } from '../LazyPart/lazy-part.tsx';
import type { PopoverProps } from './popover-props.ts';

const PopoverPanel = lazyPart<PopoverProps>(() => import('./PopoverPanel.tsx'));

/** A popup beside its trigger. The code that places it is loaded when the page is idle, or at the first press. */
export function Popover(props: PopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const { trigger, onOpenChange } = props;
  const keptFocus = useKeptFocus();
  const button = cloneElement(trigger, {
    ref: keptFocus,
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => {
      setWanted(true);
      onOpenChange(true);
    },
  });
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
