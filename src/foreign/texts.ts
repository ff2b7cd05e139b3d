const longestId = 500;

/** An id: a text without blanks, or a whole number. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  const text = typeof value === 'string' && value.length <= longestId ? value.trim() : '';
  return /^\S+$/.test(text) ? text : undefined;
}

/** A text; a number is one, as a shirt's is. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = plainText(value).trim();
  return text === '' ? undefined : text;
}

/** Names of signs with the signs. */
const entities = new Map(
  'amp & lt < gt > quot " apos \' oslash ø Oslash Ø aring å Aring Å aelig æ eacute é egrave è uuml ü ouml ö auml ä szlig ß ntilde ñ ccedil ç'
    .split(/ (?=\w+ )/)
    .map((pair) => pair.split(' ') as [string, string]),
).set('nbsp', ' ');

/** A text in which another page's marks were left: `O&#39;Brien &amp; S&oslash;n`. */
function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X'
        ? Number.parseInt(name.slice(2), 16)
        : Number(name.slice(1));
    return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Whether a text is an id by its looks: long, without blanks, digits within. */
export const isIdText = (value: string): boolean =>
  value.length < 100 &&
  (/^[\da-f]{8}-[\da-f-]{27}$|^[\da-f]{20,}$|^[a-z]{2,5}_[\da-z]{6,}$/i.test(value) ||
    (/^\S+-\d+$/.test(value) && /^(?=.*[a-z])[a-z\d-]+$/.test(value)));
