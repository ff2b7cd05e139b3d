/** What to practise after a match of poor shots, by their place or kind, and against good ones of the opponent. */
export const shootingDrills = {
  rim: [
    'Finish through contact: layups with a pad on the hip, both hands, 20 a player, and write down who makes fewer than 14.',
    'Play 1 on 1 from the elbow with 2 dribbles at most, first to 5, so that every finish meets a body; {n} misses at the rim are worth 12 minutes of it.',
    'Run the Mikan drill for 60 seconds a side, then power layups off two feet: the group goes on when everyone has 8 in a row.',
    'Chase-down layups: a defender starts one step behind, 10 attempts each, and only makes under pressure count.',
  ],
  paint: [
    'Put 10 minutes into floaters and short hooks off one foot: 5 spots in the lane, 4 makes at each before moving on.',
    'Jump stop in the lane, shot fake, up and under: 3 on 3 in which a basket from the paint counts 2 and anything else 1.',
    'From each side, drive the lane against a waiting big and choose floater or drop pass: 24 repetitions, {n} misses were too many.',
  ],
  midRange: [
    'Trade the pull-up for a pass: in 4 on 4 a mid-range shot is a turnover unless the clock shows under 5 seconds.',
    'Shoot 50 pull-ups from the elbows off 1 dribble, chart them, and let only those over 45% take the shot in the next match.',
    'One more step or one more pass: scrimmage 8 minutes with jump shots inside the arc worth only 1 point.',
  ],
  cornerThree: [
    'Corner threes off a baseline drive: passer, shooter, rebounder, 25 from each side, feet set before the ball comes.',
    'Drift to the corner as the drive goes baseline: 5 on 0 for 4 minutes, then live, counting only threes from the corner.',
    'Everyone ends practice with 20 corner threes in game shoes and legs, {n} misses in mind.',
  ],
  aboveBreakThree: [
    'Catch and shoot from five spots after an inside-out pass: 10 makes a spot, and no shot off the dribble counts.',
    'Two passes before any three: scrimmage to 15 in which a three off a pass from the paint counts 4.',
    'Sprint, catch, shoot: partners run 28 metres between threes for 5 minutes, so that the legs feel the fourth quarter.',
    'Let shooters earn the light: 30 threes from above the break, over 10 makes and the shot is theirs in the next match.',
  ],
  twos: [
    'Finishing circuit of 12 minutes: layup with contact, floater, power move, 10 of each hand before the next station.',
    'Half-court 3 on 3, baskets inside count 2 and fouls give 1: first to 11, and the winners stay on.',
    'Chart inside shots for a week: everyone takes 30 under pressure, and the target is 5 makes more than on day 1.',
  ],
  threes: [
    'Feet first: 100 catch-and-shoot threes a player this week off a pass from the paint, charted by spot.',
    'Five-spot shooting in pairs, 3 minutes a spot with a hand in the face; the pair under 12 makes shoots again.',
    'Scrimmage 10 minutes with only kick-out threes allowed, so that the {n} misses turn into better looks.',
  ],
  closeouts: [
    'Close-outs from the help side: sprint, short steps, high hand, 10 to each corner, shooter live.',
    'Three defenders against five passers on the arc: 45 seconds a stand, every open catch is a point against.',
    'Know the shooters: walk through who leaves whom on the drive, 12 repetitions, then play it live.',
  ],
  rimProtection: [
    'Help early and go straight up: 2 on 2 from the wing plus a rim protector, 15 drives.',
    'Keep them in front: 1 on 1 with 3 dribbles from the sideline, the help may take 2 steps in.',
    'No middle: send drives to the baseline for 10 possessions in a row, trap at the short corner.',
  ],
} as const;

export type ShootingDrill = keyof typeof shootingDrills;
