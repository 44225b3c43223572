import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the children after one of them has thrown. */
  fallback: ComponentType<{ error: unknown }>;
  /**
   * Tries to recover before the fallback shows, for example by reloading the document.
   * @returns true if recovery is in progress
   */
  recover?: (error: unknown) => boolean;
  /** Shown during recovery. */
  recovering?: ReactNode;
  children: ReactNode;
}

type ErrorBoundaryState =
  { phase: 'sound' } | { phase: 'caught' | 'recovering' | 'lost'; error: unknown };

/** Catches errors thrown by its children, and shows a fallback. */
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
