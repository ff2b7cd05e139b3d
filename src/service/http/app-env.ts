/** What the middleware knows about a request by the time a route sees it. */
export interface AppEnv {
  Variables: {
    requestId: string;
    club: { id: string; name: string };
    /** The id of the API key that was sent. */
    keyId: string;
    /** Its name, or its beginning. */
    keyName: string;
    keyKind: 'reading' | 'recorder';
    /** Changes with each change of the club: data read under the same revision is current. */
    revision: string;
  };
}
