import { type ErrorCode, httpStatusOf } from '../../contract/envelope.ts';

const descriptions = {
  INVALID_REQUEST: 'A parameter is wrong; the message names it',
  UNAUTHORIZED: 'No API key, or one that is not in force',
  NOT_FOUND: 'Nothing of that id belongs to the club of the key',
  RATE_LIMITED: 'Too many calls; Retry-After says how many seconds to wait',
  INTERNAL: 'The service failed',
  UNAVAILABLE: 'The service cannot reach its database; Retry-After says how many seconds to wait',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The failures of an operation by HTTP status; one without parameters can't be called wrongly. */
export function failureResponses(hasParameters: boolean): Record<number, unknown> {
  const responses: Record<number, unknown> = {};
  for (const [code, description] of Object.entries(descriptions)) {
    const status = Object.entries(httpStatusOf).find(([name]) => name === code)?.[1];
    if (status === undefined || (status === 400 && !hasParameters)) continue;
    responses[status] = {
      description,
      content: { 'application/json': { schema: envelopeOf(code) } },
    };
  }
  return responses;
}

function envelopeOf(code: string) {
  return {
    type: 'object',
    required: ['data', 'error'],
    additionalProperties: false,
    properties: {
      data: { type: 'null' },
      error: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          { type: 'object', properties: { code: { const: code } } },
        ],
      },
    },
  };
}
