/** The path of a request as it was sent, not decoded. */
export function sentPath(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2)).replace(/[?#].*$/s, '');
}

/** Whether parsing a target as a URL changes its path: "/x/../v1" becomes "/v1". */
export function hasDotSegments(target: string): boolean {
  const path = target.replace(/[?#].*$/s, '').replace(/%2e/gi, '.');
  return /[/\\]\.{1,2}([/\\]|$)|\\/.test(path);
}

/**
 * Whether every server reads a path alike, however often it is encoded: no control character, parent folder, hidden file,
 * folder parameter ("..;"), empty name or slash within a name. Other paths are neither pages nor passed on.
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
