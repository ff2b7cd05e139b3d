/** What an administrator did wrong or met; the message names the thing and the next step. */
export class AdminError extends Error {}
