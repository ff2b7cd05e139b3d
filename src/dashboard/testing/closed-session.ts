import type { Session } from '../api/session.ts';

const state = { open: null, rejected: null };

/** The session of a browser without a key; nothing can be done with it. */
export const closedSession: Session = {
  serviceOrigins: [],
  state: () => state,
  subscribe: () => () => {},
  tryOut: () => Promise.reject(new Error('no service here')),
  connect: () => {},
  forget: () => {},
  followStore: () => {},
  wipeKeptPages: () => Promise.reject(new Error('nothing is kept here')),
};
