import { type ClipboardEvent, type DragEvent, useState } from 'react';

export interface ImageDrop {
  readonly isOver: boolean;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** For the element that files may be dropped on. */
  readonly target: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  readonly choose: (files: Iterable<File>) => void;
}

/** Files by paste, drop or choice, where a line is written. */
export function useImageDrop(isAllowed: boolean, choose: (files: Iterable<File>) => void): ImageDrop {
  const [isOver, setOver] = useState(false);

  return {
    isOver,
    choose,
    onPaste: (event) => {
      const files = [...event.clipboardData.files];
      if (!isAllowed || files.length === 0) return;
      event.preventDefault();
      choose(files);
    },
    target: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        // Without this the browser would leave the page for the file.
        event.preventDefault();
        setOver(isAllowed);
      },
      onDragLeave: (event) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        if (isAllowed) choose(event.dataTransfer.files);
      },
    },
  };
}
