import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../lib/class-names.ts';
import { numberText } from '../../lib/large-count.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { lazyPart } from '../LazyPart/lazy-part.tsx';
import { useDesignTexts } from '../texts.ts';
import type { Sender } from './MessageToast.tsx';
import styles from './Toast.module.css';

export interface ToastItem {
  readonly id: string;
  readonly kind: 'success' | 'info' | 'warn' | 'error' | 'notify';
  /** Only of a notification (error.show-type.3-notification). */
  readonly title?: string | undefined;
  readonly text: string;
  /** How often the same text was collapsed into this one. */
  readonly count: number;
  /** Name of the button that leads on. */
  readonly action?: string | null;
  readonly onAct?: () => void;
  /** Who says it. The whole toast is then the button that leads on; without a line it says `text`. */
  readonly from?: Sender | null;
}

export interface ToastStackProps {
  readonly items: readonly ToastItem[];
  readonly onDismiss: (id: string) => void;
  readonly onCopy: (text: string) => void;
  /** The pointer or the focus is on the stack: nothing may go meanwhile. */
  readonly onHold: () => void;
  readonly onLeave: () => void;
}

/** Messages come late: what draws them is no part of the first screen. */
const MessageToast = lazyPart(() => import('./MessageToast.tsx'));

const ICON: Record<ToastItem['kind'], IconName> = {
  success: 'check',
  info: 'info',
  warn: 'warning',
  error: 'alert',
  notify: 'megaphone',
};

/**
 * Top centre, newest lowest, over the page, never over the newest lines or the composer; on a narrow screen where a screen
 * makes room for them. Errors and notifications last
 * longer, and can be copied and closed. The stack stands
 * at the end of the page and is a live region of its own, which is what dialogs leave reachable when they hide the rest.
 */
export function ToastStack({ items, onDismiss, onCopy, onHold, onLeave }: ToastStackProps) {
  const texts = useDesignTexts();
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // What makes room for them (`--toast-place`) has to know how much.
  useLayoutEffect(() => {
    const room = items.length && (ref.current?.offsetHeight ?? 0) + 16;
    document.documentElement.style.setProperty('--toast-room', `${room}px`);
    // A toast that goes with the focus in it tells no blur.
    if (!hadFocus.current || ref.current?.contains(document.activeElement)) return;
    hadFocus.current = false;
    onLeave();
  }, [items, onLeave]);
  return createPortal(
    <section
      ref={ref}
      className={styles['stack']}
      aria-label={texts.notifications}
      aria-live="off"
      data-toasts
      onPointerEnter={onHold}
      onPointerLeave={onLeave}
      onFocus={() => {
        hadFocus.current = true;
        onHold();
      }}
      onBlur={() => {
        hadFocus.current = false;
        onLeave();
      }}
    >
      {items.map((item) => {
        const stays = item.kind === 'error' || item.kind === 'notify';
        const dismiss = () => onDismiss(item.id);
        return (
          <div
            key={item.id}
            className={classNames(styles['toast'], styles[item.kind], item.from && styles['message'])}
            role={item.kind === 'error' ? 'alert' : 'status'}
            // Of a burst of messages the first is spoken: each of them would be the whole toast.
            aria-live={item.from && item.count > 1 ? 'off' : undefined}
          >
            {item.from ? (
              <MessageToast
                instead={item.text}
                {...item.from}
                count={item.count}
                otherwise={item.text}
                onOpen={item.onAct}
                onDismiss={dismiss}
              />
            ) : (
              <>
                <span className={styles['icon']}>
                  <Icon name={ICON[item.kind]} />
                </span>
                <div className={styles['text']} dir="auto">
                  {item.title && <strong className={styles['title']}>{item.title}</strong>}
                  {item.text}
                  {item.count > 1 && (
                    <span className={styles['count']}> ×{numberText(item.count, document.documentElement.lang)}</span>
                  )}
                </div>
                {(stays || item.action) && (
                  <span className={styles['actions']}>
                    {item.action ? (
                      <Button size="compact" onClick={item.onAct}>
                        {item.action}
                      </Button>
                    ) : (
                      <IconButton size="compact" icon="copy" label={texts.copy} onClick={() => onCopy(item.text)} />
                    )}
                    <IconButton size="compact" icon="close" label={texts.close} onClick={dismiss} />
                  </span>
                )}
              </>
            )}
          </div>
        );
      })}
    </section>,
    document.body,
  );
}
