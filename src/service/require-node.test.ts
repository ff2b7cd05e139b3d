import { expect, test } from 'vitest';
import { oldNodeLine } from './require-node.ts';

test.each(['18.20.8', '20.18.3'])('Node.js %s is reported as too old', (version) => {
  expect(oldNodeLine(version)).toMatch(
    new RegExp(`needs Node\\.js 20\\.19 or newer, and this is ${version}\\.`),
  );
});

test.each(['20.19.0', '22.0.0', '100.1.0'])('Node.js %s is new enough', (version) => {
  expect(oldNodeLine(version)).toBeNull();
});
