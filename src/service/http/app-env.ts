/** What the middleware knows about a request by the time a route sees it. */
export interface AppEnv {
  Variables: {
    requestId: string;
    club: { id: string; name: string };
    /** The id of the API key that was sent. */
    keyId: string;
    /** What it is called, or its beginning. */
    keyName: string;
    keyKind: 'reading' | 'recorder';
    /** Another one after each change of the club: what was read under the same revision is as it is now. */
    revision: string;
  };
}
