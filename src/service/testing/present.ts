/** The value; throws if it is undefined. */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The value that the test needs is undefined');
  return value;
}
