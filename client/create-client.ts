import { createCalls, type Calls } from '#commerce/client/calls.ts';
import type { CallHooks } from '#commerce/client/call-hooks.ts';
import { createSession, type Session } from '#commerce/session/create-session.ts';
import { exchangeTokens } from '#commerce/session/exchange-tokens.ts';
import { createChallenge, createVerifier } from '#commerce/session/pkce.ts';
import { toSessionTokens, type SessionTokens } from '#commerce/session/tokens.ts';
import { issueToken, operationsWithToken, signIn, signOut, type SignInRequest, type TokenRequest } from '#generated/client.ts';

/** The site whose prices, content and language a client reads. */
export interface ClientSite {
  /** e.g. "TARNFELL-US". */
  readonly siteId: string;
  readonly brand: string;
  /** Language and country in the form of requests, e.g. "en_US". */
  readonly locale: string;
  readonly region: 'NORA' | 'EMEA';
}

export interface ClientOptions {
  /** Origin of the service, e.g. "https://api.shop.example". */
  readonly origin: string;
  /** Identifies the calling program. Issued by the operator of the service. */
  readonly accessKey: string;
  /** Name of the calling program in the service's logs. */
  readonly clientApp: string;
  readonly site: ClientSite;
  /** Tokens of an earlier run. */
  readonly tokens?: SessionTokens;
  /** Called whenever the tokens change, so that a later run can reuse them. They are secrets. */
  readonly onTokens?: (tokens: SessionTokens) => void;
  /** Sends requests; the platform's `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Time-out of a call in milliseconds; 10,000 by default. */
  readonly timeout?: number;
  /** `onBotCheck` solves the bot checks of sign-ins and orders. */
  readonly hooks?: CallHooks;
}

export interface Client extends Calls {
  /** Tokens of the current customer; empty before the first call that needs one. */
  readonly tokens: () => SessionTokens;
  /**
   * Signs in to an account, which takes over the guest's cart and orders.
   * @throws ServiceError
   */
  signIn(credentials: Pick<SignInRequest, 'username' | 'password'>): Promise<void>;
  /**
   * Ends the session at the service and continues as a new guest.
   * @throws ServiceError
   */
  signOut(): Promise<void>;
}

/** Milliseconds. */
const defaultTimeout = 10_000;

/**
 * Calls the operations of this package for one customer, a guest until signed in. Tokens are requested and renewed as needed; failed
 * operations throw ServiceError.
 */
export function createClient(options: ClientOptions): Client {
  const { origin, tokens = {}, onTokens, timeout = defaultTimeout, hooks } = options;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const createCallsFor = (held: SessionTokens): Calls =>
    createCalls(
      { origin, fetch: send },
      { locale: options.site.locale, timeout, repeats: 'allow', headers: () => createHeaders(options, held), ...(hooks && { hooks }) },
    );
  const anonymous = createCallsFor({});
  const session = createSession({
    storedTokens: tokens,
    requestTokens: ({ refreshToken, customerId }) =>
      issueToken(anonymous, {
        body: { type: customerId === undefined ? 'Guest' : 'Registered', ...(refreshToken !== undefined && { refreshToken }) },
      }),
    store: (issued) => onTokens?.(toSessionTokens(issued)),
    deleteTokens: () => onTokens?.({}),
    // The failed operation throws the same error.
    report: () => undefined,
  });
  const client: Client = {
    send: (call, input, callOptions) =>
      operationsWithToken.has(call.operationId)
        ? session.runAuthorized((held) => createCallsFor(held).send(call, input, callOptions))
        : anonymous.send(call, input, callOptions),
    tokens: session.current,
    signIn: (credentials) => signInWith(credentials, anonymous, session),
    signOut: async () => {
      if (session.current().accessToken !== undefined) await signOut(client);
      session.end();
    },
  };
  return client;
}

function createHeaders({ site, accessKey, clientApp }: ClientOptions, { accessToken, usid }: SessionTokens): Record<string, string> {
  return {
    channel: 'ECOMM',
    brand: site.brand.toUpperCase(),
    siteid: site.siteId,
    locale: site.locale,
    region: site.region,
    clientapp: clientApp,
    'x-access-key': accessKey,
    'x-transaction-id': crypto.randomUUID(),
    ...(usid !== undefined && { 'x-usid': usid }),
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
  };
}

async function signInWith(credentials: Pick<SignInRequest, 'username' | 'password'>, anonymous: Calls, session: Session): Promise<void> {
  const codeVerifier = createVerifier();
  const codeChallenge = await createChallenge(codeVerifier);
  const { code } = await signIn(anonymous, { body: { type: 'Registered', ...credentials, codeChallenge } });
  const { refreshToken } = session.current();
  const body: TokenRequest = { type: 'Registered', code, codeVerifier, ...(refreshToken !== undefined && { refreshToken }) };
  session.begin(
    await exchangeTokens(
      () => issueToken(anonymous, { body }),
      (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
    ),
  );
}
