/** The header of every answer under /v1 to a recorder's key: it tells the page that it may offer adding and care. */
export const keyKindHeader = 'Boxout-Key-Kind';
