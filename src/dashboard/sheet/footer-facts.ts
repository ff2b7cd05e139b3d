import { i18n } from '@lingui/core';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatCount } from '../ui/format.ts';

/** A fact of the box score's foot, told of either side. */
export interface FooterFact {
  name: string;
  team: string;
  opponent: string;
}

type SideNotes = GameNotes['team'];

const facts: [string, (notes: SideNotes) => number | null, ((value: number | null) => string)?][] =
  [
    [/* i18n */ 'Points in the paint', (notes) => notes.pointsInThePaint],
    [/* i18n */ 'Second-chance points', (notes) => notes.secondChancePoints],
    [/* i18n */ 'Fast-break points', (notes) => notes.fastBreakPoints],
    [/* i18n */ 'Points from turnovers', (notes) => notes.pointsFromTurnovers],
    [/* i18n */ 'Bench points', (notes) => notes.benchPoints],
    [/* i18n */ 'Biggest lead', (notes) => notes.biggestLead],
    [/* i18n */ 'Biggest run', (notes) => notes.biggestRun],
    [/* i18n */ 'Time in the lead', (notes) => notes.secondsLeading, formatMinutes],
  ];

/** The facts that the data holds; one that neither side has is left out, an unknown one of one side is "–". */
export function footerFacts({ team, opponent }: GameNotes): FooterFact[] {
  return facts
    .filter(([, of]) => of(team) !== null || of(opponent) !== null)
    .map(([name, of, format = formatCount]) => ({
      name: i18n.t(name),
      team: format(of(team)),
      opponent: format(of(opponent)),
    }));
}
