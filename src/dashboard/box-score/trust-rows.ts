import { type TrustCheck, type TrustCheckName, trustChecks } from '../../basketball/trust-check.ts';
import { formatDecimal, formatMinutes } from './statistic-format.ts';

/** One check in words, of both sides or of the match as a whole. */
export interface TrustRow {
  check: TrustCheckName;
  title: string;
  /** Own side first, with the faulty rows of the play-by-play; one entry where the check concerns the match as a whole. */
  outcomes: { ok: boolean | null; text: string; eventIds: string[] }[];
}

const titles: Record<TrustCheckName, string> = {
  playersSumToTeam: 'Players and bench add up to the totals',
  boxScoreToScore: 'The box score has the points of the final score',
  eventsToScore: 'The play-by-play has the points of the final score',
  minutes: 'Minutes add up to five times the match',
  plusMinus: '+/- adds up to five times the margin',
  offCourt: 'Nobody acts while off the court',
  illegalSubstitutions: 'Every substitution fits who is on court',
  notOnSheet: 'Everybody who acts is on the match sheet',
  clockJumps: 'The clock neither steps back nor leaps',
};

const inRows: readonly TrustCheckName[] = [
  'offCourt',
  'illegalSubstitutions',
  'notOnSheet',
  'clockJumps',
];

/** The checks of a trust report, a row each, in their own order. */
export function trustRows(report: readonly TrustCheck[]): TrustRow[] {
  return trustChecks.flatMap((check) => {
    const outcomes = report.filter((one) => one.check === check);
    if (outcomes.length === 0) return [];
    return [
      {
        check,
        title: titles[check],
        outcomes: outcomes.map((one) => ({
          ok: one.ok,
          text: textOf(one),
          eventIds: one.where.flatMap(({ eventId }) => eventId ?? []),
        })),
      },
    ];
  });
}

function textOf({ check, ok, expected, found, where }: TrustCheck): string {
  if (ok === null) return 'not recorded';
  if (ok) return 'agrees';
  if (inRows.includes(check)) return found === 1 ? '1 row' : `${formatDecimal(found)} rows`;
  if (check === 'playersSumToTeam') {
    const statistics = where.flatMap(({ statistic }) => statistic ?? []);
    return `differs: ${statistics.join(', ')}`;
  }
  const format = check === 'minutes' ? formatMinutes : formatDecimal;
  return `${format(found)}, should be ${format(expected)}`;
}

/** How many outcomes disagree, and how many could be checked. */
export function trustCount(report: readonly TrustCheck[]): { disagree: number; checked: number } {
  return {
    disagree: report.filter(({ ok }) => ok === false).length,
    checked: report.filter(({ ok }) => ok !== null).length,
  };
}
