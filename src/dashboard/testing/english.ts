import { i18n } from '@lingui/core';
import { afterEach } from 'vitest';

/* Unit tests read the English sentences of the code. */
i18n.loadAndActivate({ locale: 'en', messages: {} });

// A test with a document leaves nothing in it for the next.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('lang');
  });
  // jsdom knows the attribute and no more: hints are in the document, and never open.
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
  // It lays nothing out, so that nothing could come into sight.
  HTMLElement.prototype.scrollIntoView ??= () => {};
}
