import type { ParameterChannelHeader, ParameterRegionHeader } from '#generated/openapi/shared.ts';
import type { CallSettings } from './calls.ts';

/** What every call says about who asks. */
export interface CallContext {
  readonly siteId: string;
  /** e.g. "tarnfell". */
  readonly brand: string;
  /** Language and country as calls write them, e.g. "en_US". */
  readonly wireLocale: string;
  readonly region: ParameterRegionHeader;
  /** MAPP inside the app's webview. */
  readonly channel: ParameterChannelHeader;
  readonly accessKey: string;
  /** One for all calls that serve one page view. */
  readonly correlationId: string;
  /** The shopper's session, once a token has been answered. */
  readonly usid?: string;
  /** The shopper's network address, where it is known. */
  readonly address?: string;
}

const SOURCE = 'ECOM15';
const CLIENT_APP = 'cairn-storefront';

/** The headers of one call; the transaction id is new each time. */
export function contextHeaders(context: CallContext): Record<string, string> {
  return {
    channel: context.channel,
    brand: context.brand.toUpperCase(),
    siteid: context.siteId,
    locale: context.wireLocale,
    region: context.region,
    source: SOURCE,
    clientapp: CLIENT_APP,
    'x-access-key': context.accessKey,
    'x-transaction-id': crypto.randomUUID(),
    'x-correlation-id': context.correlationId,
    ...(context.usid === undefined ? {} : { 'x-usid': context.usid }),
    ...(context.address === undefined ? {} : { 'x-forwarded-for': context.address }),
  };
}

/** Settings of a client that asks on behalf of someone; `context` is asked anew for each call. */
export function inContext(context: () => CallContext): Pick<CallSettings, 'locale' | 'headers'> {
  return { locale: context().wireLocale, headers: () => contextHeaders(context()) };
}
