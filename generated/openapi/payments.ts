// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/consumers-v3/consumer/payment_instruments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List saved cards and rewards */
    get: operations['getSavedPayments'];
    put?: never;
    /**
     * Save a card or a reward
     * @description The first card becomes the default. PYT300 if it is already saved, PYT413 above the maximum per type, PYT404 and FE309 as in addPaymentInstrument. A card requires the customer's consent.
     */
    post: operations['savePayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a saved payment */
    delete: operations['deleteSavedPayment'];
    options?: never;
    head?: never;
    /** Rename a saved payment or make a card the default */
    patch: operations['changeSavedPayment'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    SavedCardInput: {
      /** @constant */
      type: 'CREDIT_CARD';
      sessionId: SharedComponents['schemas']['PaymentSessionId'];
      token: SharedComponents['schemas']['PaymentToken'];
      /**
       * @description The customer agrees that the partner stores the card.
       * @constant
       */
      consent: true;
      label?: components['schemas']['SavedPaymentLabel'];
      isDefault?: boolean;
    };
    SavedPayment: {
      /** Format: uuid */
      paymentInstrumentId: string;
      type: components['schemas']['SavedPaymentType'];
      label?: components['schemas']['SavedPaymentLabel'];
      /** @description True for one card, which is used for express checkout. */
      isDefault: boolean;
      isExpired: boolean;
      card?: SharedComponents['schemas']['MaskedCard'];
      /** @description For a reward. */
      storedValue?: SharedComponents['schemas']['StoredValueView'];
      /** @description Currency of a reward's balance. */
      currency?: SharedComponents['schemas']['Currency'];
    };
    SavedPaymentChange: {
      /** @description null removes it. */
      label?: components['schemas']['SavedPaymentLabel'] | null;
      /** @constant */
      isDefault?: true;
    };
    SavedPaymentInput:
      | components['schemas']['SavedCardInput']
      | components['schemas']['SavedRewardCodeInput']
      | components['schemas']['SavedRewardCardInput'];
    /** @description Name chosen by the customer. */
    SavedPaymentLabel: string;
    /** @enum {string} */
    SavedPaymentType: 'CREDIT_CARD' | 'REWARD_CODE' | 'REWARD_CARD';
    SavedPayments: {
      paymentInstruments: components['schemas']['SavedPayment'][];
    };
    SavedRewardCardInput: {
      /** @constant */
      type: 'REWARD_CARD';
      code: SharedComponents['schemas']['RewardCode'];
      label?: components['schemas']['SavedPaymentLabel'];
    };
    SavedRewardCodeInput: {
      /** @constant */
      type: 'REWARD_CODE';
      code: SharedComponents['schemas']['RewardCode'];
      label?: components['schemas']['SavedPaymentLabel'];
    };
  };
  responses: {
    /** @description It is already saved (PYT300), the account has the maximum number (PYT413), or its reward is for loyalty members (REW401). */
    NotSaved: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The saved payment does not exist (PYT404). */
    SavedPaymentNotFound: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The saved payments after the request, of the requested types; the default card first, then the latest. A deleted card is also deleted at the payment partner, and the latest remaining card becomes the default. */
    SavedPayments: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['SavedPayments'];
      };
    };
  };
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type SavedCardInput = components['schemas']['SavedCardInput'];
export type SavedPayment = components['schemas']['SavedPayment'];
export type SavedPaymentChange = components['schemas']['SavedPaymentChange'];
export type SavedPaymentInput = components['schemas']['SavedPaymentInput'];
export type SavedPaymentLabel = components['schemas']['SavedPaymentLabel'];
export type SavedPaymentType = components['schemas']['SavedPaymentType'];
export type SavedPayments = components['schemas']['SavedPayments'];
export type SavedRewardCardInput = components['schemas']['SavedRewardCardInput'];
export type SavedRewardCodeInput = components['schemas']['SavedRewardCodeInput'];
export type ResponseNotSaved = components['responses']['NotSaved'];
export type ResponseSavedPaymentNotFound = components['responses']['SavedPaymentNotFound'];
export type ResponseSavedPayments = components['responses']['SavedPayments'];
export type $defs = Record<string, never>;
export interface operations {
  getSavedPayments: {
    parameters: {
      query?: {
        /** @description Types, separated by commas. Defaults to all. */
        types?: string;
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SavedPayments'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  savePayment: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedPaymentInput'];
      };
    };
    responses: {
      201: components['responses']['SavedPayments'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      402: SharedComponents['responses']['PaymentRequired'];
      403: SharedComponents['responses']['Forbidden'];
      409: components['responses']['NotSaved'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  deleteSavedPayment: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        paymentInstrumentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SavedPayments'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['SavedPaymentNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  changeSavedPayment: {
    parameters: {
      query?: {
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP in the app's webview. */
        channel?: SharedComponents['parameters']['ChannelHeader'];
        brand?: SharedComponents['parameters']['BrandHeader'];
        siteid?: SharedComponents['parameters']['SiteIdHeader'];
        locale?: SharedComponents['parameters']['LocaleHeader'];
        region?: SharedComponents['parameters']['RegionHeader'];
        source?: SharedComponents['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: SharedComponents['parameters']['ClientAppHeader'];
        /** @description New for each request. */
        'x-transaction-id'?: SharedComponents['parameters']['TransactionIdHeader'];
        /** @description Shared by all requests of one page view. */
        'x-correlation-id'?: SharedComponents['parameters']['CorrelationIdHeader'];
        /** @description Session of the shopper, from the token response. */
        'x-usid'?: SharedComponents['parameters']['UsidHeader'];
      };
      path: {
        paymentInstrumentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedPaymentChange'];
      };
    };
    responses: {
      200: components['responses']['SavedPayments'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['SavedPaymentNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
