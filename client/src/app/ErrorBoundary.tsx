import { Component, type ReactNode } from 'react';
import { Button } from '../design/Button/Button.tsx';
import { EmptyState } from '../design/States/EmptyState.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export interface ErrorBoundaryProps {
  readonly onBug: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A bug in a view: reported, and the person gets a way on. Never a toast, never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBug(error);
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="warning"
      text={t('app.crashed')}
      action={
        <Button look="primary" icon="retry" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
      }
    />
  );
}
