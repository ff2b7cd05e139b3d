/** What must be there for a test to make sense; throws where it is not. */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('What the test needs is not there');
  return value;
}
