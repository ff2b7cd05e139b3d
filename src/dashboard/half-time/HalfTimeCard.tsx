import { i18n } from '@lingui/core';
import { LeadPicture } from '../figures/LeadChart.tsx';
import { secondsSoFar } from '../figures/live-moment.ts';
import type { Meeting } from '../figures/meeting.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { Button } from '../ui/Button.tsx';
import { formatScore } from '../ui/format.ts';
import { Fouls } from './Fouls.tsx';
import styles from './HalfTime.module.css';
import type { HalfTimeCard as Card } from './half-time-card.ts';
import { LastMinutesPart } from './LastMinutesPart.tsx';
import { lastSeconds } from './last-minutes.ts';
import { chanceText, timeoutsText } from './moment-words.ts';
import { ScoreHead } from './ScoreHead.tsx';
import { Scorers } from './Scorers.tsx';
import { Shots } from './Shots.tsx';

interface HalfTimeCardProps {
  card: Card;
  meeting: Meeting;
  teamName: string;
}

/** So many line-ups hold most of a half. */
const mostFives = 4;

/** A match under way on one phone screen and one A5, in the order in which a coach asks. */
export function HalfTimeCard({ card, meeting, teamName }: HalfTimeCardProps) {
  const { match, plays } = meeting;
  const until = secondsSoFar(card.moment, match);
  const shirts = new Map(plays?.matchSheet.team.map((entry) => [entry.playerId, entry.number]));
  return (
    <article className={styles.card}>
      <ScoreHead card={card} match={match} teamName={teamName} />
      {until === null ? null : (
        <LeadPicture meeting={meeting} until={until} shaded={card.lastMinutes ? lastSeconds : 0} />
      )}
      <p className={styles.chance}>{chanceText(card)}</p>
      {card.lastMinutes ? <LastMinutesPart last={card.lastMinutes} card={card} /> : null}
      <Fouls card={card} match={match} />
      <Shots card={card} />
      <Scorers card={card} />
      {card.fives ? (
        <Section
          title={i18n.t('Our fives')}
          note={i18n.t('{count} so far: minutes together, score', { count: card.fives.length })}
        >
          <table className={styles.fives}>
            <tbody>
              {card.fives.slice(0, mostFives).map((five) => (
                <tr key={five.playerIds.join(' ')}>
                  <th scope="row">
                    {five.playerIds
                      .map((id) => shirts.get(id) ?? '–')
                      .toSorted((a, b) => Number(a) - Number(b))
                      .map((shirt, at) => (
                        <i key={`${five.playerIds[at]}`}>{shirt} </i>
                      ))}
                  </th>
                  <td>{formatMinutes(five.seconds)}</td>
                  <td>{formatScore({ team: five.pointsFor, opponent: five.pointsAgainst })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ) : null}
      <p className={styles.foot}>
        <Button className={styles.print} onClick={() => window.print()}>
          {i18n.t('Print')}
        </Button>
        {plays
          ? timeoutsText(card, match)
          : i18n.t(
              'No plays of this match yet: the clock, zones, fives and time-outs come with them.',
            )}
      </p>
    </article>
  );
}
