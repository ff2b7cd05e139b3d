/** Letters without accents and case, so that "zalgiris" finds "Žalgiris". */
export function comparableText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
