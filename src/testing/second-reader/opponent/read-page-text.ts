import { countOf } from '../counts.ts';
import { type Claim, is } from '../reading.ts';
import { type Met, numberIn, type PageText, readText, type Wording, wordOf } from './page-text.ts';
import { fivesSeen } from './people.ts';
import { meetingOf, readCourse, readHeading, readPeriods } from './read-course.ts';
import { percent, readNumber, readOrder } from './read-numbers.ts';
import {
  lostBy,
  made,
  morePlayed,
  readFive,
  readOnOff,
  readPlayer,
  scoredLeast,
} from './read-people.ts';
import { remarks, sureWordings } from './wordings.ts';
import { zonesOf } from './zones.ts';

/** The claims of a sentence or row; `null` for an unknown wording. */
export function readPageText(pageText: PageText, met: Met): Claim[] | null {
  const [head = ''] = pageText.heads;
  const text = pageText.cells.at(-1) ?? '';
  const part = partOf(head === 'heading' ? text : pageText.part, met);
  if (part === null) return null;
  if (head === 'heading') return part.claims;
  if (head === 'note' || head === 'text') {
    const written = part.wordings ? readText(text, part.wordings, met) : null;
    return written ?? part.read?.(pageText, met) ?? null;
  }
  return part.read?.(pageText, met) ?? null;
}

interface Part {
  en: RegExp;
  es: RegExp;
  wordings?: readonly Wording[];
  read?: (pageText: PageText, met: Met) => Claim[] | null;
}

const parts: readonly Part[] = [
  { en: /^$/, es: /^$/, wordings: sureWordings },
  {
    en: /^To take on court$/,
    es: /^Para llevar a la pista$/,
    read: ({ cells }, met) => readOrder(cells, met),
  },
  {
    en: /^The (?<count>\d+ )?meetings?$/,
    es: /^(?:El|Los) (?<count>\d+ )?enfrentamientos?$/,
    wordings: remarks,
    read: readMeeting,
  },
  {
    en: /^Where they shoot from$/,
    es: /^Desde dónde tiran$/,
    wordings: [
      ...remarks,
      {
        en: /^(?<shots>\d+) shots?$/,
        es: /^(?<shots>\d+) tiros?$/,
        read: (found, met) => [
          is('shots with a location', Number(found('shots')), [zonesOf(met.meetings).all]),
        ],
      },
    ],
    read: readZone,
  },
  {
    en: /^How they score and lose it$/,
    es: /^Cómo anotan y cómo la pierden$/,
    wordings: remarks,
    read: (pageText, met) => readNumber(pageText, met, 'opponent'),
  },
  {
    en: /^What worked for us, and what did not$/,
    es: /^Qué nos funcionó y qué no$/,
    wordings: remarks,
    read: (pageText, met) => readNumber(pageText, met, 'team'),
  },
  { en: /^Who$/, es: /^Quién$/, wordings: [...remarks, morePlayed], read: readPlayer },
  {
    en: /^Their fives$/,
    es: /^Sus quintetos$/,
    wordings: [
      ...remarks,
      {
        en: /^(?<seen>\d+) seen$/,
        es: /^(?<seen>\d+) vistos$/,
        read: (found, met) => [is('fives seen', Number(found('seen')), [fivesSeen(met)])],
      },
    ],
    read: readFive,
  },
  {
    en: /^Where they lost it$/,
    es: /^Dónde la perdieron$/,
    wordings: [
      ...remarks,
      lostBy,
      {
        en: /^(?<all>\d+) in all$/,
        es: /^(?<all>\d+) en total$/,
        read: (found, met) => [is('balls lost', Number(found('all')), [lostIn(met, 'turnovers')])],
      },
    ],
    read: readLost,
  },
  {
    en: /^With and without$/,
    es: /^Con y sin$/,
    wordings: [...remarks, scoredLeast],
    read: readOnOff,
  },
];

