import { type ClipboardEvent, type DragEvent, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { chatActions } from '../index.ts';

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

/** Images by paste, drop or choice; the tray shows the fault of a refused one. */
export function useImageDrop(isAllowed: boolean): ImageDrop {
  const dispatch = useDispatch();
  const [isOver, setOver] = useState(false);

  const choose = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) dispatch(chatActions.imageChosen(file));
    },
    [dispatch],
  );

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
