/* Web APIs that both Node and browsers have. */

declare function structuredClone<Value>(value: Value): Value;

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class URLSearchParams {
  constructor(text?: string);
  get(name: string): string | null;
  getAll(name: string): string[];
}
