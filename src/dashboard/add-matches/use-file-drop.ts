import { useEffect, useEffectEvent, useState } from 'react';
import { filesOfDrop } from './files-of-drop.ts';

/**
 * Takes files that are dropped anywhere on the page; while it does not, a drop does nothing, rather than open a file in
 * place of the page.
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
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [takes]);
  return { over, failed };
}
