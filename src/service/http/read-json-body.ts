import * as v from 'valibot';
import { CallError } from './call-error.ts';

/** Far above the choices for 200 matches. */
const largest = 2_000_000;

/** What a JSON body holds, checked. Throws INVALID_REQUEST, naming the first place that is wrong, and TOO_LARGE. */
export async function readJsonBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new CallError('INVALID_REQUEST', 'The body must be JSON: Content-Type: application/json');
  }
  const checked = v.safeParse(schema, parse(await readText(request)), { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const place = v.getDotPath(issue) ?? 'the whole';
  throw new CallError('INVALID_REQUEST', `The body is wrong at ${place}: ${issue.message}`);
}

async function readText(request: Request): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > largest) throw new CallError('TOO_LARGE', 'The body is larger than 2 MB');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CallError('INVALID_REQUEST', 'The body is not complete JSON');
  }
}
