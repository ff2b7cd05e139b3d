import { expect, test } from 'vitest';
import { isForTests, sources } from './sources.ts';

/* Modules of the dashboard have no mutable top-level state: keys, pages and tests would share it. */

/** Constructors of immutable objects. */
const unchanging = /^(?:RegExp|URL|Error|Intl\.\w+)$/;

/** The names of a module's mutable top-level variables. */
function mutableIn(code: string): string[] {
  const found: string[] = [];
  for (const [, keyword, name = '', type = '', value = ''] of code.matchAll(
    /^(?:export )?(let|var|const) (\w+)(?:: ([^=]+?))? =\s*(.*)$/gm,
  )) {
    const [, made = ''] = /^new ([\w.]+)/.exec(value) ?? [];
    const isObject = made !== '' && !unchanging.test(made) && !/^Readonly(?:Set|Map)</.test(type);
    const hasState = /^(?:create|open)(?!Context\b)[A-Z]\w*[(<]/.test(value);
    const isWritten = new RegExp(
      `(?<![\\w.])${name}(?:(?:\\.\\w+|\\[[^\\]]+\\])+ (?:[-+*/|&?]*)=(?!=)|\\.(?:push|pop|shift|unshift|splice|sort|reverse|set|add|delete|clear)\\()`,
    ).test(code);
    if (keyword !== 'const' || isObject || hasState || isWritten) found.push(name);
  }
  const declared = [...code.matchAll(/^(?:export )?(?:let|var) (\w+)(?::[^=\n]+)?;/gm)];
  return [...found, ...declared.map(([, name = '']) => name)];
}

/** Entry points of the page and the worker, which create the state and pass it down. */
const entries = ['app/main.tsx', 'app/head-script.ts'];

test('no module of the dashboard has mutable state', () => {
  const found = [...sources]
    .filter(([path]) => path.startsWith('src/dashboard/') && !isForTests(path))
    .map(([path, code]) => ({ path: path.slice('src/dashboard/'.length), code }))
    .filter(({ path }) => !entries.includes(path))
    .flatMap(({ path, code }) => mutableIn(code).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test.each([
  ['let count = 0;', 'count'],
  ['let last: Page | undefined;', 'last'],
  ['export const kept = new Map<string, number>();', 'kept'],
  ['const kept: Set<string> = new Set();', 'kept'],
  ['const latest = { key: 1 };\nfunction f() {\n  latest.key = 2;\n}', 'latest'],
  ['const seen: string[] = [];\nconst note = (x: string) => seen.push(x);', 'seen'],
  ['const session = createSession({});', 'session'],
])('a state is found: %s', (code, name) => {
  expect(mutableIn(code)).toEqual([name]);
});

test.each([
  "const names: ReadonlySet<string> = new Set(['a']);",
  'const Context = createContext<Session | null>(null);',
  'const word = new RegExp(text);',
  'const sizes = { phone: 390 };\nconst isPhone = (width: number) => width === sizes.phone;',
  'function f() {\n  let count = 0;\n}',
])('what never changes is none: %s', (code) => {
  expect(mutableIn(code)).toEqual([]);
});
