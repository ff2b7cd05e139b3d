/** How a team plays. 1 is the ordinary team of its age group; 1.2 is a fifth more of it. */
export interface Style {
  /** Added to the chance of every shot, 0..1 share (0.02 is a good deal better than the ordinary). */
  strength: number;
  /** Seconds an attack takes: under 1 is fast. */
  patience: number;
  /** Share of shots from behind the arc. */
  threes: number;
  /** Turnovers forced, and fast breaks conceded when the press is broken. */
  press: number;
  offensiveGlass: number;
  defensiveGlass: number;
  passing: number;
  rimProtection: number;
  fouling: number;
}

const ordinary: Style = {
  strength: 0,
  patience: 1,
  threes: 1,
  press: 1,
  offensiveGlass: 1,
  defensiveGlass: 1,
  passing: 1,
  rimProtection: 1,
  fouling: 1,
};

/** The club's own teams: ordinary, but for their strengths. */
export const ownStyles = {
  seniorWomen: { ...ordinary, strength: 0.008, passing: 1.05, threes: 1.05 },
  under18: { ...ordinary, strength: 0.004, patience: 0.96, press: 1.08 },
  under16: { ...ordinary, strength: -0.004, offensiveGlass: 1.06 },
} as const satisfies Record<string, Style>;

/** An opposing club: name, town, and a style that its teams of every age share. */
export interface OpponentClub {
  name: string;
  town: string;
  style: Style;
}

/** The thirteen other clubs of the league. */
export const opponentClubs: readonly OpponentClub[] = [
  {
    name: 'Norhaven Pilots',
    town: 'Norhaven',
    style: { ...ordinary, strength: 0.022, passing: 1.1, rimProtection: 1.2 },
  },
  {
    name: 'Calderwyn Herons',
    town: 'Calderwyn',
    style: { ...ordinary, patience: 1.14, press: 0.88, fouling: 0.85 },
  },
  {
    name: 'Ashmoor Foxes',
    town: 'Ashmoor',
    style: { ...ordinary, strength: 0.005, press: 1.3, patience: 0.9, fouling: 1.15 },
  },
  {
    name: 'Saltmere Sentinels',
    town: 'Saltmere',
    style: { ...ordinary, rimProtection: 1.7, defensiveGlass: 1.12, threes: 0.8 },
  },
  {
    name: 'Quarrow Hill Rams',
    town: 'Quarrow Hill',
    style: { ...ordinary, offensiveGlass: 1.3, threes: 0.7, strength: -0.012, fouling: 1.1 },
  },
  {
    name: 'Lanternmoor Owls',
    town: 'Lanternmoor',
    style: { ...ordinary, threes: 1.45, offensiveGlass: 0.8, passing: 1.1 },
  },
  {
    name: 'Tidewick Otters',
    town: 'Tidewick',
    style: { ...ordinary, patience: 0.84, strength: -0.015, passing: 1.05 },
  },
  {
    name: 'Castlebrun Comets',
    town: 'Castlebrun',
    style: { ...ordinary, patience: 0.88, threes: 1.25, defensiveGlass: 0.9 },
  },
  {
    name: 'Ferrisport Gulls',
    town: 'Ferrisport',
    style: { ...ordinary, strength: -0.035, fouling: 1.1 },
  },
  {
    name: 'Junivale Stags',
    town: 'Junivale',
    style: { ...ordinary, strength: 0.012, offensiveGlass: 1.15, defensiveGlass: 1.1 },
  },
  {
    name: 'Coldharrow Kites',
    town: 'Coldharrow',
    style: { ...ordinary, passing: 0.78, strength: -0.004 },
  },
  {
    name: 'Winderholm Wolves',
    town: 'Winderholm',
    style: { ...ordinary, press: 1.2, rimProtection: 0.8, strength: 0.004 },
  },
  {
    name: 'Drumfield Anvils',
    town: 'Drumfield',
    style: { ...ordinary, fouling: 1.35, offensiveGlass: 1.15, patience: 1.06, strength: -0.01 },
  },
];
