import type { ParameterChannelHeader } from '#generated/openapi/shared.ts';
import type { Audience } from '#generated/openapi/operations.ts';
import type { Ids } from '../ports.ts';
import { getAddressSubject } from './address-subject.ts';

/** Context of every call. */
export interface CallContext {
  readonly channel: ParameterChannelHeader;
  /** Lower case; from the header, else from the site. */
  readonly brand?: string;
  /** BRAND-COUNTRY in upper case. */
  readonly siteId?: string;
  /** In the form of content folders, e.g. fr-ca. The query parameter overrides the header. */
  readonly locale?: string;
  readonly transactionId: string;
  readonly correlationId: string;
  /** Client address, if the proxy sends it, as counted by rate limits (an IPv6 address by its network). */
  readonly address?: string;
}

/** The customer of the access token. */
export interface CallCustomer {
  /** The token's `sub`. The handler must verify that the customer exists. */
  readonly id: string;
  readonly role: Audience;
  /** Session id of the shopper. */
  readonly usid: string;
  /** The acting employee, for the roles associate and agent. */
  readonly staff?: ActingStaff;
}

/** False for guests and associates, and for agents who have not selected a customer. */
export const hasAccount = ({ role, staff }: CallCustomer): boolean => (staff ? staff.servesAccount : role !== 'guest');

/** The employee of an access token. */
export interface ActingStaff {
  /** storeEmployeeId of an associate. */
  readonly id: string;
  /** Name displayed to customers. */
  readonly name: string;
  /** Limits price adjustments. */
  readonly rank: 'associate' | 'manager' | 'agent' | 'supervisor';
  /** Present for associates. */
  readonly store?: { readonly id: string; readonly name: string };
  /** True for an agent who has selected a customer. */
  readonly servesAccount: boolean;
}

/** Context of a call that requires an access token. */
export interface CustomerContext extends CallContext {
  readonly siteId: string;
  readonly customer: CallCustomer;
}

/** The context of a call with an access token, for operations where it is optional. */
export function getCustomerContext(context: CallContext | CustomerContext): CustomerContext | undefined {
  return 'customer' in context ? context : undefined;
}

/** The part of a request that the context is read from. */
export interface ReadHeaders {
  readonly headers: Pick<Headers, 'get'>;
}

const identifier = /^[\w.:-]{1,128}$/;

/** The caller's correlation id if it is valid, else a new one. */
export function getCorrelationId(request: ReadHeaders, ids: Ids): string {
  const given = request.headers.get('x-correlation-id');
  return given && identifier.test(given) ? given : ids.uuid();
}

/** Reads the context from headers. `queryLocale` is the parameter `locale` in the form en_US. */
export function readContext(request: ReadHeaders, correlationId: string, queryLocale: string | null, ids: Ids): CallContext {
  const { headers } = request;
  const siteId = headers.get('siteid')?.toUpperCase();
  const brand = (headers.get('brand') ?? siteId?.split('-')[0])?.toLowerCase();
  const address = getAddressSubject(headers.get('x-forwarded-for'));
  const locale = (queryLocale ?? headers.get('locale'))?.toLowerCase().replace('_', '-');
  return {
    channel: headers.get('channel') === 'MAPP' ? 'MAPP' : 'ECOMM',
    transactionId: headers.get('x-transaction-id') ?? ids.uuid(),
    correlationId,
    ...(brand && { brand }),
    ...(siteId && { siteId }),
    ...(locale && { locale }),
    ...(address && { address }),
  };
}
