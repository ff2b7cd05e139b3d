import type { Summary } from '../../contract/insight.ts';
import { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';

/** Whose text it is: what chooses its wordings, and the opponent's name. */
interface Subject {
  matchId: string;
  /** Empty for the team. */
  playerId?: string;
  opponentName: string;
}

/** The three lists: what brought points, what cost some, and what to practise for each of the latter, in the same order. */
export function summaryOf(
  { gains, losses }: { gains: readonly Finding[]; losses: readonly Finding[] },
  { matchId, playerId = '', opponentName }: Subject,
): Summary {
  const voice = (list: string, findings: readonly Finding[]) => {
    const told = new Set(findings.flatMap((finding) => finding.playerId ?? []));
    return new Voice(matchId, `${playerId} ${list}`, opponentName, told);
  };
  const working = voice('working', gains);
  const focus = voice('focus', losses);
  const practice = voice('practice', []);
  return {
    whatsWorking: gains.map((finding) => finding.say(working)),
    focusAreas: losses.map((finding) => finding.say(focus)),
    suggestions: losses.map((finding) => finding.practise(practice)),
  };
}
