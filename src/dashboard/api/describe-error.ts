import { ApiError } from './api-error.ts';

/** What a panel says about a failure. */
export interface ErrorDescription {
  /** What happened. */
  title: string;
  /** What to do. */
  message: string;
}

const withoutStatus: Record<string, ErrorDescription> = {
  NO_CONNECTION: {
    title: 'No connection',
    message: 'The service could not be reached. Check the network.',
  },
  TIMEOUT: {
    title: 'The service is slow',
    message: 'No answer came within 15 seconds.',
  },
  NOT_THE_SERVICE: {
    title: 'Wi-Fi sign-in page, or a wrong address?',
    message:
      'Something other than the service answered. Open any web page to sign in to the Wi-Fi.',
  },
  BAD_RESPONSE: {
    title: 'The service answered in a way this page can’t read',
    message: 'Nothing is wrong with what you did. Tell the people who run the service.',
  },
};

/** Says in the coach's words what a failed call means and what to do about it: its status first, then its code. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof ApiError)) {
    return {
      title: 'Something went wrong on this page',
      message: 'Try again, or reload the page.',
    };
  }
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
      return { title: 'Too many calls', message: 'The service asks to wait a moment.' };
  }
  const known = isFailure(error.status) ? undefined : withoutStatus[error.code];
  if (known) return { ...known, message: `${known.message} ${detailOf(error)}`.trim() };
  return {
    title: 'The service has trouble, not you',
    message: `${error.message} ${detailOf(error)}`.trim(),
  };
}

const isFailure = (status: number | null) => status !== null && status >= 400;

function detailOf(error: ApiError): string {
  const request = error.requestId ? `request ${error.requestId}` : '';
  const ownWords = error.code === 'BAD_RESPONSE' || error.code === 'NOT_THE_SERVICE';
  const detail = ownWords && !isFailure(error.status) ? error.message : '';
  const parts = [detail, request].filter(Boolean).join(', ');
  return parts ? `(${parts})` : '';
}
