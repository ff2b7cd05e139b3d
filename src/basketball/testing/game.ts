import fc from 'fast-check';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { type PeriodRules, periodSeconds } from '../score.ts';

const plays = [
  'two',
  'two',
  'three',
  'turnover',
  'shootingFoul',
  'andOne',
  'technical',
  'unsportsmanlike',
  'substitution',
  'timeout',
] as const;

/** One choice of a game: what happens, how long it takes, who does it, and how its three coins fall. */
export const play = fc.record({
  what: fc.constantFrom(...plays),
  seconds: fc.integer({ min: 1, max: 24 }),
  player: fc.nat({ max: 4 }),
  other: fc.nat({ max: 4 }),
  coins: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  place: fc.record({
    x: fc.integer({ min: 0, max: 1500 }).map((cm) => cm / 100),
    y: fc.integer({ min: 0, max: 1400 }).map((cm) => cm / 100),
  }),
});
type Play = typeof play extends fc.Arbitrary<infer Value> ? Value : never;

type Row = Partial<MatchEvent> & Pick<MatchEvent, 'type'>;

/** The ids of a side's eight players; the first five start. */
export const idsOf = (side: Side) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${side}${n}`);

/** Writes the rows of a match as it is played, one choice after the other, and counts its possessions. */
export class Game {
  readonly rows: Row[] = [];
  readonly possessions: Record<Side, number>[] = [];
  readonly #rules: PeriodRules;
  readonly #court = { team: idsOf('team').slice(0, 5), opponent: idsOf('opponent').slice(0, 5) };
  #holder: Side;
  #period = 1;
  #clock = 0;
  /** Whether a row of this period shows who has the ball: a technical foul's free throw does not. */
  #ballSeen = false;

  constructor(rules: PeriodRules, starts: Side) {
    this.#rules = rules;
    this.#holder = starts;
  }

  period(period: number, plays: readonly Play[]): void {
    this.#period = period;
    this.#clock = periodSeconds(period, this.#rules);
    this.possessions.push({ team: 0, opponent: 0 });
    this.#ballSeen = false;
    this.#write({ type: 'periodStart' });
    for (const play of plays) {
      if (play.seconds >= this.#clock) break;
      this.#clock -= play.seconds;
      this.#play(play);
    }
    this.#clock = 0;
    if (this.#ballSeen) this.#endPossession();
    this.#write({ type: 'periodEnd' });
  }

  #play(play: Play): void {
    const [first, second, third] = play.coins;
    const own = this.#holder;
    const rival = otherSide(own);
    const player = this.#on(own, play.player);
    const defender = this.#on(rival, play.other);
    this.#ballSeen ||= !['technical', 'substitution', 'timeout'].includes(play.what);
    switch (play.what) {
      case 'two':
      case 'three': {
        const shot = this.#shot(play, first);
        if (first) {
          const passer = this.#on(own, play.player + 1 + play.other);
          if (second && passer !== player)
            this.#by(own, passer, { type: 'assist', ...about(shot) });
          this.#endPossession();
        } else {
          if (third) this.#by(rival, defender, { type: 'block', ...about(shot) });
          this.#rebound(second, play, shot);
        }
        return;
      }
      case 'turnover': {
        const lost = this.#by(own, first ? player : undefined, { type: 'turnover' });
        if (second) this.#by(rival, defender, { type: 'steal', ...about(lost) });
        this.#endPossession();
        return;
      }
      case 'shootingFoul':
        this.#foul(rival, defender, own, player, 'shooting');
        this.#throw(own, player, [first, second], play);
        return;
      case 'andOne':
        this.#shot(play, true);
        this.#foul(rival, defender, own, player, 'shooting');
        this.#throw(own, player, [first], play);
        return;
      case 'technical':
        this.#by(own, first ? player : undefined, {
          type: 'foul',
          subtype: first ? 'technical' : 'benchTechnical',
        });
        this.#by(rival, defender, this.#freeThrow('1of1', second));
        return;
      case 'unsportsmanlike':
        this.#foul(rival, defender, own, player, 'unsportsmanlike');
        this.#by(own, player, this.#freeThrow('1of2', first));
        this.#by(own, player, this.#freeThrow('2of2', second));
        return;
      case 'substitution':
        this.#substitute(first ? own : rival, play);
        return;
      case 'timeout':
        this.#by(own, undefined, { type: 'timeout' });
    }
  }

  #shot(play: Play, made: boolean): string {
    const three = play.what === 'three';
    return this.#by(this.#holder, this.#on(this.#holder, play.player), {
      type: three ? 'threePointer' : 'twoPointer',
      made,
      points: made ? (three ? 3 : 2) : 0,
      courtPosition: play.place,
      qualifiers: play.coins[2] ? ['fastBreak'] : [],
    });
  }

  #freeThrow(subtype: string, made: boolean): Row {
    return { type: 'freeThrow', subtype, made, points: made ? 1 : 0, qualifiers: [] };
  }

  /** The last one made ends the possession, the last one missed is rebounded. */
  #throw(side: Side, player: string, coins: readonly boolean[], play: Play): void {
    let last = '';
    coins.forEach((made, index) => {
      last = this.#by(side, player, this.#freeThrow(`${index + 1}of${coins.length}`, made));
    });
    if (coins.at(-1)) this.#endPossession();
    else this.#rebound(play.coins[2], play, last);
  }

  #rebound(offensive: boolean, play: Play, missed: string): void {
    const side = offensive ? this.#holder : otherSide(this.#holder);
    const player = play.other === 4 ? undefined : this.#on(side, play.other);
    const subtype = offensive ? 'offensive' : 'defensive';
    this.#by(side, player, { type: 'rebound', subtype, ...about(missed) });
    if (!offensive) this.#endPossession();
  }

  #foul(by: Side, player: string, on: Side, fouled: string, subtype: string): void {
    const foul = this.#by(by, player, { type: 'foul', subtype });
    this.#by(on, fouled, { type: 'foulDrawn', ...about(foul) });
  }

  #substitute(side: Side, play: Play): void {
    const out = this.#on(side, play.player);
    const bench = idsOf(side).filter((id) => !this.#court[side].includes(id));
    const into = bench[play.other % bench.length] ?? out;
    this.#by(side, out, { type: 'substitution', subtype: 'out' });
    this.#by(side, into, { type: 'substitution', subtype: 'in' });
    this.#court[side] = this.#court[side].map((id) => (id === out ? into : id));
  }

  #endPossession(): void {
    const period = this.possessions.at(-1);
    if (period) period[this.#holder] += 1;
    this.#holder = otherSide(this.#holder);
  }

  #on(side: Side, place: number): string {
    return this.#court[side][place % 5] ?? '';
  }

  #by(side: Side, playerId: string | undefined, row: Row): string {
    return this.#write({ side, ...(playerId === undefined ? {} : { playerId }), ...row });
  }

  #write(row: Row): string {
    this.rows.push({ period: this.#period, clockSeconds: this.#clock, ...row });
    return `e${this.rows.length}`;
  }
}

function about(relatedEventId: string) {
  return { relatedEventId };
}
