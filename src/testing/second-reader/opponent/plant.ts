import { isNameOf, type Met, type PageText, playersOf } from './page-text.ts';

/* Plants one error into texts of an opponent's page, of every kind that the check must find. */

export const plantedKinds = ['number', 'name', 'word'] as const;
export type PlantedKind = (typeof plantedKinds)[number];

/** Words with their opposites; only whole words are replaced. */
const opposites = {
  en: [
    ['more', 'less'],
    ['clear', 'probable'],
    ['May be chance', 'Clearly more than usual'],
    ['Probably', 'Clearly'],
    ['twice', 'seen once'],
    ['Won', 'Lost'],
    ['Guard the three-point line', 'Protect the paint'],
    ['Press the ball', 'Do not gamble for steals'],
    ['Keep the ball safe', 'Play the pass: they rarely steal it'],
    ['Turnover rate', 'Offensive rebounds'],
    ['bad pass', 'travelling'],
    ['At the rim', 'Mid-range'],
  ],
  es: [
    ['más', 'menos'],
    ['claro', 'probable'],
    ['Puede ser azar', 'Claramente más de lo habitual'],
    ['Probablemente', 'Claramente'],
    ['dos veces', 'visto una vez'],
    ['V Victoria', 'D Derrota'],
    ['Defiende la línea de tres', 'Protege la zona'],
    ['Presiona el balón', 'No te la juegues al robo'],
    ['Cuida el balón', 'Juega el pase: roban poco'],
    ['Porcentaje de pérdidas', 'Rebotes ofensivos'],
    ['mal pase', 'pasos'],
    ['Junto al aro', 'Media distancia'],
  ],
} as const;

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

function number(cell: string, random: () => number): string | null {
  const digits = pick([...cell.matchAll(/\d+/g)], random);
  if (digits === undefined) return null;
  const value = Number(digits[0]);
  const by = 1 + Math.floor(random() * 3);
  const other = String(random() < 0.5 || value < by ? value + by : value - by);
  const { index } = digits;
  const changed = other.padStart(digits[0].startsWith('0') ? 2 : 1, '0');
  return cell.slice(0, index) + changed + cell.slice(index + digits[0].length);
}

/** Replaces a player's name, full or with an initial, by a teammate's. */
function name(cell: string, random: () => number, met: Met): string | null {
  for (const side of ['team', 'opponent'] as const) {
    const players = playersOf(met, side);
    const printed = players.flatMap((player) => {
      const [first = '', ...rest] = player.name.split(' ');
      const short = `${first[0]}. ${rest.join(' ')}`;
      return [player.name, short].filter((each) => cell.includes(each));
    });
    const one = pick(printed, random);
    const other = pick(
      players.filter((player) => one === undefined || !isNameOf(player.name, one)),
      random,
    );
    if (one !== undefined && other !== undefined) return cell.replace(one, () => other.name);
  }
  return null;
}

function word(cell: string, random: () => number, { language }: Met): string | null {
  const both = opposites[language].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const whole = (text: string) => new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'u');
  const found = pick(
    both.filter(([from]) => whole(from).test(cell)),
    random,
  );
  return found === undefined ? null : cell.replace(whole(found[0]), found[1]);
}

const plants = { number, name, word };

/** The text with one error of a kind; `null` if that kind can't be planted. */
export function plantedIn(
  pageText: PageText,
  kind: PlantedKind,
  met: Met,
  random: () => number,
): PageText | null {
  const changes = pageText.cells.flatMap((cell, at) => {
    const changed = plants[kind](cell, random, met);
    return changed === null || changed === cell ? [] : [{ at, changed }];
  });
  const one = pick(changes, random);
  if (one === undefined) return null;
  return {
    ...pageText,
    cells: pageText.cells.map((cell, at) => (at === one.at ? one.changed : cell)),
  };
}
