import { luckWords } from './luck-words.ts';

/** The sentences of ratings' comments, as those of `sentencesEn`. */
export const ratingsEn = {
  clauses: ['{first}; {rest}'],
  'in time': ['In {minutes}: {clause}'],
  'rated/gap': ['{Clauses}: {luck}.'],
  'rated/luck': [luckWords.within.en],
  'rated/more': [luckWords.more.en],
  'rated/too little': ['{count}{time}: too little to rate.'],
  'rated/too short': ['In {minutes}: too little to rate.'],
  'rated/no shot': ['Took no shot from the field.'],
  'rated/no play': ['Took no shot and lost no ball.'],
  'rated/no minutes': ['Minutes were not recorded for this match.'],
  'rated/not recorded': ['Not recorded for this match.'],
  'rated/did not play': ['Did not play.'],
  'rate/perShot': ['{value} points per shot, {against}'],
  'rate/perShot player': ['{value} points per shot ({made}/{tried}), {against}'],
  'rate/perShotAllowed': ['{value} points allowed per shot, {against}'],
  'rate/per100Allowed': ['{value} points allowed per 100 possessions, {against}'],
  'rate/turnovers': ['{turnovers}, on {value} of plays, {against}'],
  'rate/turnovers player': ['{turnovers}, on {value} of the player’s plays, {against}'],
  'rate/turnoversForced': ['turnovers forced on {value} of their plays, {against}'],
  'rate/offensiveRebounds': ['{value} of offensive rebounds taken, {against}'],
  'rate/defensiveRebounds': ['{value} of defensive rebounds taken, {against}'],
  'rate/assists': ['{assists}: {value} of {made} baskets came off a pass, {against}'],
  'rate/assists some': [
    '{assists}, {onBaskets} of them on baskets: {value} of {made} baskets came off a pass, {against}',
  ],
  'rate/assists player': ['{assists}{time}, on {value} of the team-mates’ baskets, {against}'],
  'rate/rebounds player': ['{rebounds}{time}, {value} of those available, {against}'],
  'rate/acts': ['{counts}, together worth {value} points per 40 minutes, {against}'],
  'rate/allowed': [
    '{they} scored {points} in that time, {rate} per 40 minutes, against {all} over the whole match',
  ],
  'rate/shotMix': [
    '{shots} ({zones}) and {throws}; such shots are worth {value} points each, {against}',
  ],
  'shot chart/unknown': [
    'Shot locations were not recorded, so only twos, threes and free throws count.',
  ],
  'shot chart/poor plotting': [
    'The locations on the shot chart disagree with the recorded layups, so only twos, threes and free throws count.',
  ],
} as const;
