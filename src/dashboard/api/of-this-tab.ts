/**
 * The query key of what no service sends and this tab has seen or been given with a key, such as the text that it showed
 * before: it lasts as long as the key is open.
 */
export const ofThisTab = ['this tab'] as const;
