import { createHash } from 'node:crypto';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { Call } from '../document/read-contract.ts';
import type { RequestInput } from '../request/write-request.ts';
import { describeRequest, type Exchange, type Exchanger } from './exchange.ts';
import { fillIds } from './fill-ids.ts';
import { collectIds, type KnownIds } from './known-ids.ts';
import type { Report } from './report.ts';
import type { Role, Target } from './target.ts';

/** A customer or employee with a token and the ids of their resources. */
export interface Caller {
  readonly role: Role;
  readonly known: KnownIds;
  readonly accessToken: string | undefined;
  /** Sends a request and reports the findings in its response. */
  send(operationId: OperationId, parts?: RequestInput): Promise<Exchange>;
}

export interface CallerOptions {
  readonly callOf: (operationId: OperationId) => Call;
  readonly exchanger: Exchanger;
  readonly report: Report;
  readonly target: Target;
  readonly uuid: () => string;
}

function createCaller(
  { callOf, exchanger, report, target }: CallerOptions,
  role: Role,
  known: KnownIds,
  accessToken: string | undefined,
): Caller {
  return {
    role,
    known,
    accessToken,
    send: async (operationId, parts) => {
      const call = callOf(operationId);
      const drawn = fillIds(call, { kind: 'valid', pick: 0, ...(parts ?? getExampleRequest(call)) }, known, target.examples);
      const exchange = await exchanger.send(call, drawn, accessToken);
      for (const finding of exchange.findings) report.add({ ...finding, request: describeRequest(exchange.request) });
      if (exchange.status !== undefined && exchange.status < 300) collectIds(known, operationId, exchange.body);
      return exchange;
    },
  };
}

/** The example request of the contract: required parameters and the body. */
export function getExampleRequest({ parameters, body }: Call): RequestInput {
  const group = (place: 'path' | 'query'): Record<string, unknown> =>
    Object.fromEntries(parameters.filter(({ in: at, required }) => at === place && required).map(({ name, example }) => [name, example]));
  return { params: group('path'), query: group('query'), ...(body && { body: body.example }) };
}

const hashSha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Thrown if a role cannot get a token. */
export class SignInError extends Error {}

async function requestToken(anyone: Caller, body: Record<string, unknown>): Promise<string> {
  const { status, body: issued } = await anyone.send('issueToken', { body });
  const { accessToken } = (issued ?? {}) as { readonly accessToken?: string };
  if (accessToken === undefined) throw new SignInError(`issueToken answered ${status}`);
  return accessToken;
}

/** Exchanges the code of a sign-in for a token. */
async function exchangeCode(
  anyone: Caller,
  uuid: () => string,
  operationId: 'signUp' | 'signIn' | 'loginAgent',
  type: string,
  body: Record<string, unknown>,
): Promise<string> {
  const codeVerifier = `${uuid()}${uuid()}`;
  const { status, body: signedIn } = await anyone.send(operationId, { body: { ...body, codeChallenge: hashSha256(codeVerifier) } });
  const { code } = (signedIn ?? {}) as { readonly code?: string };
  if (code === undefined) throw new SignInError(`${operationId} answered ${status}`);
  return requestToken(anyone, { type, code, codeVerifier });
}

/**
 * Opens a session.
 * @param index Selects the account if a role has several
 * @returns undefined if the target has no account for the role
 * @throws {SignInError}
 */
export async function openCaller(parts: CallerOptions, role: Role, index = 0): Promise<Caller | undefined> {
  const { target, uuid } = parts;
  const known: KnownIds = new Map();
  const anyone = createCaller(parts, 'anyone', known, undefined);
  const { registered, associate, agent } = target.accounts;
  const createCallerWithToken = async (token: Promise<string>): Promise<Caller> => createCaller(parts, role, known, await token);
  if (role === 'anyone') return anyone;
  // A stateless server accepts any token.
  if (target.isMock) return createCaller(parts, role, known, 'any');
  if (role === 'guest') return createCallerWithToken(requestToken(anyone, { type: 'Guest' }));
  if (role === 'registered') {
    if (registered === undefined) return undefined;
    if (registered === 'sign-up') {
      const body = { email: `contract.${uuid()}@example.com`, password: 'Sunny-Trail-7' };
      return createCallerWithToken(exchangeCode(anyone, uuid, 'signUp', 'Registered', body));
    }
    const account = registered[index % registered.length];
    return account && createCallerWithToken(exchangeCode(anyone, uuid, 'signIn', 'Registered', { type: 'Registered', ...account }));
  }
  if (role === 'associate')
    return associate && createCallerWithToken(exchangeCode(anyone, uuid, 'loginAgent', 'Associate', { type: 'Associate', ...associate }));
  if (!agent) return undefined;
  const { customerId, ...pair } = agent;
  const accessToken = await exchangeCode(anyone, uuid, 'loginAgent', 'Agent', { type: 'Agent', ...pair });
  const customer = { type: 'Customer', accessToken, customerId };
  return createCallerWithToken(exchangeCode(anyone, uuid, 'loginAgent', 'Agent', customer));
}
