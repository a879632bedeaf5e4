// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/fulfilment/v1/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reports that units of an order were packed, sent, delayed, delivered or received back.
     * @description An event with an eventId that was applied before changes nothing and gets 200 repeated. 409 ORD409 for an event that the order's units do not allow, e.g. more packed than are open; the sender reports it to a person.
     */
    post: operations['reportFulfilment'];
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
    FulfilmentEvent: {
      /** @description Unique of its sender. */
      eventId: string;
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      /** @enum {string} */
      event: 'packed' | 'shipped' | 'delayed' | 'ready' | 'delivered' | 'collected' | 'returnReceived';
      /**
       * Format: date-time
       * @description When it happened.
       */
      at: string;
      /** @description Of packed. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      /** @description Of all but returnReceived. */
      parcelId?: SharedComponents['schemas']['ParcelId'];
      /** @description Of packed and returnReceived. */
      items?: SharedComponents['schemas']['LineUnits'][];
      /** @description Of shipped. */
      carrier?: SharedComponents['schemas']['Carrier'];
      /** @description Of shipped. */
      trackingNumber?: SharedComponents['schemas']['TrackingNumber'];
      /**
       * Format: link
       * @description Of shipped: the carrier's page.
       */
      trackingUrl?: string;
      /**
       * Format: date
       * @description Of shipped and delayed.
       */
      expectedOn?: string;
      /** @description Of returnReceived. */
      returnNumber?: SharedComponents['schemas']['ReturnNumber'];
    };
    FulfilmentOutcome: {
      /** @enum {string} */
      outcome: 'applied' | 'repeated';
      progress: SharedComponents['schemas']['OrderProgress'];
    };
  };
  responses: {};
  parameters: never;
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type FulfilmentEvent = components['schemas']['FulfilmentEvent'];
export type FulfilmentOutcome = components['schemas']['FulfilmentOutcome'];
export type $defs = Record<string, never>;
export interface operations {
  reportFulfilment: {
    parameters: {
      query?: never;
      header: {
        /** @description t=SECONDS,v1=HEX: the time of sending and the HMAC-SHA-256 of "SECONDS.BODY" with the secret that both sides have. One of another body, or older than five minutes, is answered 401 AUT500. */
        'x-fulfilment-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FulfilmentEvent'];
      };
    };
    responses: {
      /** @description It is applied, now or before. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FulfilmentOutcome'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['UnknownProgram'];
      404: SharedComponents['responses']['OrderNotFound'];
      409: SharedComponents['responses']['OrderConflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
