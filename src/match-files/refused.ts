/** The reason for a file in which nothing is missed: a part that no match needs, or a file of the system's. */
export const notNeeded = 'seen, not needed';

/** Files that systems put beside others: of macOS and Windows. */
const systemFile = /(?:^|[/\\])(?:\.DS_Store|\._[^/\\]*|Thumbs\.db|desktop\.ini|__MACOSX[/\\].*)$/i;

/** Further parts of a EuroLeague match, which repeat numbers of those that are read. */
const repeatingPart = /(?:Comparison|Evolution|ShootingGraphic|Players)\.json$/i;

/** Whether a file of no format is not needed, by its name. */
export const isNotNeeded = (fileName: string): boolean => repeatingPart.test(fileName);

/** Whether a file is the system's, by its name. */
export const isOfSystem = (fileName: string): boolean => systemFile.test(fileName);

/** Each reason once, with its files: a name once, with how often. */
export function byReason(
  refused: readonly { file: string; reason: string }[],
): { reason: string; files: string[] }[] {
  return distinct(refused.map(({ reason }) => reason)).map((reason) => {
    const names = refused.flatMap((each) => (each.reason === reason ? each.file : []));
    const counted = distinct(names).map((name) => {
      const count = names.filter((each) => each === name).length;
      return count > 1 ? `${name} (${count}×)` : name;
    });
    return { reason, files: counted };
  });
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];
