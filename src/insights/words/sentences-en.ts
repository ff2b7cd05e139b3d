/**
 * Every sentence over a finding, by "subject/branch": where a subject has several of one branch, the match chooses. A name in
 * braces stands for a value of the finding (`said`); with a capital it begins with one.
 */
export const sentencesEn = {
  'part/won first': ['You won {name} {score}.'],
  'part/won later': ['You won {name} {score}, from {before} to {after}.'],
  'part/lost first': ['You lost {name} {score}.'],
  'part/lost later': ['You lost {name} {score}, from {before} to {after}.'],
  'run/team first': ['You opened the match with {a} {points}–0 run{within}.'],
  'run/team long': [
    '{A} {points}–0 run in {length}, begun {when}, took you from {before} to {after}.',
  ],
  'run/team short': ['{A} {points}–0 run {when} took you from {before} to {after}.'],
  'run/opponent first': ['{They} opened the match with {a} {points}–0 run{within}.'],
  'run/opponent long': [
    '{They} scored {points} in a row in {length}, {since}: from {before} to {after}.',
  ],
  'run/opponent short': ['{They} scored {points} in a row {when}: from {before} to {after}.'],
  'lead/team level': ['You were {lead} down, {before}, {when}, and drew level{within}: {after}.'],
  'lead/team behind': ['You were {lead} down, {before}, {when}, and were ahead{within}: {after}.'],
  'lead/opponent level': [
    'You were {lead} ahead, {before}, {when}, and {they} drew level{within}: {after}.',
  ],
  'lead/opponent behind': [
    'You were {lead} ahead, {before}, {when}, and {they} led{within}: {after}.',
  ],
  'drought/first': ['You went the first {length} without a point while {they} scored {allowed}.'],
  'drought/later': [
    '{When} you went {length} without a point while {they} scored {allowed}: from {before} to {after}.',
  ],
  'finish/team': ['You won the last 5 minutes {score}, from {before} to {after}.'],
  'finish/opponent': ['You lost the last 5 minutes {score}, from {before} to {after}.'],
  'overtime/team one': [
    'You won overtime {score}: it stood {before} after regulation and {after} at the end.',
  ],
  'overtime/team several': [
    'It took {count} overtimes: you won them {score}, from {before} to {after} ({names}).',
  ],
  'overtime/opponent one': [
    'You lost overtime {score}: it stood {before} after regulation and {after} at the end.',
  ],
  'overtime/opponent several': [
    'It took {count} overtimes: you lost them {score}, from {before} to {after} ({names}).',
  ],
  'chance/end': ['Before it your chance to win was {from}.'],
  'chance/up': ['Your chance to win rose from {from} to {to}.'],
  'chance/down': ['Your chance to win fell from {from} to {to}.'],
  'scorer of a stretch/most': ['{name} scored {own} of the {all}.'],
  'scorer of a stretch/all': ['{name} scored all {all}.'],
} as const;
