import { ApiError } from './api-error.ts';

/** What a panel says about a failure. */
export interface ErrorDescription {
  /** What happened. */
  title: string;
  /** What to do. */
  message: string;
}

const byCode: Record<string, ErrorDescription> = {
  NO_CONNECTION: {
    title: 'No connection',
    message: 'The service could not be reached. Check the network, then try again.',
  },
  TIMEOUT: {
    title: 'The service is slow',
    message: 'No answer came within 15 seconds. Try again in a moment.',
  },
  BAD_RESPONSE: {
    title: 'The service answered in a way this page can’t read',
    message: 'Perhaps a Wi-Fi sign-in page answered, or the service address is wrong.',
  },
};

/** Says in the coach's words what a failed call means and what to do about it. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof ApiError)) {
    return {
      title: 'Something went wrong on this page',
      message: 'Try again, or reload the page.',
    };
  }
  const known = byCode[error.code];
  if (known) return { ...known, message: [known.message, detailOf(error)].join(' ').trim() };
  switch (error.status) {
    case 401:
      return {
        title: 'This key is not accepted any more',
        message: 'Open the settings and paste a key.',
      };
    case 403:
      return { title: 'This key may not do that', message: error.message };
    case 404:
      return { title: 'Not found for your club', message: error.message };
    case 429:
      return { title: 'Too many calls', message: `Try again ${inSeconds(error.retryAfterMs)}.` };
    default:
      return {
        title: 'The service has trouble, not you',
        message: [error.message, detailOf(error)].join(' ').trim(),
      };
  }
}

function inSeconds(milliseconds: number | null): string {
  return milliseconds === null ? 'in a minute' : `in ${Math.ceil(milliseconds / 1000)} seconds`;
}

function detailOf(error: ApiError): string {
  const request = error.requestId ? `request ${error.requestId}` : '';
  const detail = error.code === 'BAD_RESPONSE' ? error.message : '';
  const parts = [detail, request].filter(Boolean).join(', ');
  return parts ? `(${parts})` : '';
}
