/* What Node and browsers both have, beyond the language itself. */

declare function structuredClone<Value>(value: Value): Value;

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class URLSearchParams {
  constructor(text?: string);
  get(name: string): string | null;
  getAll(name: string): string[];
}
