import type { MiddlewareHandler } from 'hono';
import { CallError } from '../../club/tools.ts';
import { isWellFormedKey } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { AppEnv } from './app-env.ts';
import type { FindKeyOwner } from './key-owner.ts';
import type { KeyAttempts } from './rate-limit.ts';

/** RFC 6750, section 2.1: the scheme in any case, one blank, a b64token. */
const bearer = /^bearer ([A-Za-z0-9\-._~+/]{1,512}=*)$/i;

/**
 * Accepts a call only with a key that is in force, and sets its club. All others get
 * the same 401, so that nothing is learnt about keys. The key is looked up at each call, so a
 * revoked one stops at the next. `attempts` may throw to slow a guesser down.
 */
export function authentication(
  ownerOf: FindKeyOwner,
  attempts: KeyAttempts,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = bearer.exec(c.req.header('Authorization') ?? '')?.[1];
    const sent =
      key === undefined ? null : { hash: hashApiKey(key), isWellFormed: isWellFormedKey(key) };
    await attempts.tried(c, sent);
    const owner = key === undefined ? undefined : await ownerOf(key);
    if (sent === null || owner === undefined) {
      if (sent !== null) attempts.refused(sent);
      throw new CallError(
        'UNAUTHORIZED',
        'A valid API key is needed: Authorization: Bearer <key>',
        {
          'WWW-Authenticate': 'Bearer',
        },
      );
    }
    await attempts.accepted(c, sent);
    c.set('club', { id: owner.id, name: owner.name });
    c.set('keyId', owner.keyId);
    c.set('keyName', owner.keyName);
    c.set('keyKind', owner.kind);
    c.set('revision', owner.revision);
    await next();
  };
}
