import type { Written } from './written.ts';

/** Words without content, which mark a list without findings. */
const filler =
  /stood out|nothing (?:special|clearly|to repair|else)|no suggestion|did not play|not on the sheet|keep to your plan|nada (?:especial|destaca)|sin sugerencia|no jugó|no está en el acta/i;

/** Sentences without content: with the old filler words, or without number and name. */
export function fillersAmong(items: readonly Written[]): Written[] {
  return items.filter(({ sentence, match, list }) => {
    if (filler.test(sentence)) return true;
    const names = [...match.matchSheet.team, ...match.matchSheet.opponent];
    const hasContent = /\d/.test(sentence) || names.some(({ name }) => sentence.includes(name));
    return list !== 'suggestions' && !hasContent;
  });
}

/** The most common wording without names and numbers, and its share, 0 to 1. */
export function mostSharedWording(items: readonly Written[]): { share: number; wording: string } {
  const counts = new Map<string, number>();
  for (const item of items) {
    const wording = wordingOf(item);
    counts.set(wording, (counts.get(wording) ?? 0) + 1);
  }
  const [most = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return { share: items.length === 0 ? 0 : most[1] / items.length, wording: most[0] };
}

function wordingOf({ sentence, match }: Written): string {
  const names = [
    ...[...match.matchSheet.team, ...match.matchSheet.opponent].map(({ name }) => name),
    match.opponentName,
    match.teamName,
  ].sort((a, b) => b.length - a.length);
  let wording = sentence;
  for (const name of names) wording = wording.replaceAll(name, 'W');
  return wording.replaceAll(/\d+(?:[.,:–-]\d+)*/g, 'N');
}
