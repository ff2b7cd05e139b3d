/** Asks the browser to keep what this page stores of a club; the settings tell its answer, which nobody waits for. */
export function askToKeep(): void {
  navigator.storage
    .persist()
    .catch((cause) => console.warn('The browser does not say whether it keeps the club', cause));
}
