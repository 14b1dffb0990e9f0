import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { useRootMark } from '../root-mark.ts';
import { useDesignTexts } from '../texts.ts';
import styles from './Dialog.module.css';
import { useLayer } from './layers.ts';
import { useCover } from './page-cover.ts';
import { useBackLabel, useIsBuried, useIsTopLayer } from './top-layer.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Esc, the close button, a press outside. Absent: the dialog cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  /** The dialog is a later step of another one: with this label, its button stands before the title and leads back to that one. */
  readonly backLabel?: string | undefined;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly size?: 'small' | 'regular' | 'wide';
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons at the inline end, the primary one last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** Head and foot are low on a phone, so that the page stays in sight above the sheet. */
  readonly low?: boolean;
  /** A press outside must not lose typed text. */
  readonly keepOnOutsidePress?: boolean;
}

/** Traps focus, names itself by its title and gives focus back. On narrow screens it rises from the lower edge. */
export function Dialog({
  open,
  onClose,
  backLabel: ownBackLabel,
  title,
  description,
  size = 'regular',
  low = false,
  initialFocus,
  actions,
  children,
  keepOnOutsidePress = false,
}: DialogProps) {
  const texts = useDesignTexts();
  const isTop = useIsTopLayer();
  const isBuried = useIsBuried();
  const stepLabel = useBackLabel();
  const backLabel = ownBackLabel ?? stepLabel;
  const popupRef = useRef<HTMLDivElement>(null);
  useRootMark('hasDialog', open);
  useLayer(open, onClose);
  useCover(open);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={keepOnOutsidePress || onClose === undefined}
      onOpenChange={(next, { event }) => {
        // A toast lies above the dialog: closing it is no press outside.
        if (event.target instanceof Element && event.target.closest('[data-toasts]')) return;
        if (!next && isTop) onClose?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={classNames(styles['backdrop'], !isTop && styles['below'])} />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup
            ref={popupRef}
            data-dialog
            className={classNames(styles['popup'], styles[size], low && styles['low'], isBuried && styles['buried'])}
            initialFocus={initialFocus ?? ((how) => (how === 'touch' ? true : firstField(popupRef.current)))}
          >
            <header className={classNames(styles['header'], backLabel !== undefined && styles['later'])}>
              {onClose && backLabel !== undefined && (
                <IconButton icon="arrowBack" label={backLabel} size="compact" tooltip={false} onClick={onClose} />
              )}
              <Base.Title className={styles['title']}>{title}</Base.Title>
              {onClose && backLabel === undefined && (
                <IconButton icon="close" label={texts.close} size="compact" tooltip={false} onClick={onClose} />
              )}
            </header>
            {description && <Base.Description className={styles['description']}>{description}</Base.Description>}
            {children && <div className={styles['body']}>{children}</div>}
            {actions && <footer className={styles['actions']}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const FIELD = 'textarea, input:not([type="file"], [type="radio"], [type="checkbox"], [type="hidden"])';

/** Focus prefers the first field over the close button, except on touch screens, where it would open the keyboard. */
function firstField(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>(`:is(${FIELD}):not(:disabled)`) ?? true;
}