function partOf(heading: string, met: Met) {
  for (const part of parts) {
    const found = part[met.language].exec(heading);
    if (found === null) continue;
    const { count } = found.groups ?? {};
    const claims =
      found.groups === undefined ? [] : [is('meetings', Number(count ?? 1), [met.meetings.length])];
    return { ...part, claims };
  }
  return null;
}

function readMeeting(pageText: PageText, met: Met): Claim[] | null {
  const match = meetingOf(pageText, met);
  const [, kind = ''] = pageText.heads;
  const [, ...cells] = pageText.cells;
  if (match === undefined) return null;
  if (kind === 'periods') return readPeriods(match, cells);
  const [text = ''] = cells;
  return kind === 'match' ? readHeading(match, text, met) : readCourse(match, text, met);
}

const zoneNames = {
  rim: { en: 'At the rim', es: 'Junto al aro' },
  paint: { en: 'In the paint', es: 'En la zona' },
  midRange: { en: 'Mid-range', es: 'Media distancia' },
  left: { en: 'Left corner three', es: 'Triple desde la esquina izquierda' },
  right: { en: 'Right corner three', es: 'Triple desde la esquina derecha' },
  above: { en: 'Above the break', es: 'Triple frontal' },
} as const;

/** The names of zones on the drawn court. */
const drawnNames = {
  ...zoneNames,
  paint: { en: 'In the paint', es: 'En la zona' },
  left: { en: 'Left corner', es: 'Esquina izq.' },
  right: { en: 'Right corner', es: 'Esquina dcha.' },
} as const;

/** All zones in a row ("At the rim 24%, usual 35%; …"), or one drawn zone ("At the rim 24% usual 35%", or "24% 8/13"). */
function readZone({ cells }: PageText, met: Met): Claim[] | null {
  const { zones, all } = zonesOf(met.meetings);
  const usual = zonesOf(met.others);
  const text = cells.at(-1) ?? '';
  const claims: Claim[] = [];
  for (const one of text.split('; ')) {
    const [, name = '', share = '', comma, shots, others = ''] =
      /^(.+?) (\d+\s?%|–)(,?) (?:(\d+\/\d+)|(?:usual|habitual) (\d+\s?%))$/.exec(one) ?? [];
    const zone = wordOf(name, comma ? zoneNames : drawnNames, met.language);
    if (zone === null) return null;
    const [good, tried] = zones[zone];
    claims.push(
      percent(name, share, tried / all),
      shots === undefined
        ? percent(`${name}, usual`, others, usual.zones[zone][1] / usual.all)
        : made(name, shots, [good, tried]),
    );
  }
  return claims;
}

const lostIn = ({ meetings }: Met, word: 'turnovers' | `lost:${string}`) =>
  meetings.reduce((sum, match) => sum + (countOf(match, word, { side: 'opponent' }) ?? 0), 0);

const kinds = {
  badpass: { en: 'bad pass', es: 'mal pase' },
  ballhandling: { en: 'ball handling', es: 'mal control del balón' },
  travel: { en: 'travelling', es: 'pasos' },
  doubledribble: { en: 'double dribble', es: 'dobles' },
  offensive: { en: 'offensive foul', es: 'falta en ataque' },
  outofbounds: { en: 'out of bounds', es: 'fuera de banda' },
  backcourt: { en: 'backcourt violation', es: 'campo atrás' },
  '3sec': { en: 'three seconds', es: 'tres segundos' },
  '5sec': { en: 'five seconds', es: 'cinco segundos' },
  '8sec': { en: 'eight seconds', es: 'ocho segundos' },
  '24sec': { en: 'shot clock', es: 'posesión agotada' },
} as const;

function readLost({ cells }: PageText, met: Met): Claim[] | null {
  const kind = wordOf(cells[0] ?? '', kinds, met.language);
  if (kind === null) return null;
  return [is(`lost, ${kind}`, numberIn(cells.at(-1) ?? ''), [lostIn(met, `lost:${kind}`)])];
}
