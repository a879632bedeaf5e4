import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../client/service-error.ts';
import { createSession, NoSessionError, SupersededSessionError, type SessionPorts } from './create-session.ts';
import { exchangeTokens } from './exchange-tokens.ts';
import { createChallenge, createVerifier } from './pkce.ts';
import type { IssuedTokens, SessionTokens } from './tokens.ts';

const createError = (status: number, errorId?: string) => new ServiceError('rejected', { operation: 'issueToken', status, errorId });
const issued = (n: number): IssuedTokens => ({
  accessToken: `a${n}`,
  refreshToken: `r${n}`,
  usid: 'u',
  expiresIn: 1800,
  refreshExpiresIn: 2_592_000,
  customerId: 'c',
  type: 'Guest',
});

const session = (kept: SessionTokens = {}, changes: Partial<SessionPorts> = {}) => {
  let count = 0;
  const ports = {
    storedTokens: kept,
    requestTokens: vi.fn<SessionPorts['requestTokens']>(async () => issued(++count)),
    keep: vi.fn(),
    deleteTokens: vi.fn(),
    report: vi.fn(),
    ...changes,
  };
  return { ...createSession(ports), ports };
};
const tokenOf = async ({ accessToken }: SessionTokens) => accessToken;

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
    const { runAuthorized, ports } = session();
    expect(ports.requestTokens).not.toHaveBeenCalled();
    expect(await Promise.all([runAuthorized(tokenOf), runAuthorized(tokenOf), runAuthorized(tokenOf)])).toEqual(['a1', 'a1', 'a1']);
    expect(ports.requestTokens).toHaveBeenCalledExactlyOnceWith({});
    expect(ports.keep).toHaveBeenCalledExactlyOnceWith(issued(1));
  });

  it('refreshes once for calls with a rejected token and retries each once', async () => {
    const { runAuthorized, ports } = session({ accessToken: 'old', refreshToken: 'r0' });
    const call = async (tokens: SessionTokens) => {
      if (tokens.accessToken === 'old') throw createError(401, 'AUT401');
      return tokens.accessToken;
    };
    expect(await Promise.all([runAuthorized(call), runAuthorized(call)])).toEqual(['a1', 'a1']);
    expect(ports.requestTokens).toHaveBeenCalledExactlyOnceWith({ accessToken: 'old', refreshToken: 'r0' });
  });

  it('throws if the new token is rejected too', async () => {
    const { runAuthorized, ports } = session({ accessToken: 'old' });
    const call = vi.fn(async () => Promise.reject(createError(401, 'AUT401')));
    await expect(runAuthorized(call)).rejects.toMatchObject({ errorId: 'AUT401' });
    expect(call).toHaveBeenCalledTimes(2);
    expect(ports.requestTokens).toHaveBeenCalledTimes(1);
  });

  it('starts a new guest session if the refresh token is invalid', async () => {
    const issue = vi.fn<SessionPorts['requestTokens']>(async ({ refreshToken }) => {
      if (refreshToken !== undefined) throw createError(401, 'AUT401');
      return issued(7);
    });
    const { runAuthorized, ports } = session({ refreshToken: 'used' }, { requestTokens: issue });
    expect(await runAuthorized(tokenOf)).toBe('a7');
    expect(ports.deleteTokens).toHaveBeenCalledOnce();
    expect(issue.mock.calls).toEqual([[{ refreshToken: 'used' }], [{}]]);
  });

  it('continues as the signed-in shopper, and without a session after sign-out', async () => {
    const { runAuthorized, begin, current, end, ports } = session({ accessToken: 'guest' });
    begin({ ...issued(3), type: 'Registered' });
    expect([await runAuthorized(tokenOf), current().customerId]).toEqual(['a3', 'c']);
    end();
    expect(ports.deleteTokens).toHaveBeenCalledOnce();
    await expect(runAuthorized(tokenOf, 'known shoppers')).rejects.toThrow(NoSessionError);
  });

  it('neither deletes nor replaces a superseded session', async () => {
    const { runAuthorized, ports } = session({ refreshToken: 'r0' }, { requestTokens: () => Promise.reject(new SupersededSessionError()) });
    await expect(runAuthorized(tokenOf)).rejects.toThrow(SupersededSessionError);
    for (const told of [ports.keep, ports.deleteTokens, ports.report]) expect(told).not.toHaveBeenCalled();
  });

  it('ignores a 403 on the guest token and lets the call report the missing token', async () => {
    const { runAuthorized, ports } = session({}, { requestTokens: async () => Promise.reject(createError(403, 'AUT403')) });
    expect(await runAuthorized(tokenOf)).toBeUndefined();
    expect(ports.report).not.toHaveBeenCalled();
  });

  it('reports every other token failure and requests a token again for the next call', async () => {
    const issue = vi.fn<SessionPorts['requestTokens']>(async () => issued(1)).mockRejectedValueOnce(createError(500, 'GEN500'));
    const { runAuthorized, ports } = session({}, { requestTokens: issue });
    await expect(runAuthorized(tokenOf)).rejects.toMatchObject({ status: 500 });
    expect(ports.report).toHaveBeenCalledOnce();
    expect(await runAuthorized(tokenOf)).toBe('a1');
  });

  it('passes errors that do not concern the token', async () => {
    const { runAuthorized, ports } = session({ accessToken: 'good' });
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
