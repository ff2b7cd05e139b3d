import type { Shooting } from '../contract/box-score.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';

/** Expected free throw shooting: a player's own share with many attempts, the usual share with few. */
export interface FreeThrowModel {
  /** Share made of all free throws, shrunk to the published share. */
  usual: number;
  /** By player id. */
  shooters: ReadonlyMap<string, number>;
}

/** EuroLeague and NBA seasons lie between 74% and 79%, clubs below. Fifty free throws outweigh this start. */
const publishedShare = 0.72;
const publishedWeight = 50;
/** Attempts at which a player's own share counts as much as the usual one: talents differ by about 0.085. */
const shooterWeight = 28;

/**
 * Free throws by the shooter's pooled share: (made + 28·usual) / (attempted + 28), in which `usual` is pooled over all
 * that are given, itself shrunk to 72% by 50 free throws; shares 0..1. The weight is p(1−p)/σ² with talents' σ = 0.085.
 */
export function fitFreeThrows(
  shooters: readonly (Shooting & { playerId: string })[],
): FreeThrowModel {
  const pooled = new Map<string, { made: number; attempted: number }>();
  const all = { made: publishedWeight * publishedShare, attempted: publishedWeight };
  for (const { playerId, made, attempted } of shooters) {
    if (made === null || attempted === null) continue;
    const own = pooled.get(playerId) ?? { made: 0, attempted: 0 };
    pooled.set(playerId, { made: own.made + made, attempted: own.attempted + attempted });
    all.made += made;
    all.attempted += attempted;
  }
  const usual = all.made / all.attempted;
  const shareOf = (own: { made: number; attempted: number }) =>
    (own.made + shooterWeight * usual) / (own.attempted + shooterWeight);
  return { usual, shooters: new Map([...pooled].map(([id, own]) => [id, shareOf(own)])) };
}

/** The free throws of a match, one by one, as input for `fitFreeThrows`. */
export function freeThrowsOf(events: readonly MatchEvent[]): (Shooting & { playerId: string })[] {
  return events.flatMap(({ type, made, playerId }) =>
    type === 'freeThrow' && made !== undefined && playerId !== undefined
      ? [{ playerId, made: made ? 1 : 0, attempted: 1 }]
      : [],
  );
}

/** The share that a player is expected to make, 0..1; the usual share for an unknown player. */
export function freeThrowShare(model: FreeThrowModel, playerId: string | undefined): number {
  return model.shooters.get(playerId ?? '') ?? model.usual;
}
