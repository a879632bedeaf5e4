export { createClient, type Client, type ClientOptions, type ClientSite } from './create-client.ts';
export { ServiceError, type ErrorDetail } from '#commerce/client/service-error.ts';
export type { SessionTokens } from '#commerce/session/tokens.ts';
export * from '#generated/client.ts';
