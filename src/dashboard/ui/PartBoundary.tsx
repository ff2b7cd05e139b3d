import { i18n } from '@lingui/core';
import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  children: ReactNode;
}

/** Around a part whose code comes late: where it cannot be loaded or drawn, that costs the part and not the page. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert">
        {i18n.t('This part could not be loaded. It comes when you reload the page.')}
      </p>
    );
  }
}
