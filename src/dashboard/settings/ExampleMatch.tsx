import { i18n } from '@lingui/core';
import * as v from 'valibot';
import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { languageOf } from '../../contract/language.ts';
import { matchSchema } from '../../contract/match.ts';
import { matchEventSchema } from '../../contract/play-by-play.ts';
import { LeadChart } from '../figures/LeadChart.tsx';
import styles from './ConnectPage.module.css';
import example from './example-match.json';

/** A match of the demo club as on its page: the score, the verdict, and the lead with the decisive stretch. */
export function ExampleMatch() {
  const match = v.parse(matchSchema, example.match);
  const events = v.parse(v.array(matchEventSchema), example.events);
  const { team = 0, opponent = 0 } = match.score ?? {};
  return (
    <figure className={`stack shrinks ground ${styles.example}`}>
      <figcaption className="quiet">{i18n.t('A match as Boxout shows it')}</figcaption>
      <div className={`ends named low strong tight ${styles.score}`}>
        <p>
          <span className="us">{example.teamName}</span>
          <span className="them">{match.opponent.name}</span>
        </p>
        <p>
          <span className="us">{team}</span> <b className="them">{opponent}</b>
        </p>
      </div>
      <p className="sentence strong snug">{example.sentence[languageOf(i18n.locale)]}</p>
      <div>
        <LeadChart
          meeting={{
            match,
            plays: { matchId: match.id, matchSheet: noSheet, events },
          }}
          stretch={example.stretch as Stretch}
        />
      </div>
      <p className="quiet">
        {i18n.t('The lead through the match: above the line ours, below it theirs.')}
      </p>
    </figure>
  );
}

const noSheet = { team: [], opponent: [] };
