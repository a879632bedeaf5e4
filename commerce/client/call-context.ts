import type { ParameterChannelHeader, ParameterRegionHeader } from '#generated/openapi/shared.ts';
import type { CallSettings } from './calls.ts';

/** Context that every call sends: brand, locale, session. */
export interface CallContext {
  readonly siteId: string;
  /** e.g. "tarnfell". */
  readonly brand: string;
  /** Language and country as in calls, e.g. "en_US". */
  readonly wireLocale: string;
  readonly region: ParameterRegionHeader;
  /** MAPP within the app's web view. */
  readonly channel: ParameterChannelHeader;
  readonly accessKey: string;
  /** Shared by all calls of one page view. */
  readonly correlationId: string;
  /** Session id, available after the first token response. */
  readonly usid?: string;
  /** IP address of the shopper, if known. */
  readonly address?: string;
}

const SOURCE = 'ECOM15';
const CLIENT_APP = 'cairn-storefront';

/** Headers of one call, with a new transaction id. */
export function createContextHeaders(context: CallContext): Record<string, string> {
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

/** Client settings for calls with a context; `context` is read for each call. */
export function createContextSettings(context: () => CallContext): Pick<CallSettings, 'locale' | 'headers'> {
  return { locale: context().wireLocale, headers: () => createContextHeaders(context()) };
}
