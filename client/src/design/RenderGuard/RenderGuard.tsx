import { Component, type ContextType, createContext, type ReactNode } from 'react';

const ReportContext = createContext<(error: unknown) => void>(() => {});
/** Where the guards of a page report what they caught. */
export const RenderReportProvider = ReportContext.Provider;

export interface RenderGuardProps {
  /** Identity of the children. After a failure the guard renders again when this value changes. */
  readonly of: unknown;
  /** The replacement for children that failed to render; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface RenderGuardState {
  readonly hasFailed: boolean;
  readonly of: unknown;
}

/** A view that throws costs its own place and nothing around it. The failure is reported as a bug. */
export class RenderGuard extends Component<RenderGuardProps, RenderGuardState> {
  static override contextType = ReportContext;
  declare context: ContextType<typeof ReportContext>;
  override state: RenderGuardState = { hasFailed: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<RenderGuardState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: RenderGuardProps, state: RenderGuardState): RenderGuardState | null {
    return state.of === of ? null : { hasFailed: false, of };
  }

  override componentDidCatch(error: unknown): void {
    this.context(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}
