import type { CallDescriptor, CallOptions } from '#generated/openapi/call.ts';

type Values = Record<string, unknown>;

export interface CallParameters {
  readonly path: Values;
  readonly query: Values;
  readonly header: Values;
}

/** Sorts a call's input by where it goes: what the path names, what the contract has as headers, and the rest as the query. */
export function callParameters({ path, headers }: CallDescriptor, input: Readonly<Values>): CallParameters {
  const parameters: CallParameters = { path: {}, query: {}, header: {} };
  for (const [name, value] of Object.entries(input)) {
    if (name === 'body') continue;
    const place = path.includes(`{${name}}`) ? 'path' : headers.includes(name) ? 'header' : 'query';
    parameters[place][name] = value;
  }
  return parameters;
}

/** The input with what a bot-check gave: the calls of the cart have it in their body, all others in the query. */
export function withCaptchaResponse({ path }: CallDescriptor, input: Readonly<Values>, captchaResponse: string): Readonly<Values> {
  if (!path.startsWith('/cart/')) return { ...input, captchaResponse };
  return { ...input, body: { ...(input['body'] as Values | undefined), captchaResponse } };
}

/** What tells a repeat of a call: the same input, unless its caller names the thing that it is about. */
export function callIdentity({ operationId }: CallDescriptor, input: Readonly<Values>, { identity }: CallOptions): string {
  return JSON.stringify([operationId, identity ?? input]);
}
