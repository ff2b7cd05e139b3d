import { i18n } from '@lingui/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { useStorages } from '../api/session-context.ts';
import { useTakenDrills } from '../api/taken-drills.ts';
import { certaintyText, leastMatches } from '../figures/latest-moves.ts';
import { matchText } from '../figures/match-text.ts';
import { Absence } from '../figures/QueryState.tsx';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { ReadingNote } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { formatDecimal } from '../figures/statistic-format.ts';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { Button } from '../ui/Button.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './Practice.module.css';
import { Practice } from './Practice.tsx';
import {
  type Choices,
  chosenOrNot,
  mostChosen,
  mostMinutes,
  moved,
  type Planned,
  planOf,
  readChoices,
  saveChoices,
  withMinutes,
} from './plan.ts';
import type { PracticeReport, Theme } from './practice-report.ts';
import { themeWords } from './theme-words.ts';
import { basisText, usePractice } from './use-practice.ts';

/** What to train: faults that recurred in a team's latest matches, by their cost. */
export function PracticePage() {
  return (
    <TeamMatches title={i18n.t('What to train')} skeleton={<PracticeSkeleton />}>
      {(list) => <TeamPractice key={list.teamId} {...list} />}
    </TeamMatches>
  );
}

function TeamPractice({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const { report, readings, complete } = usePractice(teamId, matches);
  return (
    <>
      <header className={styles.title}>
        <h2>{i18n.t('What to train')}</h2>
        <p className={styles.caption}>
          {report ? (
            <>
              {basisText(report.divided)}
              {'\u00a0· '}
              <SeasonLink to={paths.printPractice({ teamId })}>{i18n.t('Print')}</SeasonLink>
            </>
          ) : (
            i18n.t('from the latest matches')
          )}
        </p>
        <ReadingNote readings={readings} />
      </header>
      <TakenDrills teamId={teamId} matches={matches} />
      {report ? (
        <ChosenPractice teamId={teamId} report={report} />
      ) : complete ? (
        <Absence
          title={i18n.t('Too few matches to compare with')}
          message={i18n.t(
            'It takes {count} completed matches with a box score of both sides: three to look at, and five before them to compare with.',
            { count: leastMatches },
          )}
        />
      ) : (
        <PracticeSkeleton />
      )}
    </>
  );
}

/** The drills that the coach took from insights, until he leaves them out. */
function TakenDrills({ teamId, matches }: { teamId: string; matches: readonly Match[] }) {
  const [drills, toggle] = useTakenDrills(teamId);
  if (drills.length === 0) return null;
  return (
    <Section title={i18n.t('From the insights')}>
      <ul className={styles.lines}>
        {drills.map((drill) => {
          const match = matches.find(({ id }) => id === drill.matchId);
          return (
            <li key={`${drill.matchId} ${drill.text}`} className={`ends ${styles.other}`}>
              <span>
                <ServiceText text={drill.text} />{' '}
                {match ? (
                  <Link className="reach" to={paths.insights({ teamId, matchId: match.id })}>
                    {matchText(match)}
                  </Link>
                ) : null}
              </span>
              <Button
                className="rigid"
                aria-label={i18n.t('Leave out: {title}', { title: drill.text })}
                onClick={() => toggle(drill)}
              >
                ×
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function PracticeSkeleton() {
  return <SkeletonRows count={9} height="4rem" label={i18n.t('Loading the latest matches')} />;
}

/** Minutes that a button adds or removes. */
const step = 5;

/** The practice with the coach's choices, and its actions. */
function ChosenPractice({ teamId, report }: { teamId: string; report: PracticeReport }) {
  const { local } = useStorages();
  const [choices, setChoices] = useState(() => readChoices(local, teamId));
  const [said, setSaid] = useState('');
  const plan = planOf(report.themes, choices);
  /** @param focus id of the button to focus after its theme moved */
  const choose = (next: Choices, what: string, focus = '') => {
    saveChoices(local, teamId, next);
    flushSync(() => {
      setChoices(next);
      setSaid(what);
    });
    document.getElementById(focus)?.focus();
  };
  const controlsOf = ({ theme, minutes }: Planned) => {
    const { key } = theme;
    const { title } = themeWords(theme);
    const move = (by: -1 | 1, button: string) => {
      const next = moved(plan, choices, key, by);
      const number = planOf(report.themes, next).chosen.findIndex((at) => at.theme.key === key) + 1;
      choose(next, i18n.t('{title} is now number {number}', { title, number }), button);
    };
    const give = (given: number) => {
      const next = Math.min(mostMinutes, Math.max(step, given));
      choose(
        withMinutes(plan, choices, key, next),
        i18n.t('{title}: {minutes} minutes', { title, minutes: next }),
      );
    };
    const acts = [
      {
        sign: '−',
        name: i18n.t('Fewer minutes: {title}', { title }),
        act: () => give(Math.ceil(minutes / step - 1) * step),
      },
      {
        sign: '+',
        name: i18n.t('More minutes: {title}', { title }),
        act: () => give(Math.floor(minutes / step + 1) * step),
      },
      {
        sign: '↑',
        name: i18n.t('Move up: {title}', { title }),
        act: () => move(-1, `${key}-↑`),
      },
      {
        sign: '↓',
        name: i18n.t('Move down: {title}', { title }),
        act: () => move(1, `${key}-↓`),
      },
      {
        sign: '×',
        name: i18n.t('Leave out: {title}', { title }),
        act: () =>
          choose(
            chosenOrNot(plan, choices, key, false),
            i18n.t('{title} is left out', { title }),
            `${key}-take`,
          ),
      },
    ];
    return (
      <span className={`flex across ${styles.controls}`}>
        {acts.map(({ sign, name, act }) => (
          <Button key={sign} id={`${key}-${sign}`} aria-label={name} title={name} onClick={act}>
            {sign}
          </Button>
        ))}
      </span>
    );
  };
  const take = (theme: Theme) =>
    choose(
      chosenOrNot(plan, choices, theme.key, true),
      i18n.t('{title} is taken in', themeWords(theme)),
      `${theme.key}-×`,
    );
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Practice report={report} plan={plan} controlsOf={controlsOf}>
        {plan.others.length > 0 ? (
          <Section
            title={i18n.t('Came back too')}
            note={i18n.t('{count} fit one practice', { count: mostChosen })}
          >
            <ul className={styles.lines}>
              {plan.others.map((theme) => {
                const { title, finding } = themeWords(theme);
                return (
                  <li key={theme.key} className={`ends ${styles.other}`}>
                    <span>
                      <b>{title}.</b> {finding}{' '}
                      {i18n.t('{points} points, {came} of {known}, {certainty}.', {
                        points: formatDecimal(theme.cost),
                        came: theme.came,
                        known: theme.known,
                        certainty: certaintyText(theme),
                      })}
                    </span>
                    <Button
                      className="rigid"
                      id={`${theme.key}-take`}
                      aria-label={i18n.t('Train it: {title}', { title })}
                      disabled={plan.chosen.length >= mostChosen}
                      onClick={() => take(theme)}
                    >
                      {i18n.t('Train it')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </Section>
        ) : null}
        {choices.length > 0 ? (
          <p>
            <Button onClick={() => choose([], i18n.t('As proposed'), `${report.themes[0]?.key}-−`)}>
              {i18n.t('As proposed again')}
            </Button>
          </p>
        ) : null}
      </Practice>
    </>
  );
}
