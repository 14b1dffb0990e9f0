import type { ReactNode } from 'react';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './Page.module.css';
import { PageFrame } from './PageFrame.tsx';
import { PageTools } from './PageTools.tsx';
import { useNamedPage } from './page-name.ts';
import { useShell } from './Shell.tsx';
import { VoiceDock } from './VoiceDock.tsx';

export interface PageProps {
  readonly title: string;
  /** Buttons of this page, before those that every page has. */
  readonly tools?: ReactNode;
  /** The content fills the height and scrolls by itself. */
  readonly fill?: boolean;
  readonly children: ReactNode;
}

/** A page beside the rail: a header with the mark, the title and the tools, what the page shows, and the voice dock. */
export function Page({ title, tools, fill = false, children }: PageProps) {
  const { t } = useTranslation();
  const { isNarrow, setNavOpen } = useShell();
  useNamedPage(title);
  return (
    <PageFrame>
      <header className={styles['header']}>
        {isNarrow && <IconButton icon="menu" label={t('shell.main')} onClick={() => setNavOpen(true)} />}
        <img className={styles['brand']} src="/icon.svg" alt="" width="28" height="28" />
        <h1 className={styles['title']} dir="auto">
          {title}
        </h1>
        {tools}
        <PageTools />
      </header>
      <main id="content" tabIndex={-1} className={classNames(styles['content'], fill && styles['fill'])} data-landmark>
        {children}
      </main>
      <VoiceDock />
    </PageFrame>
  );
}
