import { useState } from 'react';
import { FileButton, type FileButtonProps } from '../FileButton/FileButton.tsx';
import { lazyPart } from '../LazyPart/lazy-part.tsx';
import type { PictureCropProps } from './PictureCrop.tsx';

const PictureCrop = lazyPart<PictureCropProps>(() => import('./PictureCrop.tsx'), ['pictureCrop']);

/** A button that asks for a picture, and then for the square of it that counts. */
export function PictureButton({ onChosen, ...button }: Omit<FileButtonProps, 'accept'>) {
  const [picked, setPicked] = useState<File | null>(null);
  const close = () => setPicked(null);
  return (
    <>
      {/* A cropped gif would stand still. */}
      <FileButton {...button} onChosen={(file) => (file.type === 'image/gif' ? onChosen(file) : setPicked(file))} />
      {picked && (
        <PictureCrop
          file={picked}
          onCropped={(file) => {
            close();
            onChosen(file);
          }}
          onClose={close}
          onGivenUp={close}
        />
      )}
    </>
  );
}
