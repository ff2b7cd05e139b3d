import { expect, test } from 'vitest';
import { filesOfDrop } from './files-of-drop.ts';

type Tree = { [name: string]: string | Tree };

/** What a browser says of a dropped file or folder. */
function entryOf(fullPath: string, of: string | Tree): FileSystemEntry {
  const name = fullPath.slice(fullPath.lastIndexOf('/') + 1);
  const about = {
    name,
    fullPath,
    isFile: typeof of === 'string',
    isDirectory: typeof of !== 'string',
  };
  const inside = typeof of === 'string' ? [] : Object.entries(of);
  const pieces = [inside.map(([each, tree]) => entryOf(`${fullPath}/${each}`, tree)), []];
  return Object.assign(Object.create(null), {
    ...about,
    file: (done: (file: File) => void) => done(new File([String(of)], name)),
    createReader: () => ({
      readEntries: (done: (piece: FileSystemEntry[]) => void) => done(pieces.shift() ?? []),
    }),
  });
}

const dropOf = (tree: Tree): Pick<DataTransfer, 'items' | 'files'> =>
  Object.assign(Object.create(null), {
    items: Object.entries(tree).map(([name, of]) => ({
      webkitGetAsEntry: () => entryOf(`/${name}`, of),
    })),
    files: Object.keys(tree).map((name) => new File([], name)),
  });

test('files of one name in two folders are named by their folders', async () => {
  const files = await filesOfDrop(
    dropOf({
      first: { 'X_Points.json': 'one', deep: { 'a.csv': 'two' } },
      second: { 'X_Points.json': 'three' },
      'b.json': 'four',
    }),
  );
  const found = await Promise.all(files.map(async (file) => [file.name, await file.text()]));
  expect(found).toEqual([
    ['first/X_Points.json', 'one'],
    ['first/deep/a.csv', 'two'],
    ['second/X_Points.json', 'three'],
    ['b.json', 'four'],
  ]);
});

test('files without a folder are as the browser has them', async () => {
  const drop = dropOf({ 'a.json': 'one', 'b.json': 'two' });
  expect(await filesOfDrop(drop)).toEqual([...drop.files]);
});
