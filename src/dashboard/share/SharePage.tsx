import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTeam } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { leadAreas } from '../figures/flow-geometry.ts';
import type { PlayedMatch } from '../figures/good-things.ts';
import { documentTitle, matchOutcome } from '../figures/match-text.ts';
import { type Meeting, usablePlays } from '../figures/meeting.ts';
import {
  box,
  drawPicture,
  type Measure,
  margin,
  type Picture,
  pictureFile,
  pictureWidth,
  type Shape,
  shorten,
  text,
  wrap,
} from '../figures/picture.ts';
import { matchVerdict, matchWhy } from '../figures/played-why.ts';
import { type TeamNaming, useTeamNaming } from '../figures/player-naming.ts';
import { Absence, isSettled, QueryState } from '../figures/QueryState.tsx';
import { NamingChoice } from '../figures/SaveMenu.tsx';
import { teamColour } from '../figures/team-colour.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { formatCount } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Share.module.css';
import { type Audience, type MatchStory, matchStory, storyText } from './share-text.ts';

/** A finished match as a picture and a text for a chat, for parents or for the team. */
export function SharePage() {
  const { teamId = '', matchId = '' } = useParams();
  const api = useApi();
  const { team } = useTeam(teamId);
  const naming = useTeamNaming();
  const matches = useQuery(matchesQuery(api, teamId));
  const boxScore = useQuery(boxScoreQuery(api, matchId));
  const plays = useQuery(playByPlayQuery(api, matchId));
  const insights = useQuery(insightsQuery(api, matchId));
  const settled = [plays, insights].every(isSettled);
  const read = usablePlays(plays.data?.value);
  const match = matches.data?.value.find(({ id }) => id === matchId);
  const skeleton = <Skeleton height="40rem" />;
  return (
    <div className={`grid ${styles.page}`}>
      <PageTitle parts={[i18n.t('Share the match'), match?.opponent.name]} />
      <p>
        <Link className="reach" to={paths.match({ teamId, matchId })}>
          {i18n.t('Back to the match')}
        </Link>
      </p>
      <h1>{i18n.t('Share the match')}</h1>
      <QueryState query={matches} skeleton={skeleton}>
        {() =>
          match?.status === 'completed' ? (
            <QueryState query={boxScore} skeleton={skeleton}>
              {(box) =>
                // Rendered once all has loaded, so that neither strengths nor names change under the thumb.
                settled && naming.settled ? (
                  <ShareMatch
                    match={match}
                    boxScore={box}
                    plays={read}
                    why={matchWhy(box, read?.events ?? null)}
                    insights={insights.data?.value.summary ?? null}
                    naming={naming}
                    colour={team?.colour}
                  />
                ) : (
                  skeleton
                )
              }
            </QueryState>
          ) : (
            <Absence
              title={
                match
                  ? i18n.t('A match can be shared once it is over')
                  : i18n.t("This match is not in the team's list")
              }
            />
          )
        }
      </QueryState>
    </div>
  );
}

interface ShareMatchProps extends Omit<PlayedMatch, 'events' | 'verdict'> {
  /** `null` if not loaded. */
  plays: Meeting['plays'];
  naming: TeamNaming;
  /** The team's colour as CSS hex; `undefined` if unset. */
  colour: string | undefined;
}

/** Picture and text with their options, and ways to send them: the share sheet, the clipboard, a file. */
function ShareMatch(props: ShareMatchProps) {
  const { match, boxScore, plays, why, insights, naming, colour } = props;
  const { names } = naming;
  const [audience, setAudience] = useState<Audience>('parents');
  const [news, setNews] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const story = matchStory({
    match,
    boxScore,
    events: plays?.events ?? null,
    why,
    insights,
    verdict: matchVerdict(match, boxScore, plays?.events ?? null),
    audience,
    naming: names,
  });
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const compose = (measure: Measure) =>
      sharePicture({ match, plays }, boxScore.team.name, story, measure);
    drawPicture(canvas.current, compose, teamColour(colour));
  });
  const written = storyText(story);
  const name = `${documentTitle(match, boxScore.team.name)}.png`;
  const picture = () =>
    canvas.current
      ? pictureFile(canvas.current, name)
      : Promise.reject(new Error(i18n.t('This browser can’t draw pictures.')));
  const act = (action: () => Promise<string>) => async () => {
    setNews('');
    try {
      setNews(await action());
    } catch (error) {
      // Closing the share sheet is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const reason = error instanceof Error ? error.message : String(error);
      setNews(i18n.t('Nothing was shared. {reason}', { reason }));
    }
  };
  const said = () => text.current?.value ?? written;
  const share = act(async () => {
    const files = [await picture()];
    const both = { files, text: said() };
    await navigator.share(navigator.canShare?.(both) ? both : { text: said() });
    return i18n.t('Handed to the share sheet.');
  });
  const copy = act(async () => {
    await navigator.clipboard.writeText(said());
    return i18n.t('The text is copied.');
  });
  const save = act(async () => {
    downloadFile(name, 'image/png', await picture());
    return i18n.t('The picture is saved.');
  });
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={`pair top ${styles.both}`}>
      <div className="stack">
        <div className="row">
          <Choice
            legend={i18n.t('Shared with')}
            value={audience}
            onChange={(value) => setAudience(value === 'team' ? 'team' : 'parents')}
            options={[
              { value: 'parents', label: i18n.t('Parents') },
              { value: 'team', label: i18n.t('Team') },
            ]}
          />
          <NamingChoice naming={naming} />
        </div>
        <p className="quiet">{i18n.t('Only your own players are in it, and no rating.')}</p>
        <div className="row">
          {canShare ? (
            <Button kind="primary" onClick={share}>
              {i18n.t('Share …')}
            </Button>
          ) : null}
          <Button kind={canShare ? undefined : 'primary'} onClick={copy}>
            {i18n.t('Copy the text')}
          </Button>
          <Button onClick={save}>{i18n.t('Save the picture')}</Button>
          <span role="status">{news}</span>
        </div>
      </div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={i18n.t('The picture; the text beside it says the same')}
      />
      <label className="quiet">
        {i18n.t('Text, to be changed as you like')}
        {/* Another choice is another text. */}
        <textarea key={written} ref={text} defaultValue={written} rows={16} dir="auto" />
      </label>
    </div>
  );
}

