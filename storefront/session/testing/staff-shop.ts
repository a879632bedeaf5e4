import type { TokenResponse, TokenRequest } from '#generated/openapi/authentication.ts';
import type { InStoreSalesInfo } from '#generated/openapi/shared.ts';
import type { Services } from '../../services/services.ts';
import { serializeStaff } from '../staff/staff-value.ts';
import { createTestContext, customerId, respondWithError, createShopService, type Responder } from './shop-service.ts';

export const inStoreSalesInfo: InStoreSalesInfo = {
  storeId: 'TF-DEN-01',
  storeName: 'Tarnfell Denver Union',
  storeEmployeeId: 'E-1007',
  storeEmployeeName: 'Ines K.',
};
export const agent = { agentId: 'A-12', name: 'Mika S.' };
export const served = { ...agent, customer: { customerId, name: 'Robin V.' } };
/** Name of a cookie of the site. */
export const getCookieName = (name: string): string => `cairn.${name}.TARNFELL-US`;
const formatCookies = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${getCookieName(name)}=${value}`)
    .join('; ');
export const live = { at: 'access-0', rt: 'refresh-token-number-0', usid: 'usid-0' };
/** Cookies of an associate's session. */
export const associate = { ...live, staff: serializeStaff({ type: 'Associate', inStoreSalesInfo }) };

/** A service that signs employees in; the type of a renewal determines whose tokens it issues. */
export function createStaffShop(others: Readonly<Record<string, Responder>> = {}) {
  const exchanges: TokenRequest[] = [];
  const logins: Readonly<Record<string, unknown>>[] = [];
  const readToken: Responder = async (request) => {
    const requested = (await request.json()) as TokenRequest;
    exchanges.push(requested);
    if (requested.refreshToken === 'used-up-refresh-token') return respondWithError(401, 'AUT401');
    const count = exchanges.length;
    service.good.add(`access-${count}`);
    const isServing = logins.at(-1)?.type === 'Customer' && requested.code !== undefined;
    const owner: Partial<TokenResponse> = requested.type === 'Associate' ? { inStoreSalesInfo } : { agent: isServing ? served : agent };
    const tokens = { accessToken: `access-${count}`, refreshToken: `refresh-token-number-${count}`, usid: `usid-${count}` };
    return Response.json({ ...tokens, ...owner, customerId, type: requested.type, expiresIn: 900, refreshExpiresIn: 28_800 });
  };
  const responses: Readonly<Record<string, Responder>> = {
    'POST /consumers-v3/consumer/agent/login': async (request) => {
      logins.push((await request.json()) as Readonly<Record<string, unknown>>);
      return Response.json({ code: 'a-code-that-is-good-once', expiresIn: 120 });
    },
    'POST /consumers-v3/consumer/auth/signout': () => new Response(null, { status: 204 }),
    ...others,
  };
  const service = createShopService({ token: readToken, ...responses });
  const { commerce } = service.services;
  const services: Services = {
    ...service.services,
    commerce: {
      ...commerce,
      async fetch(request) {
        const { pathname } = new URL(request.url);
        const isAnybodys = /\/(?:agent\/login|utilities\/.+)$/.test(pathname);
        const response = isAnybodys ? responses[`${request.method} ${pathname}`] : undefined;
        return response ? response(request) : commerce.fetch(request);
      },
    },
  };
  service.good.add('access-0');
  const createVisit = (cookies: Readonly<Record<string, string>> = {}, path = '/en-us') =>
    createTestContext(new Request(`http://tarnfell.localhost${path}`, { headers: { cookie: formatCookies(cookies) } }), services);
  const ends = () => service.requests.filter((call) => call.includes('signout'));
  return { ...service, services, exchanges, logins, visit: createVisit, ends };
}
