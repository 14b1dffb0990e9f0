import { Button } from '@miczero/client/design/Button/Button.tsx';
import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../words/words.ts';
import styles from './PaneGuard.module.css';

export interface PaneGuardProps {
  /** The pane, as its title says. */
  readonly title: string;
  /** Its area in the grid of the page; without one it fills what is left. */
  readonly area?: 'worlds' | 'head' | 'tree' | 'emit' | 'wire' | 'connections';
  readonly children: ReactNode;
}

interface PaneGuardState {
  readonly hasFailed: boolean;
  readonly error?: unknown;
}

/** A pane that cannot be drawn costs its own place and nothing beside it: what failed stands there, with a retry. */
export class PaneGuard extends Component<PaneGuardProps, PaneGuardState> {
  override state: PaneGuardState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): PaneGuardState {
    return { hasFailed: true, error };
  }

  override render(): ReactNode {
    const { title, area = 'rest', children } = this.props;
    const { hasFailed, error } = this.state;
    if (!hasFailed) return children;
    return (
      <FailedPane
        title={title}
        className={classNames(styles['pane'], styles[area])}
        why={error instanceof Error ? error.message : String(error)}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}

function FailedPane(props: {
  readonly title: string;
  readonly className: string;
  readonly why: string;
  readonly onRetry: () => void;
}) {
  const { title, className, why, onRetry } = props;
  const texts = useTexts();
  return (
    <section className={className} aria-label={title}>
      <div className={styles['words']} role="alert">
        <p className={styles['what']}>
          <Icon name="alert" size={20} />
          {texts.paneFailed(title)}
        </p>
        <p className={styles['why']}>{why}</p>
      </div>
      <Button size="compact" icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </section>
  );
}
