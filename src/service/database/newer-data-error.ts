/** Data that a newer build has written: reading them with this one could lose what it does not know. */
export class NewerDataError extends Error {
  constructor(found: number, known: number) {
    super(
      `its data are of version ${found}, and this Boxout reads versions up to ${known}. ` +
        `Start the Boxout that wrote them, or a newer one`,
    );
  }
}
