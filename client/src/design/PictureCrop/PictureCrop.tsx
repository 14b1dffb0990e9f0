import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { cropPicture } from './crop-picture.ts';
import styles from './PictureCrop.module.css';

export interface PictureCropProps {
  readonly file: File;
  readonly onCropped: (file: File) => void;
  readonly onClose: () => void;
}

/** Chooses the square of a picture that is shown as a face or an icon; by pointer, by touch and by the arrow keys. */
export default function PictureCrop({ file, onCropped, onClose }: PictureCropProps) {
  const { t } = useTranslation();
  const pictureRef = useRef<HTMLImageElement>(null);
  const [part, setPart] = useState<PercentCrop>();
  const [isBroken, setBroken] = useState(false);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  async function finish() {
    if (!pictureRef.current || !part) return;
    const cropped = await cropPicture(pictureRef.current, part, file);
    if (cropped) onCropped(cropped);
    else setBroken(true);
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      title={t('pictureCrop.title')}
      description={t('pictureCrop.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('pictureCrop.cancel')}</Button>
          <Button look="primary" disabled={!part || isBroken} onClick={() => void finish()}>
            {t('pictureCrop.done')}
          </Button>
        </>
      }
    >
      {isBroken ? (
        <p role="alert" className={styles['broken']}>
          {t('pictureCrop.broken')}
        </p>
      ) : (
        <div className={styles['canvas']} dir="ltr">
          <ReactCrop
            aspect={1}
            className="ReactCrop--no-animate"
            minWidth={32}
            keepSelection
            {...(part && { crop: part })}
            ariaLabels={{
              cropArea: t('pictureCrop.area'),
              nwDragHandle: t('pictureCrop.handle'),
              nDragHandle: t('pictureCrop.handle'),
              neDragHandle: t('pictureCrop.handle'),
              eDragHandle: t('pictureCrop.handle'),
              seDragHandle: t('pictureCrop.handle'),
              sDragHandle: t('pictureCrop.handle'),
              swDragHandle: t('pictureCrop.handle'),
              wDragHandle: t('pictureCrop.handle'),
            }}
            onChange={(_pixels, percent) => setPart(percent)}
          >
            <img
              ref={pictureRef}
              className={styles['picture']}
              src={url}
              alt={t('pictureCrop.picture')}
              onError={() => setBroken(true)}
              onLoad={({ currentTarget: { width, height } }) =>
                setPart(centerCrop(makeAspectCrop({ unit: '%', width: 80 }, 1, width, height), width, height))
              }
            />
          </ReactCrop>
        </div>
      )}
    </Dialog>
  );
}
