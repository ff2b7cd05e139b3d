/** Drills by the skill they train, several of each, chosen by the match. `{who}` is the player. */
export const drillsEn = {
  none: [
    'What lost this match by {margin} does not repeat from match to match, so no drill follows from it.',
    'No drill follows from this loss by {margin}: its cause does not repeat from match to match.',
    'This loss by {margin} asks for no drill, since its cause does not repeat from match to match.',
  ],
  turnover: [
    'Full-court 4 on 4 without a dribble for 6 minutes: each turnover is a point for the others.',
    'Pivot and pass out of a double team: 3 passers, 2 defenders, 20 clean passes in a row before water.',
    'Advance against pressure in threes: 10 trips, jump stop at half court and in the lane, no blind pass.',
  ],
  pressure: [
    'Pressure the first pass: full-court 5 on 5 for 8 minutes, a deflection gives 1 point, a steal 2.',
    'Run and jump after a made free throw: rehearse it 10 times with the starting five.',
    'Deny the wing in the shell drill: the defence stays until it has 3 deflections in one stand.',
  ],
  passing: [
    'Pass fakes and pass angles: 3 on 3 in a square of 5 by 5 metres, 15 passes make a point.',
    'Outlet and lead passes on the move: 4 lines, 3 minutes without the ball touching the floor.',
    'Play 5 on 5 in which a shot counts only after 10 completed passes.',
  ],
  ballHandling: [
    'Dribble under pressure: zigzag 1 on 1 over 28 metres, 6 trips each, a turnover means again.',
    'Two defenders, one dribbler, 8 seconds to cross half court: 5 turns each.',
    'Strength on the ball: chin it and pivot out of a trap, 8 traps in each corner.',
  ],
  footwork: [
    'Jump stop, pivot, pass: 4 passers in a square, both pivot feet, 4 minutes; a travel starts the count again.',
    'Catch and go: 10 starts from each wing, the ball on the floor before the back foot is up.',
    'Stop off the dribble: 12 drives to a jump stop in the lane, a front and a back pivot, then the pass.',
  ],
  offensiveFoul: [
    'Stop before the help: 12 drives at a defender who is set, two feet down, then the pass or the short shot.',
    'Set, then hit: 10 screens on each side, both feet still before the contact; one that moves does not count.',
    'Drive 2 on 2 from the wing for 8 minutes: a charge taken gives the defence 3 points.',
  ],
  boxOut: [
    'Hit, find, get: 4 on 4 from a coach’s shot, the defence needs 3 rebounds in a row to get off the floor.',
    'Box out with no ball for 5 seconds at a whistle, then live: 12 shots, every offensive rebound is a sprint.',
    'Finish the stop: in a 10-minute scrimmage a defence scores only with the rebound.',
  ],
  crash: [
    'Send three to the glass: 5 on 5 for 10 minutes where an offensive rebound counts 2 points.',
    'Swim move and go: 1 on 1 for the rebound from the weak side, best of 7 shots, guards too.',
    'Rehearse the shot 15 times in 5 on 0: two crash, one tags, two go back.',
  ],
  attack: [
    'Attack the chest of the defender: 1 on 1 from the wing for 8 minutes, a drawn foul counts 2 and a jump shot 0.',
    '5 on 5 for 10 possessions in which nobody shoots before the ball has touched the paint.',
    'Shot fake, then go: close-outs from 6 metres in which the attacker must get 2 feet in the lane.',
  ],
  fouling: [
    'Shell drill with hands behind the back for 6 minutes, then live: every reach is a point for the offence.',
    'Wall up: 15 contested layups straight up with both arms high; a foul starts the count again.',
    'Chart the fouls of a 10-minute scrimmage: the five with fewer than 4 sits out the sprints.',
  ],
  betterShots: [
    'Better shots first: 10 minutes of 5 on 5 in which only the rim, the corner threes and the line count.',
    'Grade every shot of a 10-minute scrimmage aloud with 1, 2 or 3: under 2 for each shot the drill starts again.',
    'Run the set that brings your best shots 12 times: no other shot counts.',
  ],
  takeAway: [
    'Take the rim and the corners away: shell drill for 10 minutes, the defence wins when the shot comes from mid-range.',
    'Pack the lane and close out long: 4 on 4, 12 stands, points against only for layups and corner threes.',
    'Decide what to give up: walk through 3 coverages that leave the long two, then play each for 5 minutes.',
  ],
  transition: [
    'Outlet in 2 seconds and fill three lanes: 11-man break for 6 minutes, 20 layups is the target.',
    'After each steal or defensive rebound a shot within 7 seconds: 10 trips of 5 on 3.',
    'Run off misses: in a 10-minute scrimmage a fast-break basket counts 3.',
  ],
  transitionDefence: [
    'Sprint back 5 on 4: the shooter touches the baseline first, 8 trips, a layup against costs a point.',
    'Name the safety: on each shot 2 guards are back at half court before the rebound falls, rehearse it 15 times.',
    'Stop the ball at the arc: continuous 3 on 2 into 2 on 1 for 6 minutes, count only stops.',
  ],
  assisting: [
    'Drive, kick and one more: 5 on 0 for 3 minutes, then 5 on 5 in which an assisted basket counts 3.',
    'Cut after each pass: 4 on 4 without a dribble, first to 6 baskets.',
    'Make the extra pass a rule: no shot before 4 passes for 8 minutes; {n} assists is the mark to pass.',
  ],
  playerAssists: [
    '{who}: drive from the wing and hit the open one with one look, 10 in a row from each side.',
    'Play 4 on 4 with {who} not allowed to shoot for 6 minutes, and count the open shots of the others.',
    'Read the help: 12 drives, a coach shows or hides the second defender, pass or finish.',
  ],
  playerTurnovers: [
    '{who}: ball handling against two defenders in the corner, 8 turns, out with a pass off two feet.',
    'Pass fake before every pass in the passing square, 5 minutes: {lost} in this match, so aim for half of that.',
    'Bring the ball up against a full-court defender 10 times; a turnover starts the count again.',
  ],
  playerRebounds: [
    '{who}: hit, turn and go, 5 boards in a row before a rest, 4 rounds.',
    'Weak-side crash on every shot of the shooting drill: 20 starts, 2 steps before the ball is at the rim.',
    'Two on one rebounding with {who} as the one, first to 4 boards.',
  ],
  playerFouls: [
    '{who}: contest straight up 15 times with both arms high, and land in the same spot.',
    'Beat the dribbler with the feet: 10 slides to the sideline holding a towel in both hands.',
    'Watch the {n} fouls on video with {who} and sort them: hand too soon, or feet too late.',
  ],
} as const;
