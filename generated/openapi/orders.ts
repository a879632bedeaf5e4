// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as CartComponents } from './cart.ts';
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Order: {
      /** @description What the shopper reads. */
      orderNumber: SharedComponents['schemas']['OrderNumber'];
      /** @description What calls name. */
      orderId: components['schemas']['OrderId'];
      /**
       * @description processing until the payment is authorized; cancelled where it was not.
       * @enum {string}
       */
      status: 'processing' | 'finalised' | 'cancelled';
      /** @description Whether status is processing. */
      processing: boolean;
      /** @description Whether status is finalised. */
      finalised: boolean;
      /** @description Of a cancelled order: a code of schemas/errors.json. */
      cancelReason?: string;
      /** Format: date-time */
      placedAt: string;
      /**
       * Format: email
       * @description Where the confirmation goes.
       */
      email: string;
      currency: SharedComponents['schemas']['Currency'];
      /** @description Whether prices hold the tax already. */
      taxIncluded: boolean;
      totals: CartComponents['schemas']['Totals'];
      items: components['schemas']['OrderItem'][];
      shipments: components['schemas']['Shipment'][];
      /** @description What it was paid with. */
      paymentMethod: CartComponents['schemas']['PaymentInstrument'][];
      promoSummary: CartComponents['schemas']['PromoSummaryEntry'][];
      flash: CartComponents['schemas']['FlashMessage'][];
      shippingAddress?: SharedComponents['schemas']['Address'];
      billingAddress: SharedComponents['schemas']['Address'];
    };
    /** Format: uuid */
    OrderId: string;
    /** @description A row of the cart as it was ordered. */
    OrderItem: {
      upc: string;
      name: string;
      /**
       * Format: link
       * @description In-shop path without the locale.
       */
      pdpUrl: string;
      /** Format: media-url */
      productImageURL: string;
      /** @description Sent by e-mail. */
      isDigitalProduct: boolean;
      /** @description A gift with a purchase; it cannot be changed (GWP403). */
      bonus: boolean;
      /** @description Made to the shopper's design. */
      isCustoms: boolean;
      /** @description Of a product that the shopper designed. */
      recipeId?: string;
      /** @description Of a design that the shop made. */
      precreatedCustomsCode?: string;
      id: CartComponents['schemas']['ItemId'];
      productId: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      sku: SharedComponents['schemas']['Sku'];
      color?: CartComponents['schemas']['ChosenOption'];
      size?: CartComponents['schemas']['ChosenOption'];
      fitType?: CartComponents['schemas']['ChosenOption'];
      qty: SharedComponents['schemas']['Quantity'];
      price: CartComponents['schemas']['ItemPrice'];
      giftOption?: CartComponents['schemas']['GiftOption'];
      taxTotal: SharedComponents['schemas']['Money'];
      shippingId: SharedComponents['schemas']['ShippingId'];
    };
    Shipment: {
      shippingId: SharedComponents['schemas']['ShippingId'];
      shippingMethod: CartComponents['schemas']['ShippingMethod'];
      itemIds: CartComponents['schemas']['ItemId'][];
      /** @description Absent where it is picked up or digital. */
      address?: SharedComponents['schemas']['Address'];
      storeInfo?: CartComponents['schemas']['StoreInfo'];
    };
  };
  responses: {
    /** @description The order. When it is placed, 201 for a new one and 200 for one that was there. */
    Order: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Order'];
      };
    };
  };
  parameters: {};
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Order = components['schemas']['Order'];
export type OrderId = components['schemas']['OrderId'];
export type OrderItem = components['schemas']['OrderItem'];
export type Shipment = components['schemas']['Shipment'];
export type ResponseOrder = components['responses']['Order'];
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
        orderId: components['schemas']['OrderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Order'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      /** @description There is no such order, or it is another customer's (OHS4004). */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': SharedComponents['schemas']['ErrorAnswer'];
        };
      };
      500: SharedComponents['responses']['ServerError'];
    };
  };
}
