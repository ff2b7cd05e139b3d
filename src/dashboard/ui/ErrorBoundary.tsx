import { i18n } from '@lingui/core';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** By default a line that this part is missing. */
  fallback?: (error: unknown) => ReactNode;
  /** A new key renders the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Renders the fallback if the children's code could not be loaded, or if they throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (!failure) return children;
    return fallback ? (
      fallback(failure.error)
    ) : (
      <p role="alert">{i18n.t('This part could not be loaded. Reload the page to see it.')}</p>
    );
  }
}
