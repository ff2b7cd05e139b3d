/** What to practise, by the fault; `{n}` and `{who}` stand for a number of the match and a player's name. */
export const drillTexts = {
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
  freeThrows: [
    'Two free throws after every sprint, all week: anyone who misses both runs one more, and the sheet shows 20 a player.',
    'End practice on the line: the team leaves when it has made 10 in a row, a new shooter every 2.',
    'Shoot them tired and alone: 5 rounds of 4 at random moments of the scrimmage, everyone else watching; {n} misses is the number to beat.',
  ],
  freeThrowTrips: [
    'Attack the chest of the defender: 1 on 1 from the wing where a drawn foul counts 2 and a jump shot 0, 8 minutes.',
    'Post and drive for 10 possessions in a row: 5 on 5, no shot before the ball has touched the paint.',
    'Shot fake, then go: close-outs from 6 metres in which the attacker must get 2 feet in the lane.',
  ],
  fouling: [
    'Shell drill with hands behind the back for 6 minutes, then live: every reach is a point for the offence.',
    'Wall up: bigs take 15 contested layups straight up with both arms high; a foul called starts the count again.',
    'Chart fouls in the scrimmage: the five with fewer than 4 in 10 minutes sits out the sprints.',
  ],
  turnovers: [
    'Full-court 4 on 4 without a dribble, 6 minutes: each lost ball is a point for the others.',
    'Start every scrimmage at −5 and take a point off for each turnover: {n} lost balls must hurt in practice first.',
    'Pivot and pass out of a double team: 3 passers, 2 defenders, 20 clean passes in a row before water.',
    'Advance against pressure in threes: 10 trips, jump stop at half court and in the lane, no blind pass.',
  ],
  badPasses: [
    'Pass fakes and pass angles: 3 on 3 in a 5 by 5 metre square, 15 passes make a point.',
    'Outlet and lead passes on the move, 4 lines, 3 minutes without the ball touching the floor.',
    'Play 5 on 5 to 10 completed passes before a shot counts, after {n} bad passes in one match.',
  ],
  ballHandling: [
    'Dribble under pressure: zig-zag 1 on 1 over 28 metres, 6 trips each, lost ball means again.',
    'Two defenders, one dribbler, 12 seconds to cross half court: everyone gets 5 turns.',
    'Strength on the ball: chin it and pivot out of a trap, 8 traps in each corner.',
  ],
  forcedTurnovers: [
    'Pressure the first pass: full-court 5 on 5 for 8 minutes, a deflection gives 1 point, a steal 2.',
    'Run-and-jump after every made free throw: rehearse it 10 times with the starting five.',
    'Deny the wing in the shell drill: the defence stays until it has 3 deflections in one stand.',
  ],
  offensiveRebounds: [
    'Send three to the glass: 5 on 5 where an offensive board counts 2 points, 10 minutes.',
    'Swim move and go: 1 on 1 rebounding from the weak side, best of 7 shots, guards too.',
    'On every shot this week two crash, one tags, two go back; {n} second chances is what it must beat.',
  ],
  secondChance: [
    'Put-backs: off the board, up again without bringing the ball down, 10 a side with a pad on the hip.',
    'Scrimmage 8 minutes in which only a basket after an offensive board counts, and a kick-out three counts 4.',
    'Up or out: 20 offensive boards against two defenders, finish within 1 dribble or pass to the arc.',
  ],
  defensiveRebounds: [
    'Hit, find, get: 4 on 4 from a coach’s shot, the defence needs 3 boards in a row to get off the floor.',
    'Box out with no ball for 5 seconds at a whistle, then live: 12 shots, every offensive board is a sprint.',
    'Guards rebound down: 3 on 3 from the arc, the long rebound counts double, first to 7.',
    'Finish the stop: in the scrimmage a defensive stand scores only with the rebound, {n} offensive boards against is the number on the wall.',
  ],
  transitionDefence: [
    'Sprint back 5 on 4: the shooter touches the baseline first, 8 trips, a layup against costs a point.',
    'Name the safety: on each shot 2 guards are back at half court before the rebound falls, rehearse 15 times.',
    'Stop the ball at the arc: 3 on 2 into 2 on 1 continuous, 6 minutes, count only stops.',
  ],
  transition: [
    'Outlet in 2 seconds and fill three lanes: 11-man break for 6 minutes, 20 layups is the target.',
    'After each steal or board, shot within 7 seconds: 10 trips of 5 on 3.',
    'Run off misses: in the scrimmage a fast-break basket counts 3, until {n} points come easily.',
  ],
  halfCourt: [
    'Two sets, run cold: each five walks, jogs, then plays its 2 best half-court actions 6 times against switching defence.',
    'Shot-clock game: start at 14 seconds, ball reversal needed before a shot, first to 8 stops.',
    'Get the paint touched: 5 on 5 half-court, no shot before a drive or post touch, 12 possessions a side.',
  ],
  halfCourtDefence: [
    'Shell drill 4 on 4, 10 minutes: jump to the ball, one hand in the lane, 3 stops in a row to change.',
    'Guard the first action: the offence runs its main set 8 times, and the defence calls out every screen.',
    'Stops only: scrimmage in which points come from the defence, 24 seconds held is 2.',
  ],
  passing: [
    'Drive, kick and one more: 5 on 0 for 3 minutes, then 5 on 5 in which an assisted basket counts 3.',
    'Cut after each pass: 4 on 4 without a dribble, first to 6 baskets.',
    'Make the extra pass a rule: no shot before 4 passes for 8 minutes; {n} assists is the mark to pass.',
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
  runAgainst: [
    'Rehearse the answer: scrimmage where after 4 points in a row against you the next ball is a set play to the rim.',
    'Agree on the alarm: 6 points without an answer means time-out or the safest set; play 5 such moments at the next practice.',
    'Start 3-minute games at 0–8 and make the five talk through the first possession: shot inside, then a stop.',
  ],
  drought: [
    'Have a play for dry spells: pick 1 action that gets a foul or a layup and run it 10 times, tired.',
    'Scrimmage in games of 4 minutes in which only points in the paint count, to practise scoring when nothing falls.',
    'After 3 empty trips the ball goes inside: make it a rule and scrimmage it for 8 minutes.',
  ],
  period: [
    'Play {minutes}-minute games that start {n} points down, and look at the first 3 possessions of that period on video beforehand.',
    'Warm up for the restart: 90 seconds of full-speed 5 on 0 before each scrimmage quarter, first 2 sets called in advance.',
    'Split practice as the match was: the same {minutes} minutes at the same time of the session, substitutions and all.',
  ],
  clutch: [
    'Last 3 minutes, score level, 2 team fouls to give: play that game 4 times, and decide beforehand who has the ball.',
    'Two end-of-game sets, one for a two and one for a three: 10 repetitions each, with the clock running from 12 seconds.',
    'Finish every practice this week with a 2-minute match; the losing five shoots 10 free throws.',
  ],
  lineUp: [
    'Let those five play 3 four-minute stands against the second unit, and find out which end leaks.',
    'Change one of the five: try 2 other partners in 6-minute scrimmages and keep the score of each.',
    'Walk the five through their 4 main coverages, then let them defend 8 possessions in a row.',
  ],
  foulTrouble: [
    'Plan for {who} with 3 fouls: rehearse a zone stand of 5 minutes with the replacement in the middle.',
    'Teach {who} to contest without the second step: 15 close-outs and 15 walls, no contact allowed.',
    'Give the replacement for {who} 8 minutes with the first five in every practice.',
  ],
  bench: [
    'Second five against first, 10 possessions each: the bench gets 2 sets of its own and knows who shoots.',
    'Mix the units: 3 starters and 2 from the bench for two 6-minute games, so that nobody comes in cold.',
    'Give every substitute one job written on 1 line before the match, and score only that in the scrimmage.',
  ],
  opponentBench: [
    'Guard the second wave: start a 6-minute game with fresh opponents against your tired five.',
    'Name a stopper from your bench and give that player 10 stands against the best scorer.',
    'Keep 1 starter on court at all times against a second unit: rehearse the rotation in two 8-minute blocks.',
  ],
  scorer: [
    'Better looks for {who}: 5 minutes a day of the 2 shots that go in, off the same screens.',
    'Share the load: scrimmage in which nobody may take 2 shots in a row, {who} as the screener.',
    'Sit down with {who} over 10 of those shots on video and pick the 3 to trade for a pass.',
  ],
  opponentScorer: [
    'Box-and-one for 6 minutes in practice, your best defender on one scorer, so that the answer exists next time.',
    'Deny the catch: 1 on 1 off the ball, 20 seconds, the scorer may touch it once.',
    'Send a second defender on the first dribble: 12 repetitions of trap and rotate behind it.',
  ],
  shotMix: [
    'Better shots before more shots: 5 on 5 in which only the rim, the corners and the line count, 10 minutes.',
    'Grade shots aloud: every attempt in the scrimmage gets a 1, 2 or 3 from the bench; under an average of 2 the drill starts again.',
    'Run the set that opens the lane 12 times and forbid the first jump shot.',
  ],
  shotMixAgainst: [
    'Take the rim and the corners away: shell drill, 10 minutes, the defence wins when the shot comes from mid-range.',
    'Pack the lane and close out long: 4 on 4, 12 stands, points against only for layups and corner threes.',
    'Decide what to give up: walk through 3 coverages that leave the long two, then play each 5 minutes.',
  ],
  pace: [
    'Play your own speed: scrimmage with a 10-second minimum for shots after a defensive board, 8 minutes.',
    'Walk it up, then run it: alternate 5 slow and 5 fast possessions on the coach’s call.',
    'Own the tempo: 6-minute games in which the coach sets the number of possessions and both fives must hit it.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type DrillTopic = keyof typeof drillTexts;
