import { i18n } from '@lingui/core';
import * as v from 'valibot';
import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { languageOf } from '../../contract/language.ts';
import { matchSchema } from '../../contract/match.ts';
import { matchEventSchema } from '../../contract/play-by-play.ts';
import styles from './ExampleMatch.module.css';
import example from './example-match.json';
import { LeadChart } from './LeadChart.tsx';
import { lengthOf } from './meeting.ts';

/** A match of the demo club as on its page: score, verdict, the lead with the decisive stretch, who played when. */
export function ExampleMatch() {
  const match = v.parse(matchSchema, example.match);
  const events = v.parse(v.array(matchEventSchema), example.events);
  const { team = 0, opponent = 0 } = match.score ?? {};
  return (
    <figure className={`stack shrinks ground ${styles.example}`}>
      <figcaption className="quiet">{i18n.t('A match as Boxout shows it')}</figcaption>
      <div className={`ends low headline strong ${styles.score}`}>
        <p className="stack dense">
          <span className="us">{example.teamName}</span>
          <span className="them">{match.opponent.name}</span>
        </p>
        <p className="number light unbroken">
          <span className="us">{team}</span> <b className="them">{opponent}</b>
        </p>
      </div>
      <p className="sentence strong snug">{example.sentence[languageOf(i18n.locale)]}</p>
      <div className={styles.lead}>
        <LeadChart
          meeting={{
            match,
            plays: { matchId: match.id, matchSheet: noSheet, events },
          }}
          stretch={example.stretch as Stretch}
        />
      </div>
      <ul className={`grid narrow small tight ${styles.players}`}>
        {example.players.map(({ name, points, spells, baskets }) => (
          <li key={name}>
            <span className="cut">{name}</span>
            <svg
              className="wide"
              viewBox={`0 0 ${lengthOf(match)} 16`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={spells.map(([from, to]) => `M${from} 14H${to}`).join('')} />
              <path d={baskets.map(([at, worth = 0]) => `M${at} 16V${13 - 4 * worth}`).join('')} />
            </svg>
            <b className={points === 0 ? 'end soft light' : 'end'}>{points}</b>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {i18n.t(
          'Above, the lead: up is ours. Below, who was on the court; a tick is a basket, its height the points.',
        )}
      </p>
    </figure>
  );
}

const noSheet = { team: [], opponent: [] };
