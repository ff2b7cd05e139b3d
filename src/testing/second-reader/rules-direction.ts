import { type Rule, so } from './reading.ts';

/* Better or worse than usual: the words beside a count, the list that it stands in, and the count itself must agree. */

/** What a side would rather have less of. */
const unwanted = /^(?:turnovers|fouls|lost:)/;

/** A count above what is usual stands where it helps, and one below where it hurts. */
const list: Rule = {
  pattern: / usual| guide/g,
  read: (_, { item, last, text }) => {
    if (/ luck (?:gain|costs) /.test(text)) return null;
    if (item.playerId !== undefined && / _as _many | _tantos /.test(text)) return null;
    if (last === null || (item.list !== 'whatsWorking' && item.list !== 'focusAreas')) return null;
    const usual = last.usuals().find((each) => each !== null);
    if (usual === undefined || usual === null || usual === last.count) return null;
    if (
      /^(?:rim|paint|midRange|cornerThree|aboveBreakThree|twos|threes)$/.test(last.word) &&
      !last.shots
    )
      return null;
    const isMore = last.count > usual;
    const helps = isMore === ((last.whose.side === 'team') !== unwanted.test(last.word));
    return [
      so(
        `${last.word} ${last.whose.side} in ${item.list}`,
        'direction',
        helps === (item.list === 'whatsWorking'),
        `${last.count}, usual ${usual.toFixed(1)}`,
      ),
    ];
  },
};

/** "worth about 7 points", "That cost about 3 points" */
const worth: Rule = {
  pattern: / (?<how>gain|costs) about /g,
  read: (found, { item, text }) => {
    if (
      /^ (?:_mala )?luck | _is luck | _es _sobre _todo luck | more (?:_than|of _lo _que _hace) luck /.test(
        text,
      )
    )
      return null;
    if (item.list !== 'whatsWorking' && item.list !== 'focusAreas') return null;
    const how = found.word('how');
    return [
      so(`${how}`, 'direction', (how === 'gain') === (item.list === 'whatsWorking'), item.list),
    ];
  },
};

/** "better places", "poorer shots": whose they were decides which list they stand in */
const mix: Rule = {
  pattern: / mix (?<how>better|poorer) /g,
  read: (found, { item, last }) => {
    if (last === null) return null;
    const isGood = (found.word('how') === 'better') === (last.whose.side === 'team');
    const isWorking = item.list === 'whatsWorking';
    return [so(`${found.word('how')} shots`, 'direction', isGood === isWorking, item.list)];
  },
};

export const directionRules: readonly Rule[] = [list, worth, mix];
