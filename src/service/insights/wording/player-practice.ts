/** What one player can practise, by the number that cost points. */
const drills = {
  turnovers: 'ball handling against two defenders in the corner, then a pass out on two feet',
  assistRate: 'reading help: drive from the wing, find the open man with one look, ten in a row',
  rebounds: 'hit, turn and go: box out first, then the ball, five boards before a rest',
  defensiveActivity: 'slides and closeouts without a foul: 1 on 1 from the wing, hands back',
  plusMinus: 'with the usual five: three trips in a row of a stop, a board and a good shot',
} as const;

/** The drill for a player and a number. */
export function practisePlayer(topic: keyof typeof drills, name: string): string {
  return `Practise with ${name}: ${drills[topic]}.`;
}
