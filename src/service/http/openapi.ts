import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import {
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpoints,
  type PathParameter,
} from '../../contract/endpoints.ts';
import { type ErrorCode, errorObjectSchema, httpStatusOf } from '../../contract/envelope.ts';
import { languages } from '../../contract/language.ts';
import { parameterNames } from '../../contract/read-call.ts';
import { id } from '../../contract/values.ts';

const parameterDescriptions = {
  clubId: 'The club, as GET /v1/clubs returns it',
  teamId: "A team of the key's club",
  matchId: "A match of the key's club",
  playerId: "A player of the roster of the match's team",
} as const satisfies Record<PathParameter, string>;

/** The OpenAPI 3.1 document, from the endpoint table and the schemas. `x-source`: the published reference or our assumption. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Match Statistics Service',
      version: '1.0.0',
      summary: "A club's matches, box scores, play-by-play and written insights",
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this document comes from' }],
    security: [{ apiKey: [] }],
    tags: [{ name: 'Match statistics', description: 'Everything under /v1' }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: "A club's API key" },
      },
      schemas: schemas(),
    },
  };
}

function operation(name: EndpointName) {
  const endpoint: Endpoint = endpoints[name];
  const parameters = [
    ...parameterNames(endpoint.path).map((parameter) => ({
      name: parameter,
      in: 'path',
      required: true,
      description: Object.entries(parameterDescriptions).find(([key]) => key === parameter)?.[1],
      schema: { type: 'string', format: 'uuid' },
    })),
    ...Object.entries(endpoint.query ?? {}).map(([parameter, words]) => ({
      name: parameter,
      in: 'query',
      required: false,
      schema: { type: 'string', enum: words },
    })),
    ...(endpoint.method === 'GET' ? [ifNoneMatch] : []),
    ...(endpoint.written ? [acceptLanguage] : []),
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: ['Match statistics'],
    'x-source': endpoint.source,
    parameters,
    responses: { ...successes(name, endpoint), ...failureResponses(parameters.length > 0) },
  };
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an answer that the caller has',
  schema: { type: 'string' },
};

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: `The wanted languages of the words: ${languages.join(', ')}; English if it names none of them`,
  schema: { type: 'string' },
};

const contentLanguage = {
  description: 'The language of the words; English if nothing is written in the requested one',
  schema: { type: 'string', enum: languages },
};

function successes(name: EndpointName, { method, written }: Endpoint) {
  const headers = written ? { headers: { 'Content-Language': contentLanguage } } : {};
  const success = (description: string) => ({
    description,
    ...headers,
    content: envelopeOf({
      data: { $ref: `#/components/schemas/${dataName(name)}` },
      error: { type: 'null' },
    }),
  });
  return method === 'GET'
    ? {
        200: success('Done'),
        304: { description: 'The caller has this answer already', ...headers },
      }
    : { 200: success('Nothing was started'), 202: success('A run was started or is under way') };
}

function dataName(name: EndpointName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Data`;
}

function schemas() {
  const definitions: Record<string, GenericSchema> = { Error: errorObjectSchema };
  for (const name of endpointNames) definitions[dataName(name)] = endpoints[name].data;
  const written = toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    typeMode: 'output',
    // A JSON number is finite by itself.
    ignoreActions: ['finite'],
    // The contract reads any id; ours are UUIDs.
    overrideAction: ({ valibotAction }) =>
      valibotAction === id.pipe[1] ? { type: 'string', format: 'uuid' } : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  for (const schema of Object.values(written)) delete schema.$schema;
  return written;
}

const failures = {
  INVALID_REQUEST: 'A parameter is wrong; the message names it',
  UNAUTHORIZED: 'No API key, or one that is not in force',
  NOT_FOUND: 'Nothing of that id belongs to the club of the key',
  RATE_LIMITED: 'Too many calls; Retry-After says how many seconds to wait',
  INTERNAL: 'The service failed',
  UNAVAILABLE: 'The service cannot reach its database; Retry-After says how many seconds to wait',
  DISK_FULL: 'The disk of the service is full; reading goes on',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The failures of an operation by HTTP status; without parameters there is no 400. */
function failureResponses(hasParameters: boolean): Record<number, unknown> {
  const responses: Record<number, unknown> = {};
  for (const [code, description] of Object.entries(failures)) {
    const status = httpStatusOf[code as keyof typeof failures];
    if (status === 400 && !hasParameters) continue;
    const properties = { code: { const: code } };
    const error = {
      allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties }],
    };
    responses[status] = { description, content: envelopeOf({ data: { type: 'null' }, error }) };
  }
  return responses;
}

function envelopeOf(properties: { data: object; error: object }) {
  const required = ['data', 'error'];
  const schema = { type: 'object', required, additionalProperties: false, properties };
  return { 'application/json': { schema } };
}
