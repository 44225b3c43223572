import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the children once one of them has thrown. */
  fallback: ComponentType<{ error: unknown }>;
  /**
   * Tries to mend the error before it is shown, for example by loading the document anew.
   * @returns whether mending is under way
   */
  recover?: (error: unknown) => boolean;
  /** Shown while mending is under way. */
  recovering?: ReactNode;
  children: ReactNode;
}

type ErrorBoundaryState =
  { phase: 'sound' } | { phase: 'caught' | 'recovering' | 'lost'; error: unknown };

/** Keeps what throws below it from taking down what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { phase: 'sound' };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { phase: 'caught', error };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ phase: this.props.recover?.(error) ? 'recovering' : 'lost', error });
  }

  override render() {
    const { fallback: Fallback, recovering, children } = this.props;
    switch (this.state.phase) {
      case 'sound':
        return children;
      case 'lost':
        return <Fallback error={this.state.error} />;
      default:
        return recovering;
    }
  }
}
