export interface KeyOwner {
  /** Of the club. */
  id: string;
  keyId: string;
  /** The key's name, or its beginning. */
  keyName: string;
  /** A recorder's key may also add and edit matches. */
  kind: 'reading' | 'recorder';
  /** Changes with each change to the club. */
  revision: string;
  /** The last day on which the key opens anything, YYYY-MM-DD (UTC); null for a key without an end. */
  endsOn: string | null;
  /** The stored day of its latest use. */
  lastUsed: string | null;
}

/** What routes get from the middleware. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Set by the authentication. */
    owner: KeyOwner;
  };
}
