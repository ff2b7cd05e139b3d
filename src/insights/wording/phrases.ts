/** Whose number it is: the team's own, one that the opponent is allowed, or one of which neither is said. */
export type Perspective = 'own' | 'allowed' | 'neutral';

type UsualForm = (value: string, matches: number) => string;

/** Ways to set a number beside what is usual in the team's earlier matches. */
export const usualForms: Record<Perspective, readonly UsualForm[]> = {
  own: [
    (value) => `, against your usual ${value}`,
    (value) => ` (usually ${value})`,
    (value) => `; your norm is ${value}`,
    (value, matches) => `, compared with ${value} in the ${matches} matches before`,
    (value) => `, with ${value} as your average`,
    (value) => `, where ${value} is normal for you`,
  ],
  allowed: [
    (value) => `, against the ${value} you usually allow`,
    (value) => ` (opponents usually ${value})`,
    (value) => `; the norm against you is ${value}`,
    (value, matches) => `, compared with ${value} by opponents in the ${matches} matches before`,
    (value) => `, with ${value} as opponents’ average`,
    (value) => `, where ${value} is normal against you`,
  ],
  neutral: [
    (value) => `, against a usual ${value}`,
    (value) => ` (usually ${value})`,
    (value) => `; the norm is ${value}`,
    (value, matches) => `, compared with ${value} in the ${matches} matches before`,
    (value) => `, with ${value} as the average`,
  ],
};

/** Ways to say what something brought; `points` reads "about 4 points". */
export const gainForms: readonly ((points: string) => string)[] = [
  (points) => `, worth ${points}`,
  (points) => `: ${points} gained`,
  (points) => ` – ${points} to the good`,
  (points) => `. That brought ${points}`,
  (points) => ` – a gain of ${points}`,
  (points) => `; it made ${points} of difference`,
];

/** Ways to say what something cost. */
export const lossForms: readonly ((points: string) => string)[] = [
  (points) => `, which cost ${points}`,
  (points) => `: ${points} lost`,
  (points) => ` – ${points} gone`,
  (points) => `. The price was ${points}`,
  (points) => ` – a loss of ${points}`,
  (points) => `; it set you back ${points}`,
];
