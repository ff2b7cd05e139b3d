import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';

/** Imports that must not be, by the folder that they stand in. */
const wrong: Record<string, string[]> = {
  'src/contract': ['hono', 'node:fs', '../basketball/line.ts', '../service/app.ts'],
  'src/basketball': ['valibot', 'react', 'node:fs', '../service/app.ts', '../dashboard/paths.ts'],
  'src/basketball/testing': ['valibot', '../../service/app.ts'],
  'src/service': ['react', '@lingui/core', '../dashboard/paths.ts'],
  'src/service/routes': ['@tanstack/react-query', '../../dashboard/paths.ts'],
  'src/dashboard': ['hono', '../service/app.ts'],
  'src/dashboard/season': ['node:fs', '../../service/app.ts'],
  'src/dashboard/api': [
    'react',
    '../ui/Card.tsx',
    '../queries/club.ts',
    '../../basketball/line.ts',
  ],
  'src/dashboard/queries': [
    '../pages/team/TeamPage.tsx',
    '../season/Form.tsx',
    '../../service/app.ts',
  ],
  'src/dashboard/ui': ['react-router', '../queries/club.ts', '../../contract/match.ts'],
  'src/dashboard/charts': ['@tanstack/react-query', '../queries/club.ts', '../../service/app.ts'],
  'src/dashboard/print': ['../api/api-client.ts', '../pages/print/PrintPage.tsx'],
  'src/dashboard/pages/team': ['hono', '../match/MatchPage.tsx', '../../../service/app.ts'],
};

/** Imports of the same folders that are as they should be. */
const right: Record<string, string[]> = {
  'src/contract': ['valibot', './values.ts'],
  'src/basketball': ['./line.ts', '../contract/match.ts'],
  'src/basketball/testing': ['fast-check', './events.ts', '../score.ts', '../../contract/match.ts'],
  'src/service/routes': ['hono', 'node:fs', '../app.ts', '../../basketball/line.ts'],
  'src/dashboard/api': ['valibot', './api-error.ts', '../../contract/match.ts'],
  'src/dashboard/queries': ['react', '../api/api-client.ts', '../../contract/match.ts'],
  'src/dashboard/ui': ['react', './Card.tsx', './Card.module.css'],
  'src/dashboard/charts': ['recharts', '../ui/Card.tsx', '../../basketball/line.ts'],
  'src/dashboard/pages/team': [
    'react-router',
    './MatchTable.tsx',
    '../../ui/Card.tsx',
    '../../../contract/match.ts',
  ],
};

/** The imports of `planted` that the lint refuses, as "folder: import", with the reason that it gives. */
function refused(planted: Record<string, string[]>): Map<string, string> {
  const root = join(import.meta.dirname, '..');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boxout-walls-')));
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const names = new Map<string, string>();
    for (const [place, imports] of Object.entries(planted)) {
      for (const [index, name] of imports.entries()) {
        const file = `${place}/planted-${index}.ts`;
        names.set(file, `${place}: ${name}`);
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), `import { planted } from '${name}';\nplanted();\n`);
      }
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      [
        'lint',
        '--vcs-enabled=false',
        '--only=style/noRestrictedImports',
        '--reporter=github',
        '--max-diagnostics=none',
        'src',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    const found = stdout.matchAll(/^::error .*file=([^,]+),.*::(.*)$/gm);
    return new Map(
      [...found].map(([, file = '', reason = '']) => [
        names.get(relative(folder, file)) ?? file,
        reason,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const named = (planted: Record<string, string[]>) =>
  Object.entries(planted).flatMap(([place, imports]) => imports.map((name) => `${place}: ${name}`));

test('a wrong import is refused with the reason of its wall, a right one is not', () => {
  const found = refused(wrong);
  expect([...found.keys()].sort()).toEqual(named(wrong).sort());
  for (const [place, reason] of found) expect(reason, place).toMatch(/\w+ \w+ .*[.:]/);
  expect([...refused(right).keys()]).toEqual([]);
});
