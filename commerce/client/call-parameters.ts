import type { CallDescriptor, CallOptions } from '#generated/openapi/call.ts';

type Values = Record<string, unknown>;

export interface CallParameters {
  readonly path: Values;
  readonly query: Values;
  readonly header: Values;
}

/** Splits a call's input into path parameters, headers and query, as the contract defines them. */
export function splitParameters({ path, headers }: CallDescriptor, input: Readonly<Values>): CallParameters {
  const parameters: CallParameters = { path: {}, query: {}, header: {} };
  for (const [name, value] of Object.entries(input)) {
    if (name === 'body') continue;
    const place = path.includes(`{${name}}`) ? 'path' : headers.includes(name) ? 'header' : 'query';
    parameters[place][name] = value;
  }
  return parameters;
}

/** Adds the token of a bot check to the input: cart calls have it in the body, all others in the query. */
export function addCaptchaResponse({ path }: CallDescriptor, input: Readonly<Values>, captchaResponse: string): Readonly<Values> {
  if (!path.startsWith('/cart/')) return { ...input, captchaResponse };
  return { ...input, body: { ...(input['body'] as Values | undefined), captchaResponse } };
}

/** Key under which a repeated call replaces an earlier one: the same input, unless the caller sets an identity. */
export function getCallIdentity({ operationId }: CallDescriptor, input: Readonly<Values>, { identity }: CallOptions): string {
  return JSON.stringify([operationId, identity ?? input]);
}
