import { cloneElement, useState } from 'react';
import { lazyPart } from '../LazyPart/lazy-part.tsx';
import type { PopoverProps } from './popover-props.ts';

const PopoverPanel = lazyPart<PopoverProps>(() => import('./PopoverPanel.tsx'));

/** A popup beside its trigger. The code that places it is loaded when the page is idle, or at the first press. */
export function Popover(props: PopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const { trigger, onOpenChange } = props;
  const button = cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => {
      setWanted(true);
      onOpenChange(true);
    },
  });
  if (!isWanted && !props.open) return button;
  return (
    <PopoverPanel
      {...props}
      standIn={button}
      onGivenUp={() => {
        setWanted(false);
        onOpenChange(false);
      }}
    />
  );
}
