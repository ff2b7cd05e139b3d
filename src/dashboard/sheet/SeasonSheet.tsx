import { i18n } from '@lingui/core';
import { Table } from '../ui/Table.tsx';
import { PaperAverages } from './PaperAverages.tsx';
import { SeasonTrends } from './SeasonTrends.tsx';
import type { SeasonPaper } from './season-paper.ts';
import { TeamSheet } from './TeamSheet.tsx';

/** A team's season on paper: record, averages, trends, and every match; what there is nothing of yet is left out. */
export function SeasonSheet({ paper }: { paper: SeasonPaper }) {
  const { team, facts, ratings, basis, matches } = paper;
  const completed = ratings.some(({ points }) => points.length > 0);
  return (
    <TeamSheet team={team} part={i18n.t('Season')}>
      <dl className="paper-season-facts">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className="paper-side paper-season">
        <h2>
          {i18n.t('Averages')} <small>{basis}</small>
        </h2>
        {completed ? (
          <>
            <PaperAverages {...paper} />
            <p className="paper-remark">
              {i18n.t(
                'Shots in percent of all attempts; the rest a match played; – where a match did not record it.',
              )}
            </p>
          </>
        ) : null}
      </section>
      {completed ? <SeasonTrends paper={paper} /> : null}
      {matches.length > 0 ? (
        <section className="paper-season-matches">
          <h2>{i18n.t('Matches')}</h2>
          <Table
            paper
            label={i18n.t('Matches')}
            rows={matches}
            keyOf={({ id }) => id}
            columns={[
              { key: 'date', heading: i18n.t('Date'), isText: true, cell: ({ date }) => date },
              {
                key: 'opponent',
                heading: i18n.t('Opponent'),
                isName: true,
                cell: (one) => one.opponent,
              },
              {
                key: 'homeAway',
                heading: i18n.t('Place'),
                isText: true,
                cell: (one) => one.homeAway,
              },
              {
                key: 'competition',
                heading: i18n.t('Competition'),
                isText: true,
                cell: ({ competition }) => competition,
              },
              { key: 'result', heading: i18n.t('Result'), cell: ({ outcome }) => outcome },
              { key: 'score', heading: i18n.t('Score'), cell: ({ score }) => score },
              { key: 'margin', heading: i18n.t('+/-'), cell: ({ margin }) => margin },
            ]}
          />
        </section>
      ) : null}
    </TeamSheet>
  );
}