const size = 28;
const lineHeight = 40;
const gap = 60;
const rowHeight = 58;
const inside = pictureWidth - 2 * margin;
const right = pictureWidth - margin;

/** A picture for a chat: score, lead, scorers in two columns, and the lists. */
export function sharePicture(
  { match, plays }: Pick<Meeting, 'match' | 'plays'>,
  teamName: string,
  story: MatchStory,
  measure: Measure,
): Picture {
  const shapes = scoreShapes(match, teamName, story, measure);
  let y = 320;
  for (const line of wrap(story.verdict, inside, 30, measure, 700)) {
    y += lineHeight;
    shapes.push(text(margin, y, line, 30, { weight: 700 }));
  }
  const lead = leadShapes({ match, plays }, y + 20);
  shapes.push(...lead);
  y += lead.length > 0 ? 210 : 20;
  shapes.push(...periodShapes(story.periods, y));
  if (story.periods.length > 0) y += 20;
  const heading = (words: string) => {
    y += gap;
    shapes.push(text(margin, y, words, 30, { weight: 700 }));
    shapes.push(box(margin, y + 14, inside, 2, 'ink'));
    y += 16;
  };
  if (story.scorers.length > 0) {
    heading(i18n.t('Scorers'));
    shapes.push(...scorerShapes(story.scorers, y, measure));
    y += rowHeight * Math.ceil(story.scorers.length / 2) + 8;
  }
  for (const { title, lines } of story.lists) {
    heading(title);
    for (const sentence of lines) {
      y += 8;
      shapes.push(box(margin, y + 22, 10, 10, 'us'));
      for (const line of wrap(sentence, inside - 32, size, measure)) {
        y += lineHeight;
        shapes.push(text(margin + 32, y, line, size));
      }
    }
  }
  return { width: pictureWidth, height: Math.ceil(y + gap), shapes };
}

/** Teams, date, and a score that is legible from afar. */
function scoreShapes(
  match: Meeting['match'],
  teamName: string,
  { about }: MatchStory,
  measure: Measure,
): Shape[] {
  const own = formatCount(match.score?.team);
  const versus = `${match.homeAway === 'away' ? i18n.t('at') : i18n.t('v')} ${match.opponent.name}`;
  const name = shorten(teamName, inside * 0.6, 34, measure, 700);
  const after = margin + measure(`${name} `, 34, 700);
  return [
    text(margin, 70, name, 34, { weight: 700, tone: 'us' }),
    text(after, 70, shorten(versus, right - after, 34, measure), 34, { tone: 'soft' }),
    box(margin, 92, inside, 3, 'ink'),
    text(margin - 8, 250, own, 180, { weight: 700, tone: 'us' }),
    text(margin + measure(own, 180, 700) + 24, 250, formatCount(match.score?.opponent), 180, {
      tone: 'them',
    }),
    text(right, 250, matchOutcome(match), 44, { weight: 700, align: 'right' }),
    text(margin, 300, shorten(about, inside, 24, measure), 24, { tone: 'soft' }),
  ];
}

/** The lead, 150 pixels high, ours above the line and theirs below; empty if the plays have no score. */
function leadShapes(meeting: Pick<Meeting, 'match' | 'plays'>, top: number): Shape[] {
  const areas = leadAreas(meeting);
  if (areas === null) return [];
  const [above, below] = [Math.max(areas.ahead, 5), Math.max(areas.behind, 5)];
  const scaleY = 150 / (above + below);
  const scaleX = inside / areas.end;
  const level = top + above * scaleY;
  const at = { kind: 'area', x: margin, y: level, scaleX, scaleY } as const;
  return [
    { ...at, d: areas.ours, tone: 'us' },
    { ...at, d: areas.theirs, tone: 'them' },
    box(margin, level, inside, 2, 'ink'),
    ...areas.periods.map((begins) => box(margin + begins * scaleX, top, 2, 150, 'line')),
  ];
}

/** "Q1 22–17" of each period, below its part of the time axis. */
function periodShapes(periods: readonly string[], y: number): Shape[] {
  const width = inside / Math.max(1, periods.length);
  return periods.map((words, index) =>
    text(margin + width * (index + 0.5), y, words, 24, { align: 'center', tone: 'soft' }),
  );
}

/** Scorers in two columns, each with a bar for the points. */
function scorerShapes(scorers: MatchStory['scorers'], top: number, measure: Measure): Shape[] {
  const width = (inside - gap) / 2;
  const rows = Math.ceil(scorers.length / 2);
  const most = Math.max(...scorers.map(({ points }) => points));
  return scorers.flatMap(({ who, points }, index) => {
    const left = margin + (index < rows ? 0 : width + gap);
    const line = top + rowHeight * (index % rows) + 38;
    return [
      text(left, line, shorten(who, width - 70, size, measure), size),
      text(left + width, line, String(points), size, { align: 'right', weight: 700 }),
      box(left, line + 10, width, 5, 'track'),
      box(left, line + 10, (width * points) / most, 5, 'us'),
    ];
  });
}
