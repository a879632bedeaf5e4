// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export interface components {
  schemas: {
    Address: {
      /** @description addressId of other calls. */
      id: string;
      /**
       * @description S shipping, B billing.
       * @enum {string}
       */
      approachType: 'S' | 'B';
      /** @description The one that is offered first. */
      main: boolean;
      recipientFirstName: string;
      recipientLastName: string;
      addressLine1: string;
      addressLine2?: string;
      city: string;
      /** @description Code of the state, province or county, where the country has them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: components['schemas']['CountryCode'];
      /** Format: email */
      recipientContactEmail?: string;
      /** @description A plus sign, the dial code and the number, digits only. */
      recipientContactPhone?: string;
    };
    /**
     * @description A field of an address that a shopper fills in.
     * @enum {string}
     */
    AddressField:
      | 'recipientFirstName'
      | 'recipientLastName'
      | 'addressLine1'
      | 'addressLine2'
      | 'city'
      | 'stateCityProvDept'
      | 'postalCode'
      | 'country'
      | 'recipientContactEmail'
      | 'recipientContactPhone';
    /** @description An address as a shopper gives it. */
    AddressInput: {
      recipientFirstName: string;
      recipientLastName: string;
      addressLine1: string;
      addressLine2?: string;
      city: string;
      /** @description Code of the state, province or county, where the country has them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: components['schemas']['CountryCode'];
      /** Format: email */
      recipientContactEmail?: string;
      /** @description A plus sign, the dial code and the number, digits only. */
      recipientContactPhone?: string;
    };
    /** @description ISO 3166-1 alpha-2. */
    CountryCode: string;
    /** @description ISO 4217. */
    Currency: string;
    /** @description The form of every error answer. */
    ErrorAnswer: {
      /** @description The program that answers. */
      appId: string;
      /** @description The call's x-correlation-id, or a new one. */
      correlationId: string;
      errorDetails: components['schemas']['ErrorDetail'][];
    };
    ErrorDetail: {
      /** @description A code of schemas/errors.json. */
      errorId: string;
      message: string;
      /**
       * @description flash where the cart changed meanwhile, so that the client reads it again.
       * @constant
       */
      type?: 'flash';
      additionalInfo?: components['schemas']['ErrorInfo'];
    };
    /** @description What the error is about, for the message and for the place of the notice. */
    ErrorInfo: {
      /** @description The most of this item that a cart may hold, in units. */
      maxAllowedQty?: number;
      /** @description What is in stock, in units. */
      availableQty?: number;
      sku?: components['schemas']['Sku'];
      productId?: components['schemas']['ProductId'];
      /** @description A row of the cart. */
      itemId?: string;
      shippingId?: components['schemas']['ShippingId'];
      /** @description The field at fault, by its name in the request. */
      field?: string;
      orderNumber?: components['schemas']['OrderNumber'];
    };
    /** @description An amount in the answer's currency, in its major unit with at most two decimals (19.95 is 19 dollars 95 cents). */
    Money: number;
    /** @description The brand's prefix, year and month, and a running number. */
    OrderNumber: string;
    /** @description A style (8 characters) or a style with its colour (up to 11). */
    ProductId: string;
    /** @enum {string} */
    ProductInventoryState: 'InStock' | 'OutOfStock';
    /** @description Units of one item. */
    Quantity: number;
    /** @description A shipment; me is the default one. */
    ShippingId: string;
    /** @description BRAND-COUNTRY, upper case. */
    SiteId: string;
    /** @description BRAND:STYLE:COLOUR:SIZE:FIT:1: with nothing where there is no colour, size or fit. */
    Sku: string;
    StoreId: string;
    /** @description A master style, all its colours. */
    StyleId: string;
    /** @description Values of the product's attributes; one may name a colour that no option lists. */
    VariantAttributes: {
      /** @description Code of the colour. */
      color: string;
      size: string;
      fitType?: string;
    };
    /** @description Language and country as the calls write them. */
    WireLocale: string;
  };
  responses: {
    /** @description The call does not keep to its contract. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description There is no such cart, or it is another customer's (BSK404); both are answered alike. */
    CartNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description The cart's state or the stock stands against it: BSK409 while its order is being paid, and the codes that the call names. With type flash, read the cart again. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description The token is good, but its customer is unknown (AUT498), or a bot-check failed (AUT403). */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description There is no such product, variant or row (ORD404, ORD430), or no such cart (BSK404). */
    ItemNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description There is no such thing. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description The payment was not taken. Declined or unreachable PAY400, suspected fraud PYT402, a bad or used token PYT404, an expired card FE309. */
    PaymentRequired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description The fault is the server's. */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
    /** @description No access token, or one that is expired or forged (AUT401). Renew it and repeat the call once. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorAnswer'];
      };
    };
  };
  parameters: {
    BrandHeader: string;
    /** @description ECOMM in a browser, MAPP inside the app's webview. */
    ChannelHeader: 'ECOMM' | 'MAPP';
    /** @description Name of the calling program. */
    ClientAppHeader: string;
    /** @description One for all calls that serve one page view. */
    CorrelationIdHeader: string;
    /** @description New for each attempt that a shopper makes; the same key again gets the same answer and changes nothing. */
    IdempotencyKeyHeader: string;
    LocaleHeader: components['schemas']['WireLocale'];
    /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
    LocaleQuery: components['schemas']['WireLocale'];
    /** @description In preview mode, the moment that the page is shown as of; the present one by default. */
    PreviewDateTimeQuery: string;
    RegionHeader: 'NORA' | 'EMEA';
    SiteIdHeader: components['schemas']['SiteId'];
    SourceHeader: string;
    /** @description New for each call. */
    TransactionIdHeader: string;
    /** @description The shopper's session, from the token answer. */
    UsidHeader: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Address = components['schemas']['Address'];
export type AddressField = components['schemas']['AddressField'];
export type AddressInput = components['schemas']['AddressInput'];
export type CountryCode = components['schemas']['CountryCode'];
export type Currency = components['schemas']['Currency'];
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type Money = components['schemas']['Money'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type ProductId = components['schemas']['ProductId'];
export type ProductInventoryState = components['schemas']['ProductInventoryState'];
export type Quantity = components['schemas']['Quantity'];
export type ShippingId = components['schemas']['ShippingId'];
export type SiteId = components['schemas']['SiteId'];
export type Sku = components['schemas']['Sku'];
export type StoreId = components['schemas']['StoreId'];
export type StyleId = components['schemas']['StyleId'];
export type VariantAttributes = components['schemas']['VariantAttributes'];
export type WireLocale = components['schemas']['WireLocale'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCartNotFound = components['responses']['CartNotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseItemNotFound = components['responses']['ItemNotFound'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePaymentRequired = components['responses']['PaymentRequired'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ParameterBrandHeader = components['parameters']['BrandHeader'];
export type ParameterChannelHeader = components['parameters']['ChannelHeader'];
export type ParameterClientAppHeader = components['parameters']['ClientAppHeader'];
export type ParameterCorrelationIdHeader = components['parameters']['CorrelationIdHeader'];
export type ParameterIdempotencyKeyHeader = components['parameters']['IdempotencyKeyHeader'];
export type ParameterLocaleHeader = components['parameters']['LocaleHeader'];
export type ParameterLocaleQuery = components['parameters']['LocaleQuery'];
export type ParameterPreviewDateTimeQuery = components['parameters']['PreviewDateTimeQuery'];
export type ParameterRegionHeader = components['parameters']['RegionHeader'];
export type ParameterSiteIdHeader = components['parameters']['SiteIdHeader'];
export type ParameterSourceHeader = components['parameters']['SourceHeader'];
export type ParameterTransactionIdHeader = components['parameters']['TransactionIdHeader'];
export type ParameterUsidHeader = components['parameters']['UsidHeader'];
