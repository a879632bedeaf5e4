import type { ParameterChannelHeader } from '#generated/openapi/shared.ts';
import type { Audience } from '#generated/openapi/operations.ts';
import type { Ids } from '../ports.ts';
import { addressSubject } from './address-subject.ts';

/** What every call carries. */
export interface CallContext {
  readonly channel: ParameterChannelHeader;
  /** Lower case; from the header, else from the site. */
  readonly brand?: string;
  /** BRAND-COUNTRY, upper case. */
  readonly siteId?: string;
  /** As content folders write it, e.g. fr-ca; the query's wins over the header's. */
  readonly locale?: string;
  readonly transactionId: string;
  readonly correlationId: string;
  /** Of the client, where whoever stands before the backend says it; what is counted for it (an IPv6 address by its network). */
  readonly address?: string;
}

/** Whose call it is, by its access token. */
export interface CallCustomer {
  /** sub of the token; that there is such a customer is for the handler to find out. */
  readonly id: string;
  readonly role: Audience;
  /** The shopper's session. */
  readonly usid: string;
  /** The employee who acts; of roles associate and agent. */
  readonly staff?: ActingStaff;
}

/** False for guests and associates, and for agents who have not named a customer. */
export const hasAccount = ({ role, staff }: CallCustomer): boolean => (staff ? staff.servesAccount : role !== 'guest');

/** The employee of an access token. */
export interface ActingStaff {
  /** storeEmployeeId of an associate. */
  readonly id: string;
  /** As customers see it. */
  readonly name: string;
  /** Limits how far they may adjust prices. */
  readonly rank: 'associate' | 'manager' | 'agent' | 'supervisor';
  /** Present for associates. */
  readonly store?: { readonly id: string; readonly name: string };
  /** True for an agent who has named a customer. */
  readonly servesAccount: boolean;
}

/** The context of a call that needs an access token. */
export interface CustomerContext extends CallContext {
  readonly siteId: string;
  readonly customer: CallCustomer;
}

/** As much of a request as its context is read from. */
export interface ReadHeaders {
  readonly headers: Pick<Headers, 'get'>;
}

const identifier = /^[\w.:-]{1,128}$/;

/** The caller's correlation id where it is one, else a new one. */
export function correlationIdOf(request: ReadHeaders, ids: Ids): string {
  const given = request.headers.get('x-correlation-id');
  return given && identifier.test(given) ? given : ids.uuid();
}

/** Reads the context from headers; `queryLocale` is the parameter `locale`, in the form en_US. */
export function readContext(request: ReadHeaders, correlationId: string, queryLocale: string | null, ids: Ids): CallContext {
  const { headers } = request;
  const siteId = headers.get('siteid')?.toUpperCase();
  const brand = (headers.get('brand') ?? siteId?.split('-')[0])?.toLowerCase();
  const address = addressSubject(headers.get('x-forwarded-for'));
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
