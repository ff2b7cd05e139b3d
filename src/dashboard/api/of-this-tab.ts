/** The query key of data that no service sends, such as previously shown texts; it is dropped with the open key. */
export const ofThisTab = ['this tab'] as const;
