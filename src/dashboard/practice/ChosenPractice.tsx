import { i18n } from '@lingui/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useStorages } from '../api/session-context.ts';
import { Section } from '../figures/Section.tsx';
import { formatDecimal } from '../figures/statistic-format.ts';
import { Button } from '../ui/Button.tsx';
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
import { certaintyText, themeWords } from './theme-words.ts';

/** Minutes go by fives. */
const step = 5;

/** The practice as the coach chose and ordered it, and what that is done with. */
export function ChosenPractice({ teamId, report }: { teamId: string; report: PracticeReport }) {
  const { local } = useStorages();
  const [choices, setChoices] = useState(() => readChoices(local, teamId));
  const [said, setSaid] = useState('');
  const plan = planOf(report.themes, choices);
  /** @param focus the id of the button that stays under the hand wherever its theme went */
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
      <span className={styles.controls}>
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
                const { title, told } = themeWords(theme);
                return (
                  <li key={theme.key} className={styles.other}>
                    <span>
                      <b>{title}.</b> {told}{' '}
                      {i18n.t('{points} points, {came} of {known}, {certainty}.', {
                        points: formatDecimal(theme.cost),
                        came: theme.came,
                        known: theme.known,
                        certainty: certaintyText(theme),
                      })}
                    </span>
                    <Button
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
