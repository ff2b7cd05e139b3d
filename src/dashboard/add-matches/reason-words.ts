import { i18n } from '@lingui/core';

/*
 * Reasons for a refused file or match are worded in English at their source, by the service as by the club on this device.
 * These are the sentences, with {their values} between the words; tests compare them with that code, and with
 * broken files of every format. A sentence within another is {said}. The first match counts.
 */
const sentences = [
  /* i18n */ '{said}. Save the file again.',
  /* i18n */ '{said}. Save the match again.',
  /* i18n */ '{said}. Save it again in UTF-8.',
  /* i18n */ '{said}. Leave it out, or save it again.',
  /* i18n */ '{said}. Correct the table and save it again.',
  /* i18n */ '{said}. Save the match’s data.json again from FIBA LiveStats and import that.',
  /* i18n */ '{said}. Save the match’s XML file again from StatCrew and import that.',
  /* i18n */ '{said}. Save the match’s files again and import them together.',

  /* i18n */ 'line {line}: {said}',
  /* i18n */ 'an empty ZIP archive.',
  /* i18n */ 'a ZIP archive with a password. Unpack it first.',
  /* i18n */ 'a ZIP archive that is cut off or damaged. Save it again.',
  /* i18n */ 'an archive in an archive. Unpack it first.',
  /* i18n */ 'too large when unpacked, with the files after it. Split the archive.',
  /* i18n */ 'more than {count} files in one archive. Split it.',
  /* i18n */ 'a file of LibreOffice. Save its table as .xlsx or CSV and add that.',
  /* i18n */ 'no table but a text or slides. Save its table as .xlsx or CSV and add that.',
  /* i18n */ 'a workbook with a password. Save it without one and add that.',
  /* i18n */ 'a workbook that is too large. Save only the sheets with matches.',
  /* i18n */ 'a damaged workbook ({said}). Save it again.',
  /* i18n */ 'its formulas have no values. Open it, save it and add it again.',
  /* i18n */ 'no sheet with a table of players. Give its columns headings and save it again.',
  /* i18n */ 'packed with gzip. Unpack it first.',
  /* i18n */ 'a 7z archive. Unpack it first.',
  /* i18n */ 'a RAR archive. Unpack it first.',
  /* i18n */ 'a PDF, which can’t be read. Save the match’s table as .xlsx or CSV and add that.',
  /* i18n */ 'a picture. Type its table into a spreadsheet and add that.',
  /* i18n */ 'a club that was saved as one file. It opens in the settings, under “On this device”.',
  /* i18n */ 'an old Excel file. Save it as .xlsx or CSV and add that.',
  /* i18n */ 'not a match file. Leave it out.',
  /* i18n */ 'larger than 5 MB, the limit for a match. Leave it out.',
  /* i18n */ 'reading it takes more memory than any match needs',
  /* i18n */ 'reading it takes longer than any match does',
  /* i18n */ 'one of too many files at once. Add its match after these.',
  /* i18n */ 'the same file as {file}',
  /* i18n */ 'an empty file',
  /* i18n */ "its letters can't be read as {encoding}",
  /* i18n */ 'no match file of {formats}',

  /* i18n */ 'not complete JSON, so the file is cut off, damaged or no match file ({said})',
  /* i18n */ 'not complete XML, so the file is cut off, damaged or a web page ({said})',
  /* i18n */ 'a text that can’t be read ({said})',
  /* i18n */ 'a text in it has an invalid character',
  /* i18n */ 'brackets nested too deeply',
  /* i18n */ 'a DOCTYPE with declarations',
  /* i18n */ 'more than {count} elements within each other',
  /* i18n */ 'no element in it',

  /* i18n */ 'not a LiveStats match, at {said}',
  /* i18n */ 'not a EuroLeague match, at {said}',
  /* i18n */ 'not a StatCrew match in <{element}>, at {said}',
  /* i18n */ 'not a digital score sheet, at {said}',
  /* i18n */ 'the top level: {said}',

  /* i18n */ 'no <bbgame> in it.',
  /* i18n */ 'no <team vh="{vh}"> in it, the visiting side',
  /* i18n */ 'no <team vh="{vh}"> in it, the home side',
  /* i18n */ 'more than one <team vh="{vh}"> in it, the visiting side',
  /* i18n */ 'more than one <team vh="{vh}"> in it, the home side',
  /* i18n */ '{count} periods, more than any match has',
  /* i18n */ '{count} plays, more than any match has',
  /* i18n */ 'a text of {count} characters, longer than any in a match',
  /* i18n */ '{count} players of {name}, which no match has',

  /* i18n */ "its match can't be read because of {file}.",
  /* i18n */ 'its match is one of several of the same sides. Name the files of each match alike, such as X_Boxscore.json and X_PlaybyPlay.json.',
  /* i18n */ 'its {kind} file is missing. A EuroLeague match needs its Boxscore and its PlaybyPlay file: add both.',

  /* i18n */ 'its {file} is missing. A digital score sheet is two files: add both.',
  /* i18n */ 'its match is one of several of the same sides and score. Keep the files of each match in a separate folder.',
  /* i18n */ 'no team {id} in it',

  /* i18n */ 'no table of players in it',
  /* i18n */ 'more than {count} rows, which no box score has',
  /* i18n */ 'the points of most players do not fit their shots',
  /* i18n */ '{count} teams ({names}), but a match has two',
  /* i18n */ 'two tables of the home side',
  /* i18n */ 'two tables of the away side',
  /* i18n */ 'row {row}: the columns "{column}" and "{other}" mean the same but have different numbers',
  /* i18n */ "row {row}: numbers without a player's name or shirt number",
  /* i18n */ 'row {row}: {name} appears twice. A file holds one match',
  /* i18n */ 'row {row}: {key} is "{value}", but "{other}" in row {otherRow}. A file holds one match',
  /* i18n */ 'row {row}, column "{column}": Expected {said}',
  /* i18n */ 'row {row}, {key}: Expected {said}',
  /* i18n */ 'row {row}: {said}',
  /* i18n */ 'a whole number',
  /* i18n */ 'a number of at least 0',
  /* i18n */ 'shots as made and attempted, such as 3/7',
  /* i18n */ 'shots such as 3/7; the spreadsheet turned it into a date, so format the column as text',
  /* i18n */ 'minutes, such as 31:20 or 31.3',
  /* i18n */ 'a score, such as 81-74',
  /* i18n */ 'a day, such as 2026-11-14',
  /* i18n */ '"home", "away" or "neutral"',

  /* i18n */ 'a match of "{home}" against "{away}", neither of them yours',
  /* i18n */ 'another version of the match in {files}, which has ended',
  /* i18n */ 'another version of the match in {files}, which has more plays',
  /* i18n */ 'another version of a stored match, which was not replaced',
  /* i18n */ 'its date is missing. Add it again with its date.',
  /* i18n */ 'skipped, since the matches before it could not be stored. Add it again later.',
  /* i18n */ 'it could not be stored, not even in part. Add it again later.',
  /* i18n */ 'the disk of the service is full; nothing of it was stored',
  /* i18n */ 'its team is not there any more',
  /* i18n */ 'the storage of this device is full; nothing of it was stored',

  /* i18n */ '{spot}: {count} of {rows} plays without a readable "{field}"',
  /* i18n */ '{spot}: Expected {expected} but received {received}',
  /* i18n */ '{spot}: Expected {said}',
  /* i18n */ '{spot}: Received {received}',
];

const patterns = sentences.map((sentence) => {
  const words = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return [sentence, new RegExp(`^${words.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's')] as const;
});

/** A reason in the page's language: translated if it is one of those above, otherwise unchanged. */
export function reasonText(reason: string): string {
  if (i18n.locale === 'en') return reason;
  // Which of its schemas a value does not fit says nothing to people: "Invalid integer".
  const plain = reason.replace(/: Invalid \w+: /, ': ');
  for (const [sentence, pattern] of patterns) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const { said, ...values } = found.groups ?? {};
    return i18n.t(sentence, said === undefined ? values : { ...values, said: reasonText(said) });
  }
  return reason;
}
