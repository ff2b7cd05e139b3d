import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Puts a brotli copy beside each built script and style sheet, at the best quality there is: packed once, sent often. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      const files = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = join(folder, name);
          await writeFile(`${file}.br`, await pack(await readFile(file)));
        }),
      );
    },
  };
}
