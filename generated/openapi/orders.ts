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
     * Get an order of the customer
     * @description Also returns a guest's own order. The order of another customer returns 404, like an unknown order.
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
     * List the customer's orders, latest first
     * @description A page starts after the last order of the previous page, so all pages are equally fast. Orders whose payment failed are left out.
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
     * Look up an order by number and email address
     * @description For guests on another device. Failed lookups are counted by client address and by order number (limits.orderLookups). An unknown number and a wrong address return the same error, OHS4004; ORD400 for a malformed address. A guest's order is returned in full. The order of an account is returned with its progress and parcels only: without addresses, recipients, returns, refunds, possible actions and payment data other than method and amount, unless the token is its own customer's. With claim, a guest's order is added to the history of the signed-in customer; an order of an account is never moved.
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
     * Cancel an order or some of its units
     * @description Units can be canceled until they are packed. Gifts and free units are canceled with the units that earned them. Stock, coupons, points and caps are returned in the same transaction. The refund is the amount that is still paid, minus the price of the rest by the promotions of the order; it is divided among the tenders in reverse order of payment. 409 ORD409 if units are packed or already canceled, or if the payment is still being processed; 409 ORD412 if the refund is not expectedRefund. Then nothing is canceled.
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
     * Request a return and its shipping label
     * @description Delivered units can be returned. 409 RTN500 if units are not delivered, are already returned or not returnable, or if the return period is over; 409 ORD412 if the refund is not expectedRefund. Then nothing is requested. The refund follows when the parcel is received.
     */
    post: operations['requestReturnLabel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consumers-v3/consumer/purchase/{orderId}/refundPreview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview the refund of a cancellation or return
     * @description Computes the refund in the same way as cancelOrder and a received return, and changes nothing. A return is added to the returns that are already requested. 409 ORD409 for units that cannot be canceled or returned.
     */
    post: operations['previewRefund'];
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
     * Download a document of an order as a PDF
     * @description The PDF is in the language of the order, and its bytes are always the same. 409 ORD409 if the order does not have the document (yet).
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
     * Resend the gift card email of an order line
     * @description Sends it to another address if the request has one. 409 ORD409 for a line without gift cards, a canceled line, and a line whose sending date is in the future.
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
      /** @description Units to cancel. Defaults to all that can be canceled. */
      items?: SharedComponents['schemas']['LineUnits'][];
      /** @enum {string} */
      reason?: 'changedMind' | 'orderedByMistake' | 'foundCheaper' | 'tooLate' | 'otherPayment';
      expectedRefund?: components['schemas']['ExpectedRefund'];
    };
    DocumentFile: {
      fileName: string;
      /** @constant */
      mediaType: 'application/pdf';
      /** @description Content in Base64. */
      content: string;
    };
    DocumentRequest: {
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      email?: SharedComponents['schemas']['LookupEmail'];
      /**
       * Format: uuid
       * @description For a credit note. Defaults to the latest.
       */
      refundId?: string;
      /**
       * Format: uuid
       * @description For a return label. Defaults to the latest.
       */
      returnId?: string;
      /** @description For a pickup slip. Defaults to the first. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
    };
    ExpectedPayment: {
      paymentInstrumentId: SharedComponents['schemas']['PaymentInstrumentId'];
      payment_method_id: SharedComponents['schemas']['PaymentMethodId'];
      amount: SharedComponents['schemas']['Money'];
    };
    /** @description The previewed refund. The request is rejected with ORD412 if it has changed. */
    ExpectedRefund: SharedComponents['schemas']['Money'];
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
       * @description Replaces the original recipient.
       */
      recipient?: string;
    };
    HistoryCursor: string;
    HistoryRequest: {
      /** @description Defaults to 10. */
      count?: number;
      /** @description next of the previous page. */
      after?: components['schemas']['HistoryCursor'];
      /**
       * @description Defaults to all; open lists orders that are not yet delivered.
       * @enum {string}
       */
      show?: 'open' | 'delivered' | 'cancelled' | 'returned';
      /**
       * Format: date
       * @description First day, in the time zone of the site.
       */
      placedFrom?: string;
      /**
       * Format: date
       * @description Last day, in the time zone of the site.
       */
      placedTo?: string;
    };
    OrderLookup: {
      /** @description Case and spaces are ignored. */
      orderNumber: string;
      email: SharedComponents['schemas']['LookupEmail'];
      /** @description If true, a guest's order is added to the account of the signed-in customer. Defaults to false; has no effect for guests and employees. */
      claim?: boolean;
    };
    OrderSummary: {
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      orderId: SharedComponents['schemas']['OrderId'];
      /**
       * @description processing until the payment result is known. cancelled if the payment failed, or if all units were canceled later.
       * @enum {string}
       */
      status: 'processing' | 'finalised' | 'cancelled';
      /** @description Absent until the order is paid. */
      progress?: SharedComponents['schemas']['OrderProgress'];
      /** Format: date-time */
      placedAt: string;
      currency: SharedComponents['schemas']['Currency'];
      total: SharedComponents['schemas']['Money'];
      /** @description Absent if nothing is refunded. */
      refunded?: SharedComponents['schemas']['Money'];
      totalUnits: SharedComponents['schemas']['UnitCount'];
      /** @description The first four order lines. */
      items: components['schemas']['SummaryItem'][];
      /**
       * Format: date
       * @description Expected date of the last delivery.
       */
      expectedOn?: string;
    };
    PurchaseHistory: {
      orders: components['schemas']['OrderSummary'][];
      /** @description Absent on the last page. */
      next?: components['schemas']['HistoryCursor'];
    };
    RefundPreview: {
      currency: SharedComponents['schemas']['Currency'];
      /** @description The refund. It is 0 if the remaining units cost at least what is still paid. */
      amount: SharedComponents['schemas']['Money'];
      /** @description Part of the amount that refunds shipping. */
      shipping?: SharedComponents['schemas']['Money'];
      /** @description Part of the amount that is tax. */
      tax?: SharedComponents['schemas']['Money'];
      priceChange?: SharedComponents['schemas']['PriceChange'];
      endedPromotions?: SharedComponents['schemas']['EndedPromotions'];
      /** @description All units that leave, with the gifts and free units that are canceled too. */
      items: SharedComponents['schemas']['RefundedItem'][];
      /** @description In reverse order of payment. */
      payments: components['schemas']['ExpectedPayment'][];
    };
    RefundPreviewRequest: {
      email?: SharedComponents['schemas']['LookupEmail'];
      /** @enum {string} */
      reason: 'cancelled' | 'returned';
      /** @description Defaults to all units that can be canceled or returned. */
      items?: SharedComponents['schemas']['LineUnits'][];
    };
    ReturnLabel: {
      return: SharedComponents['schemas']['OrderReturn'];
      label: components['schemas']['DocumentFile'];
    };
    ReturnRequest: {
      email?: SharedComponents['schemas']['LookupEmail'];
      items: SharedComponents['schemas']['ReturnItem'][];
      expectedRefund?: components['schemas']['ExpectedRefund'];
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
    /** @description The items cannot be returned, or not in this quantity. */
    NotReturnable: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The return with its label: 201 if it is new, 200 if it already existed. */
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
export type ExpectedPayment = components['schemas']['ExpectedPayment'];
export type ExpectedRefund = components['schemas']['ExpectedRefund'];
export type GiftCardMail = components['schemas']['GiftCardMail'];
export type GiftCardMailRequest = components['schemas']['GiftCardMailRequest'];
export type HistoryCursor = components['schemas']['HistoryCursor'];
export type HistoryRequest = components['schemas']['HistoryRequest'];
export type OrderLookup = components['schemas']['OrderLookup'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type PurchaseHistory = components['schemas']['PurchaseHistory'];
export type RefundPreview = components['schemas']['RefundPreview'];
export type RefundPreviewRequest = components['schemas']['RefundPreviewRequest'];
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
        /** @description ID of the order, or the order number that the shopper sees. */
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
        'application/json': components['schemas']['HistoryRequest'];
      };
    };
    responses: {
      /** @description One page of orders. */
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header: {
        /** @description New for each attempt of a shopper. A repeated key returns the same response and changes nothing. */
        'idempotency-key': SharedComponents['parameters']['IdempotencyKeyHeader'];
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
        /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
        locale?: SharedComponents['parameters']['LocaleQuery'];
      };
      header: {
        /** @description New for each attempt of a shopper. A repeated key returns the same response and changes nothing. */
        'idempotency-key': SharedComponents['parameters']['IdempotencyKeyHeader'];
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
        /** @description ID of the order, or the order number that the shopper sees. */
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
  previewRefund: {
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
        /** @description ID of the order, or the order number that the shopper sees. */
        orderId: SharedComponents['schemas']['OrderId'] | SharedComponents['schemas']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundPreviewRequest'];
      };
    };
    responses: {
      /** @description The refund as it would be now. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundPreview'];
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
  downloadInvoice: {
    parameters: {
      query?: {
        /** @description Defaults to INVOICE. */
        document?: SharedComponents['schemas']['DocumentType'];
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
        'application/json': components['schemas']['DocumentRequest'];
      };
    };
    responses: {
      /** @description The PDF document. */
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
        'application/json': components['schemas']['GiftCardMailRequest'];
      };
    };
    responses: {
      /** @description The email is queued. */
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
