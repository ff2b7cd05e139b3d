import { i18n } from '@lingui/core';
import { knownWord } from '../../contract/known-word.ts';
import { ApiError, isAbsent, isKeyRefused } from './api-error.ts';

/** A failure's texts for a panel. */
export interface ErrorDescription {
  /** What happened. */
  title: string;
  /** What to do. */
  message: string;
}

/** Marked for translation here, translated in `describeError`. */
const withoutStatus: Record<string, ErrorDescription> = {
  NO_CONNECTION: {
    title: /* i18n */ 'No connection',
    message: /* i18n */ 'The service could not be reached. Check the network.',
  },
  TIMEOUT: {
    title: /* i18n */ 'The service is slow',
    message: /* i18n */ 'No answer came within 15 seconds.',
  },
  NOT_THE_SERVICE: {
    title: /* i18n */ 'Wi-Fi sign-in page, or a wrong address?',
    message:
      /* i18n */ 'Something other than the service answered. Open any web page to sign in to the Wi-Fi.',
  },
  BAD_RESPONSE: {
    title: /* i18n */ 'The service answered in a way this page can’t read',
    message:
      /* i18n */ 'Nothing is wrong with what you did. Please contact the people who run the service.',
  },
};

/** Explains a failed call to the coach and says what to do: by the documented code, otherwise by its status. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof ApiError)) {
    return {
      title: i18n.t('Something went wrong on this page'),
      message: i18n.t(
        'Try again, or reload the page. If it happens again, report it with the error in the browser’s console.',
      ),
    };
  }
  if (isAbsent(error)) return { title: i18n.t('Not found for your club'), message: error.message };
  if (isKeyRefused(error)) {
    return {
      title: i18n.t('This key is not accepted any more'),
      message: i18n.t('Open the settings and paste a key.'),
    };
  }
  switch (error.status) {
    case 401:
      return {
        title: i18n.t('A sign-in page, or the key'),
        message: i18n.t(
          'Something asks to sign in before the service answers. Open any web page to sign in to the Wi-Fi; if that does not help, paste the key again in the settings. Nothing was forgotten.',
        ),
      };
    case 403:
      return { title: i18n.t('This key may not do that'), message: error.message };
    case 429:
      return {
        title: i18n.t('Too many calls'),
        message: i18n.t('The service asks to wait a moment.'),
      };
    case 507:
      return {
        title: i18n.t('The service’s disk is full'),
        message: i18n.t(
          'Nothing was saved; stored matches can still be read. Ask the people who run the service to free some space.',
        ),
      };
  }
  if (error.isFromService && isRefusal(error.status)) {
    return {
      title: i18n.t('The service refused this'),
      message: `${error.message} ${detailOf(error)}`.trim(),
    };
  }
  const known = isFailure(error.status) ? undefined : knownWord(withoutStatus, error.code);
  if (known) {
    return {
      title: i18n.t(known.title),
      message: `${i18n.t(known.message)} ${detailOf(error)}`.trim(),
    };
  }
  return {
    title: i18n.t('The service has trouble, not you'),
    message: `${error.message} ${detailOf(error)}`.trim(),
  };
}

/** Refusals with an explanation by the service: 402, 409 and the like. */
const isRefusal = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== 408;

const isFailure = (status: number | null) => status !== null && status >= 400;

function detailOf(error: ApiError): string {
  const request = error.requestId ? i18n.t('request {id}', { id: error.requestId }) : '';
  const ownWords = error.code === 'BAD_RESPONSE' || error.code === 'NOT_THE_SERVICE';
  const detail = ownWords && !isFailure(error.status) ? error.message : '';
  const parts = [detail, request].filter(Boolean).join(', ');
  return parts ? `(${parts})` : '';
}

/**
 * The console's text for an error in the page: name, stack and causes. Messages are left out, since they may quote a key or a
 * name.
 */
export function defectText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line));
  const cause = error.cause === undefined ? [] : [`caused by ${defectText(error.cause)}`];
  return [error.name, ...frames, ...cause].join('\n');
}
