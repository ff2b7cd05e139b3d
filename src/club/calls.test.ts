import { expect, test } from 'vitest';
import { typedNameSchema } from '../contract/edits.ts';
import { jsonOf } from './calls.ts';

test('a body is refused by its wrong field, also if the field’s value has no text form', () => {
  expect(() => jsonOf(typedNameSchema, '{"name":{"toString":false}}')).toThrow(
    'The body is wrong at name: ',
  );
});
