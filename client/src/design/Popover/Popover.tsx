import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { lazyPart } from '../LazyPart/lazy-part.tsx';

const PopoverPanel = lazyPart<PopoverProps>(() => import('./PopoverPanel.tsx'));

export interface PopoverProps {
  /** The element that opens and closes it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly label: string;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  readonly align?: 'start' | 'center' | 'end';
  /** Without padding, for contents that fill the popup. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

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
