import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { isComposing } from '../../lib/composing.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { useLayer } from '../Dialog/layers.ts';
import { useCover } from '../Dialog/page-cover.ts';
import { useBackLabel, useIsBuried, useIsTopLayer } from '../Dialog/top-layer.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Palette.module.css';

export interface PaletteProps {
  readonly label: string;
  /** `large` has room for results of several kinds. */
  readonly size?: 'medium' | 'large';
  readonly query: string;
  /** Placeholder and name of the field. */
  readonly hint: string;
  readonly maxLength?: number;
  /** Id of the list of results, and of the row in it that Enter opens; the field keeps the focus. */
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
  /** Keys that are not part of a composition; a key that was used prevents its default. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  /** Beside the text, for instance a button that clears it. */
  readonly trailing?: ReactNode;
  /** The results. */
  readonly children: ReactNode;
}

/** A dialog that is a field with results below it. */
export function Palette({ size = 'medium', trailing, children, ...props }: PaletteProps) {
  const isTop = useIsTopLayer();
  const isBuried = useIsBuried();
  const backLabel = useBackLabel();
  const field = useRef<HTMLInputElement>(null);
  useLayer(true, props.onClose);
  useCover(true);
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open && isTop) props.onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={classNames(styles['backdrop'], !isTop && styles['below'])} />
        <Base.Popup
          className={classNames(styles['panel'], styles[size], isBuried && styles['buried'])}
          aria-label={props.label}
          initialFocus={field}
        >
          <div className={styles['field']}>
            {backLabel !== undefined ? (
              <IconButton icon="arrowBack" label={backLabel} size="compact" tooltip={false} onClick={props.onClose} />
            ) : (
              <Icon name="search" />
            )}
            <input
              ref={field}
              type="text"
              role="combobox"
              className={styles['input']}
              value={props.query}
              maxLength={props.maxLength}
              placeholder={props.hint}
              aria-label={props.hint}
              aria-expanded={props.activeId !== undefined}
              aria-controls={props.listId}
              aria-activedescendant={props.activeId}
              autoComplete="off"
              enterKeyHint="search"
              dir="auto"
              onChange={(event) => props.onQuery(event.target.value)}
              onKeyDown={(event) => {
                if (!isComposing(event)) props.onKeyDown(event);
              }}
            />
            {trailing}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
