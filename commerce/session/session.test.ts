import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../client/service-error.ts';
import { createSession, NoSessionError, SupersededSessionError, type SessionPorts } from './create-session.ts';
import { exchangeTokens } from './exchange-tokens.ts';
import { createChallenge, createVerifier } from './pkce.ts';
import type { IssuedTokens, SessionTokens } from './tokens.ts';

const createError = (status: number, errorId?: string) => new ServiceError('rejected', { operation: 'issueToken', status, errorId });
const createIssued = (n: number): IssuedTokens => ({
  accessToken: `a${n}`,
  refreshToken: `r${n}`,
  usid: 'u',
  expiresIn: 1800,
  refreshExpiresIn: 2_592_000,
  customerId: 'c',
  type: 'Guest',
});

const buildSession = (stored: SessionTokens = {}, changes: Partial<SessionPorts> = {}) => {
  let count = 0;
  const ports = {
    storedTokens: stored,
    requestTokens: vi.fn<SessionPorts['requestTokens']>(async () => createIssued(++count)),
    store: vi.fn(),
    deleteTokens: vi.fn(),
    report: vi.fn(),
    ...changes,
  };
  return { ...createSession(ports), ports };
};
const readToken = async ({ accessToken }: SessionTokens) => accessToken;

describe('pkce', () => {
  it('creates the challenge of RFC 7636, appendix B', async () => {
    expect(await createChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('creates verifiers of 32 random bytes', () => {
    const verifiers = Array.from({ length: 50 }, createVerifier);
    for (const verifier of verifiers) expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(new Set(verifiers).size).toBe(50);
  });
});

describe('createSession', () => {
  it('requests a guest token only when a call needs one, and once for concurrent calls', async () => {
    const { runAuthorized, ports } = buildSession();
    expect(ports.requestTokens).not.toHaveBeenCalled();
    expect(await Promise.all([runAuthorized(readToken), runAuthorized(readToken), runAuthorized(readToken)])).toEqual(['a1', 'a1', 'a1']);
    expect(ports.requestTokens).toHaveBeenCalledExactlyOnceWith({});
    expect(ports.store).toHaveBeenCalledExactlyOnceWith(createIssued(1));
  });

  it('refreshes once for calls with a rejected token and retries each once', async () => {
    const { runAuthorized, ports } = buildSession({ accessToken: 'old', refreshToken: 'r0' });
    const call = async (tokens: SessionTokens) => {
      if (tokens.accessToken === 'old') throw createError(401, 'AUT401');
      return tokens.accessToken;
    };
    expect(await Promise.all([runAuthorized(call), runAuthorized(call)])).toEqual(['a1', 'a1']);
    expect(ports.requestTokens).toHaveBeenCalledExactlyOnceWith({ accessToken: 'old', refreshToken: 'r0' });
  });

  it('throws if the new token is rejected too', async () => {
    const { runAuthorized, ports } = buildSession({ accessToken: 'old' });
    const call = vi.fn(async () => Promise.reject(createError(401, 'AUT401')));
    await expect(runAuthorized(call)).rejects.toMatchObject({ errorId: 'AUT401' });
    expect(call).toHaveBeenCalledTimes(2);
    expect(ports.requestTokens).toHaveBeenCalledTimes(1);
  });

  it('starts a new guest session if the refresh token is invalid', async () => {
    const issue = vi.fn<SessionPorts['requestTokens']>(async ({ refreshToken }) => {
      if (refreshToken !== undefined) throw createError(401, 'AUT401');
      return createIssued(7);
    });
    const { runAuthorized, ports } = buildSession({ refreshToken: 'used' }, { requestTokens: issue });
    expect(await runAuthorized(readToken)).toBe('a7');
    expect(ports.deleteTokens).toHaveBeenCalledOnce();
    expect(issue.mock.calls).toEqual([[{ refreshToken: 'used' }], [{}]]);
  });

  it('continues as the signed-in shopper, and without a session after sign-out', async () => {
    const { runAuthorized, begin, current, end, ports } = buildSession({ accessToken: 'guest' });
    begin({ ...createIssued(3), type: 'Registered' });
    expect([await runAuthorized(readToken), current().customerId]).toEqual(['a3', 'c']);
    end();
    expect(ports.deleteTokens).toHaveBeenCalledOnce();
    await expect(runAuthorized(readToken, 'known shoppers')).rejects.toThrow(NoSessionError);
  });

  it('neither deletes nor replaces a superseded session', async () => {
    const { runAuthorized, ports } = buildSession(
      { refreshToken: 'r0' },
      { requestTokens: () => Promise.reject(new SupersededSessionError()) },
    );
    await expect(runAuthorized(readToken)).rejects.toThrow(SupersededSessionError);
    for (const told of [ports.store, ports.deleteTokens, ports.report]) expect(told).not.toHaveBeenCalled();
  });

  it('ignores a 403 on the guest token and lets the call report the missing token', async () => {
    const { runAuthorized, ports } = buildSession({}, { requestTokens: async () => Promise.reject(createError(403, 'AUT403')) });
    expect(await runAuthorized(readToken)).toBeUndefined();
    expect(ports.report).not.toHaveBeenCalled();
  });

  it('reports every other token failure and requests a token again for the next call', async () => {
    const issue = vi.fn<SessionPorts['requestTokens']>(async () => createIssued(1)).mockRejectedValueOnce(createError(500, 'GEN500'));
    const { runAuthorized, ports } = buildSession({}, { requestTokens: issue });
    await expect(runAuthorized(readToken)).rejects.toMatchObject({ status: 500 });
    expect(ports.report).toHaveBeenCalledOnce();
    expect(await runAuthorized(readToken)).toBe('a1');
  });

  it('passes errors that do not concern the token', async () => {
    const { runAuthorized, ports } = buildSession({ accessToken: 'good' });
    await expect(runAuthorized(async () => Promise.reject(createError(404, 'BSK404')))).rejects.toMatchObject({ errorId: 'BSK404' });
    expect(ports.requestTokens).not.toHaveBeenCalled();
  });
});

describe('exchangeTokens', () => {
  it('retries a duplicate token once after two seconds', async () => {
    const wait = vi.fn(async () => undefined);
    const exchange = vi.fn(async () => 'tokens').mockRejectedValueOnce(createError(409, 'AUT409'));
    expect(await exchangeTokens(exchange, wait)).toBe('tokens');
    expect(wait).toHaveBeenCalledExactlyOnceWith(2000);
  });

  it('retries only once, and only after a duplicate token', async () => {
    const wait = vi.fn(async () => undefined);
    const twice = vi.fn(async () => Promise.reject(createError(409, 'AUT409')));
    await expect(exchangeTokens(twice, wait)).rejects.toMatchObject({ errorId: 'AUT409' });
    expect(twice).toHaveBeenCalledTimes(2);
    await expect(exchangeTokens(async () => Promise.reject(createError(401, 'AUT401')), wait)).rejects.toMatchObject({ status: 401 });
    expect(wait).toHaveBeenCalledTimes(1);
  });
});
