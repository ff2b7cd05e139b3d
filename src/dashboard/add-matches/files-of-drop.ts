import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page; when inactive, a drop does nothing, rather than open a file instead
 * of the page.
 * @returns whether files are held over the page, and whether the last that were dropped could not be read
 */
export function useFileDrop(takes: boolean, onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const [failed, setFailed] = useState(false);
  const take = useEffectEvent((drop: DataTransfer) => {
    setFailed(false);
    filesOfDrop(drop).then(
      (files) => files.length > 0 && onFiles(files),
      () => setFailed(true),
    );
  });
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = takes ? 'copy' : 'none';
      setOver(takes);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setOver(false);
      if (takes) take(event.dataTransfer);
    };
    const ending = new AbortController();
    window.addEventListener('dragover', onOver, ending);
    window.addEventListener('dragleave', onLeave, ending);
    window.addEventListener('drop', onDrop, ending);
    return () => ending.abort();
  }, [takes]);
  return { over, failed };
}

/** The contents of a drop; an item may be a folder. */
type Dropped = Pick<DataTransfer, 'items' | 'files'>;

/** The files of a drop. A file in a folder is named by its path, to distinguish equal names in two folders. */
export async function filesOfDrop({ items, files }: Dropped): Promise<File[]> {
  // Read before any `await`: the browser empties a drop when its event ends.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const whole = [...files];
  if (!entries.some((entry) => entry?.isDirectory)) return whole;
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((done, fail) => entry.file(done, fail));
    return [new File([file], entry.fullPath.replace(/^\//, ''), { type: file.type })];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  // A browser returns a folder's entries in batches; an empty batch is the end.
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    );
    if (piece.length === 0) return found;
    for (const each of await Promise.all(piece.map(filesIn))) found.push(...each);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
