/** What one player can practise, by the fault; `{n}` stands for a number of the match, `{who}` for the name. */
export const playerDrillTexts = {
  twos: [
    '{who}: 40 finishes before practice, 10 each with right and left, off one foot and off two.',
    '10 minutes a day around the rim against a pad; write down makes out of 30, the aim is 20.',
    'Jump stop, fake, finish: 5 sets of 6 on each side with a defender at the hip.',
  ],
  threes: [
    '{who}: 50 catch-and-shoot threes a day from 5 spots, 10 each, makes on a chart.',
    'Shoot 30 threes after a sprint to the spot; a set begins only with both feet under.',
    'Partner passes from the paint, 4 minutes without a pause: count the makes, beat them by 2 next time.',
  ],
  freeThrows: [
    '{who}: 10 pairs of free throws through the session, the same routine every time, and the makes on the board.',
    'Two free throws after each drill until 20 are shot; under 14 makes, 10 more.',
    'Free throws last thing, tired, alone at the basket: stop after 6 in a row.',
  ],
  scoring: [
    'Go through the {n} shots on video with {who} and mark the 3 that should have been passes.',
    '{who}: pick the 2 best shots of the season and get 30 of each per session, nothing else.',
    'Play 3 on 3 in which {who} scores only off a pass: 10 possessions, then swap.',
  ],
  turnovers: [
    '{who}: ball handling against two defenders in the corner, 8 turns, out with a pass off two feet.',
    'Pass fake before every pass in the passing square, 5 minutes; {n} lost balls is the number to halve.',
    'Bring the ball up against a full-court defender 10 times; a lost ball starts the count again.',
  ],
  assists: [
    '{who}: drive from the wing and hit the open one with one look, 10 in a row from each side.',
    'Play 4 on 4 with {who} not allowed to shoot for 6 minutes, and count whom the passes free.',
    'Read the help: 12 drives, a coach shows or hides the second defender, pass or finish.',
  ],
  rebounds: [
    '{who}: hit, turn and go, 5 boards in a row before a rest, 4 rounds.',
    'Weak-side crash on every shot of the shooting drill: 20 starts, 2 steps before the ball is at the rim.',
    'Two on one rebounding with {who} as the one, first to 4 boards.',
  ],
  defence: [
    '{who}: slides and close-outs from the wing, hands back, 10 each side.',
    'Deny and deflect: 3 stands of 30 seconds off the ball, 2 deflections are the aim.',
    'One on one over the full court, 6 trips, a point for every turn the dribbler is forced into.',
  ],
  fouls: [
    '{who}: contest straight up 15 times with both arms high, and land in the same spot.',
    'Beat the dribbler with the feet: 10 slides to the sideline holding a towel in both hands.',
    'Show {who} the {n} fouls on video and name the 2 that were not needed.',
  ],
  onCourt: [
    'Give {who} two 6-minute games with the first five and keep the score of both ends apart.',
    'Try {who} beside 2 other partners in the scrimmage, 8 minutes each, and compare.',
    'Go through the defensive calls with {who} at walking pace, 4 coverages, then live.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type PlayerDrillTopic = keyof typeof playerDrillTexts;
