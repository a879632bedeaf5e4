import type { Validator } from '#generated/validator.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { createErrorResponse } from './document-response.ts';

/**
 * Parses and validates a JSON body.
 * @returns the body, or an error response
 */
export async function readValidBody<Body>(
  request: Request,
  validate: Validator<unknown> | undefined,
  context: RequestContext,
): Promise<Body | Response> {
  const body: unknown = parseJson(await request.text());
  if (!validate || validate(body)) return body as Body;
  const [fault] = validate.errors ?? [];
  return createErrorResponse(
    400,
    'API400',
    `body${fault?.instancePath ?? ''}: ${fault?.message ?? 'does not keep to its contract'}`,
    context,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
