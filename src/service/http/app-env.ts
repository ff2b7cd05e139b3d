/** What the middleware knows about a request by the time a route sees it. */
export interface AppEnv {
  Variables: {
    requestId: string;
    club: { id: string; name: string };
    /** The id of the API key that was sent. */
    keyId: string;
    keyKind: 'reading' | 'recorder';
    /** Changes with every row of the club: what was read under the same revision is as it is now. */
    revision: string;
  };
}
