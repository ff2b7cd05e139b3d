/** Whether a player's name takes two lines of a box score on paper. */
export function isLongName(name: string): boolean {
  return name.length > 36;
}
