import 'react';

declare module 'react' {
  /** A style may set custom properties too. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
