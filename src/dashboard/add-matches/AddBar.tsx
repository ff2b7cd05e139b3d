import { i18n } from '@lingui/core';
import { useId } from 'react';
import type { Look } from '../../contract/adding.ts';
import { Button } from '../ui/Button.tsx';
import { formatList } from '../ui/format.ts';
import styles from './AddMatches.module.css';
import { countDeeds, type Obstacle, obstacleTo } from './choices.ts';
import type { Draft } from './draft.ts';

interface AddBarProps {
  look: Look;
  draft: Draft;
  busy: boolean;
  onAdd: () => void;
}

/** The one yes: what it does, and why it can't be said yet. */
export function AddBar({ look, draft, busy, onAdd }: AddBarProps) {
  const reasonId = useId();
  const obstacle = obstacleTo(look, draft);
  return (
    <div className={styles.bar}>
      <Button
        kind="primary"
        disabled={busy || obstacle !== null}
        aria-describedby={reasonId}
        onClick={onAdd}
      >
        {busy ? i18n.t('Beginning…') : deedsText(look, draft)}
      </Button>
      <p id={reasonId} role="status" className="quiet">
        {obstacle ? obstacleText(obstacle) : leftText(look, draft)}
      </p>
    </div>
  );
}

function deedsText(look: Look, draft: Draft): string {
  const { add, replace, move } = countDeeds(look, draft);
  const deeds = [
    add > 0 ? i18n.t('{add, plural, one {Add # match} other {Add # matches}}', { add }) : '',
    replace > 0 ? i18n.t('{replace, plural, one {replace #} other {replace #}}', { replace }) : '',
    move > 0 ? i18n.t('{move, plural, one {move #} other {move #}}', { move }) : '',
  ].filter(Boolean);
  const [first = i18n.t('Add matches'), ...others] = deeds;
  const begin = first.charAt(0).toLocaleUpperCase(i18n.locale) + first.slice(1);
  return formatList([begin, ...others]);
}

function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'asked':
      return i18n.t('Answer first what the files do not say.');
    case 'sides':
      return i18n.t('Say first which side is yours.');
    case 'days':
      return i18n.t(
        '{count, plural, one {One match has no day yet: fill it in, or leave the match out.} other {# matches have no day yet: fill them in, or leave them out.}}',
        { count: obstacle.count },
      );
    case 'states':
      return i18n.t('{files} are the same match in different states: take only one of them.', {
        files: formatList(obstacle.files),
      });
    case 'nothing':
      return i18n.t('There is nothing to do: all of it is there already, or left out.');
  }
}

function leftText(look: Look, draft: Draft): string {
  const { leave } = countDeeds(look, draft);
  return leave === 0
    ? i18n.t('It can be undone.')
    : i18n.t(
        '{leave, plural, one {# match stays as it is.} other {# matches stay as they are.}} It can be undone.',
        { leave },
      );
}
