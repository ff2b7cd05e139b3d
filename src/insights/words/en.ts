import { decimal } from '../numbers.ts';
import { halfName, periodName } from '../stretch.ts';
import type { Words } from './words.ts';

export const en: Words = {
  verdict: {
    won: 'Won',
    lost: 'Lost',
    afterOvertime: ' after overtime',
    afterOvertimes: ' after {count} overtimes',
    nothingAlone: {
      plays: ' by {margin}: no part of the game and no stretch alone decided it',
      sheet: ' by {margin}: no stretch alone decided it',
      totals: ' by {margin}: no part of the game alone decided it',
      score: ' by {margin}: too little was recorded to say what decided it',
    },
    and: ', and ',
    causes: {
      line: 'at the line, {own} free throws to {other}',
      turnovers: 'on the ball, {own} turnovers to {other}',
      rebounds: 'on the boards, {own} offensive rebounds to {other}',
      'shots won': 'on better shots, worth {own} points each to {other}',
      'shots lost': 'on poorer shots, worth {own} points each to {other}',
      'fell threes': 'on threes, {own} to {other} ({luck})',
      'fell twos': 'on twos, {own} to {other} ({luck})',
      'fell freeThrows': 'on free throws, {own} to {other} ({luck})',
    },
    luck: 'mostly luck',
    beyondLuck: 'more than luck alone',
    choiceAndLuck: 'choice of shots and luck',
    madeOf: '{made} of {attempted}',
    seconds: 'in {count} seconds',
    minutes: 'in {count} minutes',
    within: '{length} of {period}',
    during: 'in {period}',
    finish: 'in the last 5 minutes',
    overtimes: 'in {count} overtimes',
    fromTo: ': {from} became {to}',
    to: ': {to}',
  },
  periodName: (period, rules) => periodName(period, rules, 'en'),
  halfName: (half) => halfName(half, 'en'),
  ofPeriod: (name) => name,
  decimal: (value) => decimal(value, 2, 'en'),
};
