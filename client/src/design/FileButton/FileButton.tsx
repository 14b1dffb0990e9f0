import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FileInput } from './FileInput.tsx';

export interface FileButtonProps extends Pick<ButtonProps, 'ref' | 'size' | 'icon' | 'busy' | 'disabled'> {
  readonly label: string;
  /** Media types; the pictures that servers take unless told otherwise. */
  readonly accept?: string;
  readonly onChosen: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({ label, accept, onChosen, ...button }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={inputRef} label={label} accept={accept} onChosen={([file]) => file && onChosen(file)} />
      <Button {...button} onClick={() => inputRef.current?.click()}>
        {label}
      </Button>
    </>
  );
}
