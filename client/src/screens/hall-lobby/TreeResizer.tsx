import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { preferencesActions, selectPreferences } from '../../features/preferences/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './HallSidebar.module.css';

const MIN_PX = 208;
const MAX_PX = 320;
const STEP_PX = 8;

const clamp = (width: number) => Math.round(Math.min(MAX_PX, Math.max(MIN_PX, width)));

/** The edge between tree and pane: dragged, or moved by arrows; the width is remembered. */
export function TreeResizer() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { treeWidth } = useSelector(selectPreferences);
  const [isDragging, setDragging] = useState(false);
  const resize = (width: number) => dispatch(preferencesActions.changeRequested({ treeWidth: clamp(width) }));

  function onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    if (!isDragging) return;
    const column = currentTarget.parentElement?.getBoundingClientRect();
    if (!column) return;
    resize(currentTarget.matches(':dir(rtl)') ? column.right - clientX : clientX - column.left);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    resize(treeWidth + (event.key === forward ? STEP_PX : -STEP_PX));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is a widget, which <hr> is not
    <div
      className={styles['resizer']}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('hallLobby.resize')}
      aria-valuenow={treeWidth}
      aria-valuemin={MIN_PX}
      aria-valuemax={MAX_PX}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      onKeyDown={onKeyDown}
    />
  );
}
