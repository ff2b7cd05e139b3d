import { type DrillTopic, drillTexts } from './drill-texts.ts';
import { type PlayerDrillTopic, playerDrillTexts } from './player-drill-texts.ts';
import type { Voice } from './voice.ts';

/** What fills a drill in: a number of the match, a player's name, the minutes of a period. */
interface DrillDetails {
  n?: number;
  who?: string;
  minutes?: number;
}

/** A drill for a fault of the team. */
export function drill(voice: Voice, topic: DrillTopic, details: DrillDetails = {}): string {
  return filledIn(voice, topic, drillTexts[topic], details);
}

/** A drill for a fault of one player. */
export function playerDrill(voice: Voice, topic: PlayerDrillTopic, details: DrillDetails): string {
  return filledIn(voice, topic, playerDrillTexts[topic], details);
}

function filledIn(
  voice: Voice,
  topic: string,
  texts: readonly string[],
  { n = 0, who = '', minutes = 0 }: DrillDetails,
): string {
  return voice
    .pickNew(`practise ${topic}`, texts)
    .replaceAll('{n}', String(n))
    .replaceAll('{who}', who)
    .replaceAll('{minutes}', String(minutes));
}
