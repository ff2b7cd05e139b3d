/** The path of a request as it was sent: nothing decoded. */
export function sentPath(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2)).replace(/[?#].*$/s, '');
}

/** Whether parsing a request's target as a URL makes another path of it: "/x/../v1" is read as "/v1". */
export function isFolded(target: string): boolean {
  const path = target.replace(/[?#].*$/s, '').replace(/%2e/gi, '.');
  return /[/\\]\.{1,2}([/\\]|$)|\\/.test(path);
}

/**
 * Whether a path means to everybody what it says: no control character, no folder above, no hidden file, no parameter
 * of a folder ("..;"), nothing empty between two slashes and no slash within a name, however often it is encoded. What
 * is not plain is another path to the next reader: no page, and nothing to pass on.
 */
export function isPlainPath(path: string): boolean {
  let text = path;
  for (let layer = 0; layer < 4; layer += 1) {
    if (/\p{Cc}|\\|\/\/|\/\.|;/u.test(text)) return false;
    const inner = decoded(text);
    // First a broken escape; in later rounds a name with a literal percent sign.
    if (inner === null) return layer > 0;
    if (inner === text) return true;
    if (inner.split('/').length !== text.split('/').length) return false;
    text = inner;
  }
  return false;
}

/** Null if it is encoded wrongly. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
