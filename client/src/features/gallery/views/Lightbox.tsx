import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useLayer } from '../../../design/Dialog/layers.ts';
import { useCover } from '../../../design/Dialog/page-cover.ts';
import { useIsTopLayer } from '../../../design/Dialog/top-layer.ts';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useRootMark } from '../../../design/root-mark.ts';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { safeHref } from '../../../lib/linkify.ts';
import { type GalleryProps, galleryModal } from '../../chat/index.ts';
import { albumGallery } from '../gallery.model.ts';
import { galleryActions, selectGallery } from '../index.ts';
import { GalleryPlace } from './GalleryPlace.tsx';
import styles from './Lightbox.module.css';
import { useSwipe } from './use-swipe.ts';

/** The pictures of the channel, session or album over everything, one at a time: arrows turn, a press beside the picture, or Esc, ends it. */
export default function Lightbox({ msg_id, inSession, album, src, label }: GalleryProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isTop = useIsTopLayer();
  const popup = useRef<HTMLDivElement>(null);
  const { place, picture, hasOlder, hasNewer, ends, loading, note } = useSelector(selectGallery);
  const isAlone = (place?.known ?? 1) === 1 && !hasOlder && !hasNewer;
  useRootMark('hasDialog', true);
  useEffect(() => {
    if (msg_id !== null) dispatch(galleryActions.opened({ msg_id }));
    else if (inSession) dispatch(galleryActions.openedInSession(inSession));
    else if (album) dispatch(galleryActions.moved(albumGallery(album)));
  }, [dispatch, msg_id, inSession, album]);
  useKeptFocus(popup, isAlone);
  const now = picture?.src ?? src;
  const name = picture ? t('chat.imageFrom', { name: picture.name }) : label;
  const href = now.startsWith('/') ? now : safeHref(now);
  const close = () => dispatch(galleryModal.close());
  useLayer(true, close);
  useCover(true);
  // Pressed again, a key would begin the search anew.
  const turn = (step: -1 | 1) => loading !== step && dispatch(galleryActions.turnRequested(step));
  /** The newer one is on the right, or on the left where the page runs from right to left. */
  const turnTo = (isRight: boolean) => turn(isRight === (popup.current?.matches(':dir(ltr)') ?? true) ? 1 : -1);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turnTo(event.key === 'ArrowRight');
  }
  // A finger draws the next one in from the other side.
  const swipe = useSwipe((to) => {
    const isRight = to === 'left';
    const isNewer = isRight === (popup.current?.matches(':dir(ltr)') ?? true);
    if (isNewer ? hasNewer : hasOlder) turnTo(isRight);
  });
  const onBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  return (
    <Base.Root open onOpenChange={(next) => !next && isTop && close()}>
      <Base.Portal>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup
          ref={popup}
          data-dialog
          className={styles['canvas']}
          aria-label={name}
          onKeyDown={onKeyDown}
          {...swipe}
          onClick={onBeside}
        >
          <button type="button" className={styles['picture']} aria-label={t('common.close')} onClick={close}>
            <img src={now} alt={name} />
          </button>
          {!isAlone && (
            <>
              <span className={styles['before']}>
                <IconButton
                  icon="chevronBack"
                  label={t(`lightbox.${hasOlder ? 'previousImage' : ends.older}`)}
                  aria-disabled={!hasOlder || undefined}
                  onClick={() => turn(-1)}
                />
                {loading === -1 && <Busy />}
              </span>
              <span className={styles['after']}>
                <IconButton
                  icon="chevronNext"
                  label={t(`lightbox.${hasNewer ? 'nextImage' : ends.newer}`)}
                  aria-disabled={!hasNewer || undefined}
                  onClick={() => turn(1)}
                />
                {loading === 1 && <Busy />}
              </span>
            </>
          )}
          <GalleryPlace place={place} />
          <div role="status">
            {loading !== null && <VisuallyHidden>{t('lightbox.loading')}</VisuallyHidden>}
            {note !== null && <p className={styles['note']}>{t(`lightbox.${note}`)}</p>}
          </div>
          <div className={styles['tools']}>
            {href !== null && (
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles['original']}>
                {t('lightbox.openOriginal')}
              </a>
            )}
            <IconButton icon="close" label={t('common.close')} tooltip={false} onClick={close} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Pages of this end are on their way: a ring around its arrow. */
function Busy() {
  return (
    <span className={styles['busy']}>
      <Spinner size={44} />
    </span>
  );
}

/** A picture that turned out to be the only one has no arrows; the focus that one had stays in the dialog. */
function useKeptFocus(popup: RefObject<HTMLElement | null>, isAlone: boolean): void {
  useEffect(() => {
    if (isAlone && document.activeElement === document.body) popup.current?.focus();
  }, [popup, isAlone]);
}
