/** The owner of a key. */
export interface KeyOwner {
  /** Of the club. */
  id: string;
  keyId: string;
  /** The key's name, or its beginning. */
  keyName: string;
  /** A recorder's key may add matches and edit them, too. */
  kind: 'reading' | 'recorder';
  /** Another one after each change to a row of the club. */
  revision: string;
  /** The last day on which the key opens anything, YYYY-MM-DD (UTC); null for a key without an end. */
  endsOn: string | null;
  /** The latest day on which it was used, as the database had it. */
  lastUsed: string | null;
}

/** What the middleware knows about a request by the time a route sees it. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Set by the authentication. */
    owner: KeyOwner;
  };
}
