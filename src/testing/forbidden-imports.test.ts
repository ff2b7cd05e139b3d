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
import { expect, test } from 'vitest';
import { root } from './sources.ts';

/** Forbidden imports, by folder. */
const wrong: Record<string, string[]> = {
  'src/contract': ['hono', 'node:fs', '../basketball/line.ts', '../service/main.ts'],
  'src/basketball': ['valibot', 'react', 'node:fs', '../service/main.ts', '../insights/state.ts'],
  'src/basketball/testing': ['valibot', '../../service/main.ts'],
  'src/insights': ['node:fs', 'drizzle-orm', '../league/play.ts', '../service/main.ts'],
  'src/match-files': ['node:fs', '../insights/state.ts', '../service/main.ts'],
  'src/foreign': ['node:fs', 'react', '../basketball/line.ts', '../dashboard/api/paths.ts'],
  'src/league': ['node:fs', '../insights/state.ts', '../service/main.ts'],
  'src/club': ['node:fs', 'drizzle-orm', '../service/main.ts', '../dashboard/device/worker.ts'],
  'src/service': ['react', '@lingui/core', '../dashboard/api/paths.ts'],
  'src/service/http': ['@tanstack/react-query', '../../dashboard/api/paths.ts'],
  'src/dashboard': ['hono', '../service/main.ts'],
  'src/dashboard/season': ['node:fs', '../match/MatchPage.tsx', '../sheet/MatchSheet.tsx'],
  'src/dashboard/add-matches': ['../season/Form.tsx', '../app/routes.tsx', 'node:fs'],
  'src/dashboard/match': ['hono', '../insights/InsightView.tsx', '../../service/main.ts'],
  'src/dashboard/opponent': ['hono', '../season/Form.tsx', '../match/Why.tsx'],
  'src/dashboard/practice': ['hono', '../opponent/Report.tsx', '../insights/InsightView.tsx'],
  'src/dashboard/line-ups': ['hono', '../shots/zone-rows.ts', '../season/Form.tsx'],
  'src/dashboard/shots': ['hono', '../line-ups/range-column.tsx', '../plays/PlaysPage.tsx'],
  'src/dashboard/half-time': ['hono', '../match/Why.tsx', '../practice/Practice.tsx'],
  'src/dashboard/compare': ['hono', '../match/Why.tsx', '../half-time/Shots.tsx'],
  'src/dashboard/share': ['hono', '../match/Why.tsx', '../sheet/MatchSheet.tsx'],
  'src/dashboard/sheet': ['../app/routes.tsx', '../../service/main.ts'],
  'src/dashboard/figures': ['../season/Form.tsx', '../sheet/MatchSheet.tsx', 'node:fs'],
  'src/dashboard/api': ['../ui/Card.tsx', '../season/Form.tsx', '../../service/main.ts'],
  'src/dashboard/device': ['../api/club.ts', '../ui/Card.tsx', 'node:fs'],
  'src/dashboard/ui': ['@tanstack/react-query', '../api/club.ts', '../../contract/match.ts'],
};

/** Allowed imports of the same folders. */
const right: Record<string, string[]> = {
  'src/contract': ['valibot', './values.ts'],
  'src/basketball': ['./line.ts', '../contract/match.ts'],
  'src/basketball/testing': ['fast-check', './events.ts', '../score.ts', '../../contract/match.ts'],
  'src/insights': ['./state.ts', '../basketball/line.ts', '../contract/match.ts'],
  'src/match-files': ['valibot', 'uuid', '../basketball/line.ts'],
  'src/foreign': ['valibot', './orient.ts', '../contract/match.ts'],
  'src/club': ['valibot', './tools.ts', '../match-files/recognise.ts'],
  'src/service/http': ['hono', 'node:fs', '../open-service.ts', '../../basketball/line.ts'],
  'src/dashboard/api': ['valibot', 'react', './api-error.ts', '../../contract/match.ts'],
  'src/dashboard/device': ['uuid', './packing.ts', '../../club/club.ts'],
  'src/dashboard/ui': ['react', './Card.tsx', './Card.module.css'],
  'src/dashboard/figures': ['recharts', '../ui/Card.tsx', '../../basketball/line.ts'],
  'src/dashboard/practice': ['react', '../figures/Section.tsx', '../../insights/season.ts'],
  'src/dashboard/season': ['react-router', './MatchTable.tsx', '../ui/Card.tsx'],
};

/** The imports of `planted` that the lint refuses, as "folder: import", with the reasons. */
function refused(planted: Record<string, string[]>): Map<string, string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boxout-imports-')));
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const names = new Map<string, string>();
    for (const [importer, imports] of Object.entries(planted)) {
      for (const [index, name] of imports.entries()) {
        const file = `${importer}/planted-${index}.ts`;
        names.set(file, `${importer}: ${name}`);
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
  Object.entries(planted).flatMap(([importer, imports]) =>
    imports.map((name) => `${importer}: ${name}`),
  );

test('a forbidden import is refused with a reason, an allowed one is not', () => {
  const found = refused(wrong);
  expect([...found.keys()].sort()).toEqual(named(wrong).sort());
  for (const [wrongImport, reason] of found) expect(reason, wrongImport).toMatch(/\w+ \w+ .*[.:]/);
  expect([...refused(right).keys()]).toEqual([]);
});
