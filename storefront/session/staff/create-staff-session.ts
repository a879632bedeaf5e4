import type { Calls } from '#commerce/client/calls.ts';
import { requiresReaction } from '#commerce/client/service-error.ts';
import { EndedStaffSessionError, SupersededSessionError, type Session } from '#commerce/session/create-session.ts';
import { createChallenge, createVerifier } from '#commerce/session/pkce.ts';
import type { SessionTokens, StaffType } from '#commerce/session/tokens.ts';
import { loginAgent } from '#generated/calls/login-agent.ts';
import { signOut } from '#generated/calls/sign-out.ts';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import type { StaffSession } from '../../request/staff/staff-session.ts';
import { exchangeStaffCode, issueToken, retireToken, type TokenPorts } from '../issue-token.ts';
import type { SessionCookies } from '../session-cookies.ts';

interface StaffPorts {
  readonly tokens: Session;
  readonly cookies: SessionCookies;
  /** Ports of token calls that do not contain the previous session. */
  readonly ports: TokenPorts;
  readonly calls: () => Calls;
  /** Refresh token of the agent's own session while they act for a customer. */
  readonly agentToken: string | undefined;
  /** Removes the cookies of the previous session on other sites, and its visitor id. */
  readonly forgetBrowser: (before: SessionTokens) => void;
  readonly warn: (sentence: string) => (error: unknown) => void;
}

/** Creates the operations of an employee's session on a site (docs/explanation/accounts.md). */
export function createStaffSession({ tokens, cookies, ports, calls, agentToken, forgetBrowser, warn }: StaffPorts): StaffSession {
  const forgetCustomer = (): void => {
    cookies.forgetTokens();
    cookies.forgetCart();
    cookies.forgetFavorites();
  };

  /** Ends the session in the service. After a failure it expires on its own. */
  const endRunning = async (): Promise<void> => {
    const before = tokens.current();
    if (before.refreshToken === undefined) return;
    if (before.staff !== undefined || before.customerId !== undefined)
      await signOut(calls()).catch(warn('the end of a session was not answered'));
    for (const session of [before, tokens.current()]) retireToken(session, ports);
    forgetBrowser(before);
  };

  const begin = ({ cart, favorites, ...issued }: TokenResponse): void => {
    forgetCustomer();
    tokens.begin(issued);
    if (cart) cookies.storeCart(cart.basketId, cart.totalUnits, undefined);
    if (favorites && favorites.total > 0) cookies.storeFavorites(favorites.favoriteId);
  };

  const exchange = async (
    login: (codeChallenge: string) => Promise<{ readonly code: string }>,
    type: StaffType,
  ): Promise<TokenResponse> => {
    const codeVerifier = createVerifier();
    const { code } = await login(await createChallenge(codeVerifier));
    return exchangeStaffCode(type, { code, codeVerifier }, ports);
  };

  async function stopActing(): Promise<void> {
    if (tokens.current().customerId === undefined) return;
    await endRunning();
    const own = await resumeAgentSession();
    if (own) return begin(own);
    tokens.end();
    throw new EndedStaffSessionError();
  }

  /** The next tokens of the agent's own session; undefined if it has ended. */
  async function resumeAgentSession(): Promise<TokenResponse | undefined> {
    if (agentToken === undefined) return undefined;
    try {
      return await issueToken({ staff: 'Agent', refreshToken: agentToken }, ports);
    } catch (error) {
      if (error instanceof SupersededSessionError || requiresReaction(error, 'renew-token')) return undefined;
      throw error;
    }
  }

  return {
    async signIn(credentials, device = {}) {
      const issued = await exchange(
        (codeChallenge) => loginAgent(calls(), { ...device, body: { ...credentials, codeChallenge } }),
        credentials.type,
      );
      await endRunning();
      cookies.forgetStaff();
      begin(issued);
    },
    async actFor(customerId) {
      const issued = await exchange(
        (codeChallenge) =>
          tokens.runAuthorized(({ accessToken = '' }) =>
            loginAgent(calls(), { body: { type: 'Customer', accessToken, customerId, codeChallenge } }),
          ),
        'Agent',
      );
      const { customerId: before, refreshToken } = tokens.current();
      if (before === undefined && refreshToken !== undefined) cookies.storeAgentToken(refreshToken);
      else await endRunning();
      begin(issued);
    },
    stopActing,
    async end() {
      await stopActing().catch(warn('the session of an agent could not be resumed'));
      await endRunning();
      tokens.end();
      cookies.forgetStaff();
    },
    forget() {
      tokens.end();
      cookies.forgetStaff();
    },
    serveNext() {
      cookies.forgetOrders();
      cookies.forgetCart();
    },
  };
}
