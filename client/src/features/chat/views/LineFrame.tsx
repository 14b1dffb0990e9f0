import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLineTools } from './line-context.ts';
import styles from './MessageRow.module.css';

export interface LineFrameProps extends LineButtonsProps {
  readonly rowKey: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The box of a line. Its buttons are drawn once the pointer or the focus has reached it: until then they are invisible, and a page
 * of lines would draw sixty of them for nothing.
 */
export function LineFrame({ rowKey, className, children, ...buttons }: LineFrameProps) {
  const [isReached, setReached] = useState(false);
  const onReached = isReached ? undefined : () => setReached(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only make the buttons inside appear
    <div
      className={classNames(styles['line'], className)}
      data-key={rowKey}
      data-roving
      tabIndex={-1}
      onPointerEnter={onReached}
      onFocus={onReached}
    >
      {children}
      {isReached && <LineButtons {...buttons} />}
    </div>
  );
}

interface LineButtonsProps {
  /** What is copied; null for a line without text. */
  readonly text: string | null;
  readonly onCopy: (text: string) => void;
}

function LineButtons({ text, onCopy }: LineButtonsProps) {
  const { t } = useTranslation();
  const { onMenu } = useLineTools();
  return (
    <div className={styles['tools']} data-nocopy>
      {text !== null && (
        <IconButton size="compact" icon="copy" label={t('chat.copyText')} onClick={() => onCopy(text)} />
      )}
      <IconButton
        size="compact"
        icon="more"
        label={t('chat.menu.open')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      />
    </div>
  );
}
