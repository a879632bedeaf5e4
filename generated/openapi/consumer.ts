// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/consumers-v3/consumer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates a consumer; a newsletter sign-up is a profile with an e-mail address and a subscription. */
    post: operations['createProfile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ConsumerDetails: {
      firstName?: string;
      lastName?: string;
      /** Format: email */
      email: string;
      /** Format: date */
      birthDate?: string;
      /** @enum {string} */
      gender?: 'F' | 'M' | 'X' | 'U';
      source?: {
        /** @description Signup for the newsletter form. */
        acquisitionType: string;
        /** @description The path of the page that the form stands on. */
        campaignName?: string;
      };
    };
    ConsumerProfilePayload: {
      consumerDetails: components['schemas']['ConsumerDetails'];
      enrollments?: components['schemas']['Enrollment'][];
      subscriptions?: components['schemas']['Subscription'][];
      preferences?: {
        /** @description Interests separated by "|". */
        interests?: string;
      };
    };
    CreatedProfile: {
      consumerId: string;
    };
    Enrollment: {
      /** @constant */
      type: 'Loyalty';
      optin: boolean;
      doubleOptin?: boolean;
      country: SharedComponents['schemas']['CountryCode'];
    };
    Subscription: {
      /** @enum {string} */
      type: 'Newsletter' | 'LoyaltyNewsletter';
      /** @enum {string} */
      channel: 'email' | 'sms';
      optin: boolean;
      doubleOptin?: boolean;
      country?: SharedComponents['schemas']['CountryCode'];
      /** @enum {string} */
      region?: 'NORA' | 'EMEA';
      /** @description The e-mail address, or the phone number with its plus sign. */
      recipient: string;
      /** @constant */
      category?: 'subscription';
      /** Format: date-time */
      optinDate?: string;
      /** Format: date-time */
      optoutDate?: string;
    };
  };
  responses: {};
  parameters: {};
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ConsumerDetails = components['schemas']['ConsumerDetails'];
export type ConsumerProfilePayload = components['schemas']['ConsumerProfilePayload'];
export type CreatedProfile = components['schemas']['CreatedProfile'];
export type Enrollment = components['schemas']['Enrollment'];
export type Subscription = components['schemas']['Subscription'];
export type $defs = Record<string, never>;
export interface operations {
  createProfile: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsumerProfilePayload'];
      };
    };
    responses: {
      /** @description The consumer exists now. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedProfile'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
