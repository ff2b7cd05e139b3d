/** Hands a text or a picture to the browser's downloads under a name. */
export function downloadFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
