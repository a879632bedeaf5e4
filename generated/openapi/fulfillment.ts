// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/fulfillment/v1/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a fulfillment event of an order
     * @description Units were packed, shipped, delayed, delivered or received back. A repeated event changes nothing and returns 200 with repeated; another event with a known eventId is 409 API400. 409 ORD409 for an event that does not fit the state of the units, e.g. more packed than open; the sender has to escalate it.
     */
    post: operations['reportFulfillment'];
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
    FulfillmentEvent: {
      /** @description Identifies the event within its order. */
      eventId: string;
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      /** @enum {string} */
      event: 'packed' | 'shipped' | 'delayed' | 'ready' | 'delivered' | 'collected' | 'returnReceived';
      /**
       * Format: date-time
       * @description Time of the event.
       */
      at: string;
      /** @description For packed. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      /** @description For all events except returnReceived. */
      parcelId?: SharedComponents['schemas']['ParcelId'];
      /** @description For packed and returnReceived. */
      items?: SharedComponents['schemas']['LineUnits'][];
      /** @description For shipped. */
      carrier?: SharedComponents['schemas']['Carrier'];
      /** @description For shipped. */
      trackingNumber?: SharedComponents['schemas']['TrackingNumber'];
      /**
       * Format: link
       * @description For shipped: tracking page of the carrier.
       */
      trackingUrl?: string;
      /**
       * Format: date
       * @description For shipped and delayed.
       */
      expectedOn?: string;
      /** @description For returnReceived. */
      returnNumber?: SharedComponents['schemas']['ReturnNumber'];
    };
    FulfillmentOutcome: {
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
export type FulfillmentEvent = components['schemas']['FulfillmentEvent'];
export type FulfillmentOutcome = components['schemas']['FulfillmentOutcome'];
export type $defs = Record<string, never>;
export interface operations {
  reportFulfillment: {
    parameters: {
      query?: never;
      header: {
        /** @description t=SECONDS,v1=HEX: the sending time and the HMAC-SHA-256 of "SECONDS.BODY" with the shared secret. 401 AUT500 if it does not match the body or is older than five minutes. */
        'x-fulfillment-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FulfillmentEvent'];
      };
    };
    responses: {
      /** @description The event is applied, now or by an earlier request. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FulfillmentOutcome'];
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
