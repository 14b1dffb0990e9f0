import { REPORT_MAX_IMAGES } from '@miczero/contracts';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { FileInput } from '../../../design/FileButton/FileInput.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectSupport, supportActions } from '../index.ts';
import styles from './FeedbackDialog.module.css';

/** Screenshots that go with the feedback: chosen here or pasted into the form, each with its upload. */
export function FeedbackPictures() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { form, pictures } = useSelector(selectSupport);
  const inputRef = useRef<HTMLInputElement>(null);
  const isFull = pictures.length >= REPORT_MAX_IMAGES;
  return (
    <div className={styles['pictures']}>
      {pictures.length > 0 && (
        <ul className={styles['tray']} aria-label={t('support.pictures')}>
          {pictures.map(({ id, preview, url, problem }, index) => (
            <li key={id} className={styles['item']}>
              <span className={styles['thumb']}>
                <img src={preview} alt={t('support.picture', { n: index + 1 })} />
                {url === null && problem === null && (
                  <span className={styles['cover']}>
                    <Spinner />
                    <VisuallyHidden>{t('support.uploading')}</VisuallyHidden>
                  </span>
                )}
                {problem !== null && (
                  <span className={styles['cover']}>
                    <IconButton
                      icon="retry"
                      label={t('support.retryPicture', { n: index + 1 })}
                      onClick={() => dispatch(supportActions.pictureRetried(id))}
                    />
                  </span>
                )}
                <span className={styles['remove']}>
                  <IconButton
                    icon="close"
                    size="compact"
                    label={t('support.removePicture', { n: index + 1 })}
                    tooltip={false}
                    onClick={() => dispatch(supportActions.pictureRemoved(id))}
                  />
                </span>
              </span>
              {problem !== null && (
                <span className={styles['problem']} role="alert">
                  {say(problem)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <FileInput
        ref={inputRef}
        multiple
        label={t('support.addPicture')}
        onChosen={(files) => {
          for (const file of files) dispatch(supportActions.pictureChosen(form, file));
        }}
      />
      <Button icon="image" disabled={isFull} onClick={() => inputRef.current?.click()}>
        {t('support.addPicture')}
      </Button>
      <span className={styles['hint']}>
        {t('support.pictureLimit', { n: pictures.length, most: REPORT_MAX_IMAGES })}
      </span>
    </div>
  );
}
