// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/consumers-v3/consumer/purchase/{orderId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An order of the token's customer, a guest's own too.
     * @description An order of another customer is answered like an unknown one.
     */
    get: operations['getOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/purchasehistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The token's customer's orders, latest first, a page at a time.
     * @description A page begins after the last order of the one before, so that it costs the same wherever it is. Orders whose payment failed are left out.
     */
    post: operations['getPurchaseHistory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/TrackOrder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order by its number and the e-mail address that it was placed with, for guests on another device.
     * @description Tries that find nothing are counted by client address and by number (limits.orderLookups). An unknown number and another address get the same response, OHS4004; ORD400 is an address that cannot be one. A guest's order is shown whole. That of an account is shown with its progress and its parcels, but without addresses, recipients, payment data beyond the kind and the amount, returns, refunds and what can be done with it, unless the token is its own customer's. A signed-in customer who asks to claim it gets a guest's order into their history; an order of an account is never moved.
     */
    post: operations['trackOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/CancelOrder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancels an order or some of its units, as long as they are not packed.
     * @description Stock, coupons, points and caps are given back with the order's own statement; each tender gets its part of the refund back, in the reverse of the order of payment. 409 ORD409 if units are packed, cancelled already, or the payment is still processed; then nothing is cancelled.
     */
    post: operations['cancelOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/return/{orderId}/returnLabel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Requests the return of delivered units, and the label for the parcel.
     * @description 409 RTN500 if units are not delivered, are returned already, cannot be returned, or their time for a return is over; then nothing is requested. The refund follows when the parcel is received.
     */
    post: operations['requestReturnLabel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/purchase/invoice/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A document of an order as a PDF, in the order's language; the same order gives the same bytes.
     * @description 409 ORD409 for a document that the order does not have (yet).
     */
    post: operations['downloadInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/resendGiftCardEmail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails the gift cards of an order's line again, to another address if the request names one.
     * @description 409 ORD409 for a line without gift cards, one that is cancelled, and one whose day has not come.
     */
    post: operations['resendGiftCardEmail'];
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
    Cancellation: {
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      email?: SharedComponents['schemas']['LookupEmail'];
      /** @description All that can be cancelled by default. */
      items?: SharedComponents['schemas']['LineUnits'][];
      /** @enum {string} */
      reason?: 'changedMind' | 'orderedByMistake' | 'foundCheaper' | 'tooLate' | 'otherPayment';
    };
    DocumentFile: {
      fileName: string;
      /** @constant */
      mediaType: 'application/pdf';
      /** @description Base64. */
      content: string;
    };
    DocumentRequest: {
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      email?: SharedComponents['schemas']['LookupEmail'];
      /**
       * Format: uuid
       * @description Of a credit note; the latest by default.
       */
      refundId?: string;
      /**
       * Format: uuid
       * @description Of a return label; the latest by default.
       */
      returnId?: string;
      /** @description Of a pickup slip; the first by default. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
    };
    GiftCardMail: {
      /** Format: email */
      recipient: string;
    };
    GiftCardMailRequest: {
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      email?: SharedComponents['schemas']['LookupEmail'];
      itemId: SharedComponents['schemas']['ItemId'];
      /**
       * Format: email
       * @description In place of the address that it went to.
       */
      recipient?: string;
    };
    HistoryCursor: string;
    HistoryRequest: {
      /** @description 10 by default. */
      count?: number;
      /** @description The next of the page before. */
      after?: components['schemas']['HistoryCursor'];
      /**
       * @description All by default; open is what is still to be delivered.
       * @enum {string}
       */
      show?: 'open' | 'delivered' | 'cancelled' | 'returned';
      /**
       * Format: date
       * @description The first day, in the site's time zone.
       */
      placedFrom?: string;
      /**
       * Format: date
       * @description The last day.
       */
      placedTo?: string;
    };
    OrderLookup: {
      /** @description Case and spaces are ignored. */
      orderNumber: string;
      email: SharedComponents['schemas']['LookupEmail'];
      /** @description Whether a guest's order becomes one of the signed-in customer. false by default; guests and employees claim nothing. */
      claim?: boolean;
    };
    OrderSummary: {
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      orderId: SharedComponents['schemas']['OrderId'];
      /**
       * @description processing until it is certain whether it is paid; cancelled where it is not, and where every unit was cancelled afterwards.
       * @enum {string}
       */
      status: 'processing' | 'finalised' | 'cancelled';
      /** @description Absent until it is paid. */
      progress?: SharedComponents['schemas']['OrderProgress'];
      /** Format: date-time */
      placedAt: string;
      currency: SharedComponents['schemas']['Currency'];
      total: SharedComponents['schemas']['Money'];
      /** @description Absent where nothing is. */
      refunded?: SharedComponents['schemas']['Money'];
      totalUnits: SharedComponents['schemas']['UnitCount'];
      /** @description The first four lines. */
      items: components['schemas']['SummaryItem'][];
      /**
       * Format: date
       * @description When the last of it is expected.
       */
      expectedOn?: string;
    };
    PurchaseHistory: {
      orders: components['schemas']['OrderSummary'][];
      /** @description Absent on the last page. */
      next?: components['schemas']['HistoryCursor'];
    };
    ReturnLabel: {
      return: SharedComponents['schemas']['OrderReturn'];
      label: components['schemas']['DocumentFile'];
    };
    ReturnRequest: {
      email?: SharedComponents['schemas']['LookupEmail'];
      items: SharedComponents['schemas']['ReturnItem'][];
    };
    SummaryItem: {
      name: string;
      /**
       * Format: link
       * @description Path in the shop without the locale.
       */
      pdpUrl: string;
      /** Format: media-url */
      productImageURL: string;
      qty: SharedComponents['schemas']['Quantity'];
    };
  };
  responses: {
    /** @description The items cannot be returned any more, or not as many of them. */
    NotReturnable: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The return with its label. 201 for a new one and 200 for one that was there. */
    ReturnLabel: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ReturnLabel'];
      };
    };
  };
  parameters: {};
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type Cancellation = components['schemas']['Cancellation'];
export type DocumentFile = components['schemas']['DocumentFile'];
export type DocumentRequest = components['schemas']['DocumentRequest'];
export type GiftCardMail = components['schemas']['GiftCardMail'];
export type GiftCardMailRequest = components['schemas']['GiftCardMailRequest'];
export type HistoryCursor = components['schemas']['HistoryCursor'];
export type HistoryRequest = components['schemas']['HistoryRequest'];
export type OrderLookup = components['schemas']['OrderLookup'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type PurchaseHistory = components['schemas']['PurchaseHistory'];
export type ReturnLabel = components['schemas']['ReturnLabel'];
export type ReturnRequest = components['schemas']['ReturnRequest'];
export type SummaryItem = components['schemas']['SummaryItem'];
export type ResponseNotReturnable = components['responses']['NotReturnable'];
export type ResponseReturnLabel = components['responses']['ReturnLabel'];
export type $defs = Record<string, never>;
export interface operations {
  getOrder: {
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
      path: {
        /** @description The order's id, or the number that the shopper sees. */
        orderId: SharedComponents['schemas']['OrderId'] | SharedComponents['schemas']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: SharedComponents['responses']['Order'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['OrderNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getPurchaseHistory: {
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
        'application/json': components['schemas']['HistoryRequest'];
      };
    };
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseHistory'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  trackOrder: {
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
        'application/json': components['schemas']['OrderLookup'];
      };
    };
    responses: {
      200: SharedComponents['responses']['Order'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['OrderNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  cancelOrder: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header: {
        /** @description New for each attempt that a shopper makes; the same key again gets the same answer and changes nothing. */
        'idempotency-key': SharedComponents['parameters']['IdempotencyKeyHeader'];
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
        'application/json': components['schemas']['Cancellation'];
      };
    };
    responses: {
      200: SharedComponents['responses']['Order'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['OrderNotFound'];
      409: SharedComponents['responses']['OrderConflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  requestReturnLabel: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header: {
        /** @description New for each attempt that a shopper makes; the same key again gets the same answer and changes nothing. */
        'idempotency-key': SharedComponents['parameters']['IdempotencyKeyHeader'];
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
      path: {
        /** @description The order's id, or the number that the shopper sees. */
        orderId: SharedComponents['schemas']['OrderId'] | SharedComponents['schemas']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReturnRequest'];
      };
    };
    responses: {
      200: components['responses']['ReturnLabel'];
      201: components['responses']['ReturnLabel'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['OrderNotFound'];
      409: components['responses']['NotReturnable'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  downloadInvoice: {
    parameters: {
      query?: {
        /** @description INVOICE by default. */
        document?: SharedComponents['schemas']['DocumentType'];
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
        'application/json': components['schemas']['DocumentRequest'];
      };
    };
    responses: {
      /** @description The document. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentFile'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['OrderNotFound'];
      409: SharedComponents['responses']['OrderConflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  resendGiftCardEmail: {
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
        'application/json': components['schemas']['GiftCardMailRequest'];
      };
    };
    responses: {
      /** @description The mail is on its way. */
      202: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GiftCardMail'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['OrderNotFound'];
      409: SharedComponents['responses']['OrderConflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
