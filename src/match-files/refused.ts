/** The reason for a file that can be ignored: a part that no match needs, or a system file. */
export const notNeeded = 'seen, not needed';

/** Files that macOS and Windows add to folders and archives. */
const systemFile = /(?:^|[/\\])(?:\.DS_Store|\._[^/\\]*|Thumbs\.db|desktop\.ini|__MACOSX[/\\].*)$/i;

/** Further parts of a EuroLeague match, which repeat numbers of the parts that are read. */
const repeatingPart = /(?:Comparison|Evolution|ShootingGraphic|Players)\.json$/i;

/** Whether an unrecognised file is not needed, by its name. */
export const isNotNeeded = (fileName: string): boolean => repeatingPart.test(fileName);

/** Whether a file is a system file, by its name. */
export const isOfSystem = (fileName: string): boolean => systemFile.test(fileName);

/** Each reason once with its files; a repeated name is shown once with its count. */
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
