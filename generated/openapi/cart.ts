// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export interface paths {
  '/cart/v1/cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates an empty cart for the customer and the site. */
    post: operations['createCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cartWithItem': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates a cart with one item in it. */
    post: operations['createCartWithItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The cart, priced anew. */
    get: operations['getCart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/item': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Adds an item; the same sku again adds to its row.
     * @description INV408 above maxQty, INV700 above the stock, INV702 without a price, ORD404 for an unknown sku. Additions of several tabs all count.
     */
    post: operations['addItem'];
    /** Takes a row out of the cart. */
    delete: operations['removeItem'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/item': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Changes a row's quantity, its variant or its gift note.
     * @description A sku that another row has already merges the two. INV408 above maxQty, INV700 above the stock.
     */
    put: operations['updateItem'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/shippingMethod': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Chooses how a shipment, or some of its rows, is delivered.
     * @description SHP500 where the method does not go to a PO box.
     */
    post: operations['setShippingMethod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How a shipment may be delivered. */
    get: operations['getShippingMethods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v2/cart/{basketId}/shippingAddress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sets where a shipment goes; prices and taxes follow.
     * @description PAY401 where the site does not deliver there, SHP500 for a PO box with a method that goes to none, PYT406 for an address that cannot be.
     */
    post: operations['addShippingAddress'];
    /** Takes the address away again. */
    delete: operations['removeShippingAddress'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/shippingAddress/validation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Judges an address without keeping it. */
    post: operations['validateShippingAddress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/billingAddress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets the address of the bill, its own or the shipping address. */
    post: operations['addBillingAddress'];
    /** Takes the address away again. */
    delete: operations['removeBillingAddress'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/paymentMethods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How this cart may be paid. */
    get: operations['getPaymentMethods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/paymentSession': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Opens a session with the payment partner, whose frame takes the card or the pay-later consent.
     * @description The card's number is typed into the frame only. The frame hands its parent a message cairn:card-token with the sessionId and the token for addPaymentInstrument.
     */
    get: operations['getPaymentSession'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/paymentInstruments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pays with what the token stands for, in place of a card before it.
     * @description PYT404 for a token that is bad, expired or of another session; FE309 for an expired card; PYT300 for one that is there already.
     */
    post: operations['addPaymentInstrument'];
    /** Takes a payment away again. */
    delete: operations['removePaymentInstrument'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/prepareOrder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Looks a last time at stock, prices, address and payment before the order is placed.
     * @description What had to change is told of in flash. INV409 or INV406 where nothing that can be bought is left, PYT404 without a payment, PYT406 without an address.
     */
    post: operations['prepareOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v2/checkout/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Places the order of a cart, once.
     * @description The same idempotency-key gets the same answer; another key for a cart that is ordered already gets its order, with 200. Stock is debited and the payment authorized; where that fails the cart is open again.
     */
    put: operations['placeOrder'];
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
    AddedItem: {
      basketId: components['schemas']['BasketId'];
      sku: components['schemas']['Sku'];
      /** @description 1 by default. */
      qty?: components['schemas']['Quantity'];
      giftOption?: components['schemas']['GiftOption'];
    };
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
    /** @description An address as typed so far; what is missing is a fault, not an invalid call. */
    AddressDraft: {
      recipientFirstName?: string;
      recipientLastName?: string;
      addressLine1?: string;
      addressLine2?: string;
      city?: string;
      stateCityProvDept?: string;
      postalCode?: string;
      country?: string;
      recipientContactEmail?: string;
      recipientContactPhone?: string;
    };
    AddressFault: {
      field: components['schemas']['AddressField'];
      /** @description A code of schemas/errors.json. */
      errorId: string;
      message: string;
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
    AddressReference: {
      addressId: string;
    };
    AddressToValidate: {
      address: components['schemas']['AddressDraft'];
    };
    AddressValidation: {
      /** @description Whether faults is empty. */
      valid: boolean;
      suggestion?: components['schemas']['AddressInput'];
      faults: components['schemas']['AddressFault'][];
    };
    ApproachingDiscount: {
      level: components['schemas']['PromoLevel'];
      promotionId?: string;
      /** @description The itemTotal that earns it. */
      threshold: components['schemas']['Money'];
      /** @description What is still missing; 0 once earned. */
      remaining: components['schemas']['Money'];
    };
    /**
     * Format: uuid
     * @description A cart.
     */
    BasketId: string;
    /** @description Either of the two. */
    BillingAddressInput: {
      address?: components['schemas']['AddressInput'];
      /** @constant */
      sameAsShipping?: true;
    };
    /** @description The brand's own name, as the payment partner says it. */
    CardBrand: string;
    Cart: {
      /** @description basketId and cartId of other calls. */
      id: components['schemas']['BasketId'];
      version: components['schemas']['CartVersion'];
      /**
       * @description processing while its order is being paid; ordered for good.
       * @enum {string}
       */
      status: 'open' | 'processing' | 'ordered';
      /** @description Of the order that it has become or is becoming; absent while it is open. */
      orderId?: components['schemas']['OrderId'];
      currency: components['schemas']['Currency'];
      /** @description Whether prices hold the tax already. */
      taxIncluded: boolean;
      /**
       * Format: email
       * @description Where the confirmation goes.
       */
      email?: string;
      /** @description Rows; units are totals.totalUnits. */
      totalItems: number;
      totals: components['schemas']['Totals'];
      /** @description In the order they were added. */
      items: components['schemas']['CartItem'][];
      payment_instruments: components['schemas']['PaymentInstrument'][];
      /** @description One entry for each shipment. */
      shippingMethods: components['schemas']['ShipmentMethods'][];
      shippingAddress?: components['schemas']['Address'];
      billingAddress?: components['schemas']['Address'];
      couponItems: components['schemas']['CouponItem'][];
      orderPromotions: components['schemas']['OrderPromotion'][];
      promoSummary: components['schemas']['PromoSummaryEntry'][];
      /** @description What the cart is on its way to; level SHIPPING is free shipping. */
      approachingDiscount: components['schemas']['ApproachingDiscount'][];
      /** @description What the shopper must be told of this answer, once. */
      flash: components['schemas']['FlashMessage'][];
      customerNotifications: components['schemas']['CustomerNotification'][];
    };
    CartItem: {
      /** @description itemId of other calls. */
      id: components['schemas']['ItemId'];
      /** @description Style and colour. */
      productId: components['schemas']['ProductId'];
      masterId: components['schemas']['StyleId'];
      /** @description The variant. */
      sku: components['schemas']['Sku'];
      upc: string;
      name: string;
      color?: components['schemas']['ChosenOption'];
      size?: components['schemas']['ChosenOption'];
      fitType?: components['schemas']['ChosenOption'];
      qty: components['schemas']['Quantity'];
      /** @description INV408 above it. */
      maxQty: components['schemas']['Quantity'];
      availability: components['schemas']['ItemAvailability'];
      price: components['schemas']['ItemPrice'];
      /**
       * Format: link
       * @description In-shop path without the locale.
       */
      pdpUrl: string;
      /** Format: media-url */
      productImageURL: string;
      shippingOptions: components['schemas']['ShippingOption'][];
      /** @description Sent by e-mail. */
      isDigitalProduct: boolean;
      giftOption?: components['schemas']['GiftOption'];
      /** @description Of a product that the shopper designed. */
      recipeId?: string;
      /** @description Of a design that the shop made. */
      precreatedCustomsCode?: string;
      /** @description A gift with a purchase; it cannot be changed (GWP403). */
      bonus: boolean;
      /** @description Made to the shopper's design. */
      isCustoms: boolean;
      /** @description Tax of the row, contained in rowTotal with taxIncluded. */
      taxTotal: components['schemas']['Money'];
      /** @description What the row may be changed to in its colour, this one among them; absent where there is no choice. */
      variants?: components['schemas']['ItemVariant'][];
    };
    /** @description One more with each change of the cart. */
    CartVersion: number;
    /** @description A row and what changes of it. */
    ChangedItem: {
      itemId: components['schemas']['ItemId'];
      /** @description The new quantity, not a difference. */
      qty?: components['schemas']['Quantity'];
      /** @description Another variant of the same style. */
      sku?: components['schemas']['Sku'];
      giftOption?: components['schemas']['GiftOption'];
    };
    ChosenOption: {
      value: string;
      /** @description In the call's language. */
      label: string;
    };
    /** @description ISO 3166-1 alpha-2. */
    CountryCode: string;
    CouponItem: {
      id: string;
      /** @description As the shopper typed it. */
      code: string;
      /** @description Whether it takes anything off. */
      applied: boolean;
      promotionId?: string;
      /** @description Why it takes nothing off. */
      message?: string;
    };
    /** @description ISO 4217. */
    Currency: string;
    /** @description What is good to know; nothing to be done. */
    CustomerNotification: {
      code: string;
      /** @enum {string} */
      level: 'info' | 'success' | 'warning';
      /** @description In the call's language. */
      message: string;
    };
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
    FlashDetail: {
      sku?: components['schemas']['Sku'];
      productId?: components['schemas']['ProductId'];
      itemId?: components['schemas']['ItemId'];
      /** @description Units asked for that are not there. */
      missingQty?: number;
      shipmentId?: components['schemas']['ShippingId'];
    };
    FlashMessage: {
      /**
       * @description The first three tell of stock, the fourth of the payment, the next six of a changed delivery, the last of prices.
       * @enum {string}
       */
      type:
        | 'PartialInventoryMissing'
        | 'ItemNotAvailable'
        | 'FullInventoryMissing'
        | 'PaymentNotAuthorized'
        | 'PickupToHome'
        | 'PickupToShipToStore'
        | 'ShipToStoreToHome'
        | 'ShipToStoreToPickup'
        | 'HomeToPickup'
        | 'ShippingMethodDowngraded'
        | 'PriceChanged';
      /** @description A code of schemas/errors.json, for its message. */
      code?: string;
      details: components['schemas']['FlashDetail'][];
    };
    GiftOption: {
      /** Format: email */
      email: string;
      /** @description Name of the one who gets it. */
      to: string;
      message: string;
    };
    /** @description Where an associate sells for a store. */
    InStoreSalesInfo: {
      storeId: components['schemas']['StoreId'];
      storeName?: string;
      storeEmployeeId: string;
      storeEmployeeName?: string;
    };
    ItemAvailability: {
      /**
       * @description LowStock where few are left, or fewer than the row asks for; OutOfStock where none is.
       * @enum {string}
       */
      state: 'InStock' | 'LowStock' | 'OutOfStock';
      /** @description Units that can still be bought, this row's among them. */
      quantity: number;
    };
    /** @description A row of a cart; it stays the same as long as the row is there. */
    ItemId: string;
    ItemPrice: {
      /** @description Of a unit, before promotions. */
      current: components['schemas']['Money'];
      /** @description Of a unit, before a reduction. */
      original: components['schemas']['Money'];
      /** @description Of a unit, after promotions, rounded. */
      amount: components['schemas']['Money'];
      /** @description Of the row, after promotions. */
      rowTotal: components['schemas']['Money'];
      /** @description The highest current price among the style's variants. */
      highCurrent: components['schemas']['Money'];
      /** @description The highest original price among the style's variants. */
      highOriginal: components['schemas']['Money'];
    };
    ItemReference: {
      basketId: components['schemas']['BasketId'];
      itemId: components['schemas']['ItemId'];
    };
    ItemVariant: {
      /** @description sku of updateItem. */
      id: components['schemas']['Sku'];
      attributes: components['schemas']['VariantAttributes'];
      productInventoryState: components['schemas']['ProductInventoryState'];
    };
    MaskedCard: {
      brand: components['schemas']['CardBrand'];
      last4: string;
      expiryMonth: number;
      /** @description Four digits. */
      expiryYear: number;
    };
    /** @description An amount in the answer's currency, in its major unit with at most two decimals (19.95 is 19 dollars 95 cents). */
    Money: number;
    NewItem: {
      sku: components['schemas']['Sku'];
      /** @description 1 by default. */
      qty?: components['schemas']['Quantity'];
      giftOption?: components['schemas']['GiftOption'];
    };
    Order: {
      /** @description What the shopper reads. */
      orderNumber: components['schemas']['OrderNumber'];
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
      currency: components['schemas']['Currency'];
      /** @description Whether prices hold the tax already. */
      taxIncluded: boolean;
      totals: components['schemas']['Totals'];
      items: components['schemas']['OrderItem'][];
      shipments: components['schemas']['Shipment'][];
      /** @description What it was paid with. */
      paymentMethod: components['schemas']['PaymentInstrument'][];
      promoSummary: components['schemas']['PromoSummaryEntry'][];
      flash: components['schemas']['FlashMessage'][];
      shippingAddress?: components['schemas']['Address'];
      billingAddress: components['schemas']['Address'];
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
      id: components['schemas']['ItemId'];
      productId: components['schemas']['ProductId'];
      masterId: components['schemas']['StyleId'];
      sku: components['schemas']['Sku'];
      color?: components['schemas']['ChosenOption'];
      size?: components['schemas']['ChosenOption'];
      fitType?: components['schemas']['ChosenOption'];
      qty: components['schemas']['Quantity'];
      price: components['schemas']['ItemPrice'];
      giftOption?: components['schemas']['GiftOption'];
      taxTotal: components['schemas']['Money'];
      shippingId: components['schemas']['ShippingId'];
    };
    /** @description The brand's prefix, year and month, and a running number. */
    OrderNumber: string;
    /** @description A payment that the cart has already, or a new one in its place by session and token. */
    OrderPaymentChoice: {
      paymentInstrumentId?: components['schemas']['PaymentInstrumentId'];
      payment_method_id?: components['schemas']['PaymentMethodId'];
      sessionId?: components['schemas']['PaymentSessionId'];
      token?: components['schemas']['PaymentToken'];
    };
    OrderPromotion: {
      promotionId: string;
      promotionName: string;
      /** @description What it takes off. */
      amount: components['schemas']['Money'];
    };
    /** @description Scheme, host and port. */
    Origin: string;
    PaymentInstrument: {
      paymentInstrumentId: components['schemas']['PaymentInstrumentId'];
      payment_method_id: components['schemas']['PaymentMethodId'];
      /** @description What it covers. */
      amount: components['schemas']['Money'];
      card?: components['schemas']['MaskedCard'];
    };
    PaymentInstrumentId: string;
    PaymentInstrumentInput: {
      payment_method_id: components['schemas']['PaymentMethodId'];
      sessionId: components['schemas']['PaymentSessionId'];
      token: components['schemas']['PaymentToken'];
      /** @description All that remains to be paid by default. */
      amount?: components['schemas']['Money'];
    };
    PaymentInstrumentReference: {
      paymentInstrumentId: components['schemas']['PaymentInstrumentId'];
    };
    PaymentMethod: {
      /** @description payment_method_id of other calls. */
      id: components['schemas']['PaymentMethodId'];
      /** @description What the site calls it. */
      code: string;
      /** @description In the call's language. */
      label: string;
      /** @enum {string} */
      kind: 'card' | 'giftCard' | 'reward' | 'loyaltyPoints' | 'athlete' | 'payLater' | 'wallet';
      /** @description Of cards. */
      brands?: components['schemas']['CardBrand'][];
      minAmount?: components['schemas']['Money'];
      maxAmount?: components['schemas']['Money'];
    };
    /** @enum {string} */
    PaymentMethodId:
      | 'CREDIT_CARD'
      | 'GIFT_CARD'
      | 'REWARD_CODE'
      | 'REWARD_CARD'
      | 'LOYALTY_POINTS'
      | 'ATHLETES_PAYMENT'
      | 'PAY_LATER'
      | 'DIGITAL_WALLET';
    PaymentMethodsAnswer: {
      paymentMethods: components['schemas']['PaymentMethod'][];
    };
    PaymentSession: {
      sessionId: components['schemas']['PaymentSessionId'];
      type: components['schemas']['PaymentSessionType'];
      /**
       * Format: link
       * @description What the frame shows, on the partner's origin.
       */
      frameUrl: string;
      /** @description The partner's; messages of any other are not the frame's. */
      origin: components['schemas']['Origin'];
      /** Format: date-time */
      expiresAt: string;
    };
    PaymentSessionId: string;
    /** @enum {string} */
    PaymentSessionType: 'card' | 'paylater';
    /** @description From the partner's frame; it stands for a card and holds no number. */
    PaymentToken: string;
    PlacedOrder: {
      cartId: components['schemas']['BasketId'];
      /** @description What the shopper saw; 409 with type flash where the cart has moved on. */
      cartVersion?: components['schemas']['CartVersion'];
      /** @description Of the bot-check, where it is on. */
      captchaResponse?: string;
      /** @description In place of the cart's. */
      billingAddress?: components['schemas']['AddressInput'];
      paymentMethod?: components['schemas']['OrderPaymentChoice'];
      inStoreSalesInfo?: components['schemas']['InStoreSalesInfo'];
    };
    PreparedOrder: {
      cartId: components['schemas']['BasketId'];
      /** @description What the shopper saw; where the cart has moved on, flash says what changed. */
      cartVersion?: components['schemas']['CartVersion'];
    };
    /** @description A style (8 characters) or a style with its colour (up to 11). */
    ProductId: string;
    /** @enum {string} */
    ProductInventoryState: 'InStock' | 'OutOfStock';
    /** @enum {string} */
    PromoLevel: 'ORDER' | 'PRODUCT' | 'SHIPPING';
    PromoSummaryEntry: {
      level: components['schemas']['PromoLevel'];
      promotionId: string;
      promotionName: string;
      /** @description approaching|in progress|earned; without exactly three parts it is ignored. */
      calloutMessage?: string;
      /** @description Where the shop shows how near it is. */
      approachingDisplayLevel?: components['schemas']['PromoLevel'];
    };
    /** @description Units of one item. */
    Quantity: number;
    Shipment: {
      shippingId: components['schemas']['ShippingId'];
      shippingMethod: components['schemas']['ShippingMethod'];
      itemIds: components['schemas']['ItemId'][];
      /** @description Absent where it is picked up or digital. */
      address?: components['schemas']['Address'];
      storeInfo?: components['schemas']['StoreInfo'];
    };
    ShipmentMethods: {
      shippingId: components['schemas']['ShippingId'];
      /** @description The one chosen. */
      code?: components['schemas']['ShippingMethodCode'];
      applicableShippingMethods: components['schemas']['ShippingMethod'][];
    };
    ShippingAddressInput: {
      /** @description me by default. */
      shippingId?: components['schemas']['ShippingId'];
      address: components['schemas']['AddressInput'];
      /** @description Whether the bill goes there too; false by default. */
      useAsBilling?: boolean;
      /** @description Of the bot-check, where it is on. */
      captchaResponse?: string;
    };
    /** @description A shipment; me is the default one. */
    ShippingId: string;
    ShippingMethod: {
      code: components['schemas']['ShippingMethodCode'];
      /** @description In the call's language. */
      label: string;
      /** @description Working days, n or n-m, or same day. */
      deliveryTime: string;
      /** @description For the whole shipment; 0 is free. */
      price: components['schemas']['Money'];
    };
    ShippingMethodChoice: {
      basketId: components['schemas']['BasketId'];
      /** @description me by default. */
      shippingId?: components['schemas']['ShippingId'];
      code: components['schemas']['ShippingMethodCode'];
      /** @description Only these rows; all of the shipment by default. */
      itemIds?: components['schemas']['ItemId'][];
      /** @description For pickup and sts. */
      storeId?: components['schemas']['StoreId'];
    };
    /**
     * @description sts is ship to store, pudo a collection point.
     * @enum {string}
     */
    ShippingMethodCode: 'standard' | 'express' | 'pickup' | 'pudo' | 'sts' | 'digital' | 'customs';
    ShippingOption: {
      selected: boolean;
      available: boolean;
      shippingMethod: components['schemas']['ShippingMethod'];
      storeInfo?: components['schemas']['StoreInfo'];
    };
    /** @description BRAND-COUNTRY, upper case. */
    SiteId: string;
    /** @description BRAND:STYLE:COLOUR:SIZE:FIT:1: with nothing where there is no colour, size or fit. */
    Sku: string;
    StoreId: string;
    StoreInfo: {
      id: components['schemas']['StoreId'];
      name?: string;
      /** @description Units that the store has. */
      storeInventory: number;
    };
    /** @description A master style, all its colours. */
    StyleId: string;
    /** @description Amounts of a cart or an order. With taxIncluded the amounts hold their tax, and total is itemTotal and shipping; without it the tax comes on top. */
    Totals: {
      /** @description What the shopper pays in all. */
      total: components['schemas']['Money'];
      /** @description Taken off the goods by promotions and coupons: itemSubTotal less itemTotal. */
      totalDiscount: components['schemas']['Money'];
      /** @description The goods at their current prices, before promotions. */
      itemSubTotal: components['schemas']['Money'];
      /** @description The goods after promotions. */
      itemTotal: components['schemas']['Money'];
      /** @description itemTotal without its tax. */
      netAmount: components['schemas']['Money'];
      /** @description Tax of the goods. */
      taxAmount: components['schemas']['Money'];
      /** @description As shown, after promotions. */
      shipping: components['schemas']['Money'];
      /** @description Tax of the goods and of shipping. */
      tax: components['schemas']['Money'];
      /** @description total less tax. */
      totalWithoutTax: components['schemas']['Money'];
      /** @description Paid by rewards and points. */
      appliedRewards: components['schemas']['Money'];
      /** @description total less what the payments cover. */
      remainingToPay: components['schemas']['Money'];
      /** @description Units of all rows. */
      totalUnits: number;
    };
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
    /** @description The whole cart after the call; it replaces the one that the client has. */
    Cart: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Cart'];
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
    /** @description The order. When it is placed, 201 for a new one and 200 for one that was there. */
    Order: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Order'];
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
    BasketId: components['schemas']['BasketId'];
    BrandHeader: string;
    /** @description ECOMM in a browser, MAPP inside the app's webview. */
    ChannelHeader: 'ECOMM' | 'MAPP';
    /** @description Name of the calling program. */
    ClientAppHeader: string;
    /** @description One for all calls that serve one page view. */
    CorrelationIdHeader: string;
    /** @description The shopper's store; the answer's shippingOptions say what it has. */
    FavStoreId: components['schemas']['StoreId'];
    /** @description New for each attempt that a shopper makes; the same key again gets the same answer and changes nothing. */
    IdempotencyKeyHeader: string;
    LocaleHeader: components['schemas']['WireLocale'];
    /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
    LocaleQuery: components['schemas']['WireLocale'];
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
export type AddedItem = components['schemas']['AddedItem'];
export type Address = components['schemas']['Address'];
export type AddressDraft = components['schemas']['AddressDraft'];
export type AddressFault = components['schemas']['AddressFault'];
export type AddressField = components['schemas']['AddressField'];
export type AddressInput = components['schemas']['AddressInput'];
export type AddressReference = components['schemas']['AddressReference'];
export type AddressToValidate = components['schemas']['AddressToValidate'];
export type AddressValidation = components['schemas']['AddressValidation'];
export type ApproachingDiscount = components['schemas']['ApproachingDiscount'];
export type BasketId = components['schemas']['BasketId'];
export type BillingAddressInput = components['schemas']['BillingAddressInput'];
export type CardBrand = components['schemas']['CardBrand'];
export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
export type CartVersion = components['schemas']['CartVersion'];
export type ChangedItem = components['schemas']['ChangedItem'];
export type ChosenOption = components['schemas']['ChosenOption'];
export type CountryCode = components['schemas']['CountryCode'];
export type CouponItem = components['schemas']['CouponItem'];
export type Currency = components['schemas']['Currency'];
export type CustomerNotification = components['schemas']['CustomerNotification'];
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type FlashDetail = components['schemas']['FlashDetail'];
export type FlashMessage = components['schemas']['FlashMessage'];
export type GiftOption = components['schemas']['GiftOption'];
export type InStoreSalesInfo = components['schemas']['InStoreSalesInfo'];
export type ItemAvailability = components['schemas']['ItemAvailability'];
export type ItemId = components['schemas']['ItemId'];
export type ItemPrice = components['schemas']['ItemPrice'];
export type ItemReference = components['schemas']['ItemReference'];
export type ItemVariant = components['schemas']['ItemVariant'];
export type MaskedCard = components['schemas']['MaskedCard'];
export type Money = components['schemas']['Money'];
export type NewItem = components['schemas']['NewItem'];
export type Order = components['schemas']['Order'];
export type OrderId = components['schemas']['OrderId'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type OrderPaymentChoice = components['schemas']['OrderPaymentChoice'];
export type OrderPromotion = components['schemas']['OrderPromotion'];
export type Origin = components['schemas']['Origin'];
export type PaymentInstrument = components['schemas']['PaymentInstrument'];
export type PaymentInstrumentId = components['schemas']['PaymentInstrumentId'];
export type PaymentInstrumentInput = components['schemas']['PaymentInstrumentInput'];
export type PaymentInstrumentReference = components['schemas']['PaymentInstrumentReference'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodId = components['schemas']['PaymentMethodId'];
export type PaymentMethodsAnswer = components['schemas']['PaymentMethodsAnswer'];
export type PaymentSession = components['schemas']['PaymentSession'];
export type PaymentSessionId = components['schemas']['PaymentSessionId'];
export type PaymentSessionType = components['schemas']['PaymentSessionType'];
export type PaymentToken = components['schemas']['PaymentToken'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type PreparedOrder = components['schemas']['PreparedOrder'];
export type ProductId = components['schemas']['ProductId'];
export type ProductInventoryState = components['schemas']['ProductInventoryState'];
export type PromoLevel = components['schemas']['PromoLevel'];
export type PromoSummaryEntry = components['schemas']['PromoSummaryEntry'];
export type Quantity = components['schemas']['Quantity'];
export type Shipment = components['schemas']['Shipment'];
export type ShipmentMethods = components['schemas']['ShipmentMethods'];
export type ShippingAddressInput = components['schemas']['ShippingAddressInput'];
export type ShippingId = components['schemas']['ShippingId'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type ShippingMethodChoice = components['schemas']['ShippingMethodChoice'];
export type ShippingMethodCode = components['schemas']['ShippingMethodCode'];
export type ShippingOption = components['schemas']['ShippingOption'];
export type SiteId = components['schemas']['SiteId'];
export type Sku = components['schemas']['Sku'];
export type StoreId = components['schemas']['StoreId'];
export type StoreInfo = components['schemas']['StoreInfo'];
export type StyleId = components['schemas']['StyleId'];
export type Totals = components['schemas']['Totals'];
export type VariantAttributes = components['schemas']['VariantAttributes'];
export type WireLocale = components['schemas']['WireLocale'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCart = components['responses']['Cart'];
export type ResponseCartNotFound = components['responses']['CartNotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseItemNotFound = components['responses']['ItemNotFound'];
export type ResponseOrder = components['responses']['Order'];
export type ResponsePaymentRequired = components['responses']['PaymentRequired'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ParameterBasketId = components['parameters']['BasketId'];
export type ParameterBrandHeader = components['parameters']['BrandHeader'];
export type ParameterChannelHeader = components['parameters']['ChannelHeader'];
export type ParameterClientAppHeader = components['parameters']['ClientAppHeader'];
export type ParameterCorrelationIdHeader = components['parameters']['CorrelationIdHeader'];
export type ParameterFavStoreId = components['parameters']['FavStoreId'];
export type ParameterIdempotencyKeyHeader = components['parameters']['IdempotencyKeyHeader'];
export type ParameterLocaleHeader = components['parameters']['LocaleHeader'];
export type ParameterLocaleQuery = components['parameters']['LocaleQuery'];
export type ParameterRegionHeader = components['parameters']['RegionHeader'];
export type ParameterSiteIdHeader = components['parameters']['SiteIdHeader'];
export type ParameterSourceHeader = components['parameters']['SourceHeader'];
export type ParameterTransactionIdHeader = components['parameters']['TransactionIdHeader'];
export type ParameterUsidHeader = components['parameters']['UsidHeader'];
export type $defs = Record<string, never>;
export interface operations {
  createCart: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['ServerError'];
    };
  };
  createCartWithItem: {
    parameters: {
      query?: {
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewItem'];
      };
    };
    responses: {
      201: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ItemNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  getCart: {
    parameters: {
      query?: {
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
        /** @description Whether what is no longer for sale is taken out and told of in flash; otherwise it stays, marked. */
        isPatchRequired?: boolean;
        /** @description Whether stock is looked at; what is missing is told of in flash. */
        inventorySupplyCheck?: boolean;
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      500: components['responses']['ServerError'];
    };
  };
  addItem: {
    parameters: {
      query?: {
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddedItem'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ItemNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  removeItem: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ItemReference'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ItemNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  updateItem: {
    parameters: {
      query?: {
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedItem'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ItemNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  setShippingMethod: {
    parameters: {
      query?: {
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShippingMethodChoice'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  getShippingMethods: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
        shippingId: components['schemas']['ShippingId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The methods for the address so far, the cheapest first, and the one chosen. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShipmentMethods'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      500: components['responses']['ServerError'];
    };
  };
  addShippingAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShippingAddressInput'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  removeShippingAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressReference'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  validateShippingAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressToValidate'];
      };
    };
    responses: {
      /** @description What is wrong, field by field, and a better spelling where there is one. An address that is wrong is no error of the call. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressValidation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      500: components['responses']['ServerError'];
    };
  };
  addBillingAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BillingAddressInput'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  removeBillingAddress: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressReference'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  getPaymentMethods: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The methods in order of preference. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentMethodsAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      500: components['responses']['ServerError'];
    };
  };
  getPaymentSession: {
    parameters: {
      query: {
        basketId: components['schemas']['BasketId'];
        type: components['schemas']['PaymentSessionType'];
        /** @description The origin that the frame hands its token to; the host of the shop sets it, never a page. */
        shopOrigin?: components['schemas']['Origin'];
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentSession'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      500: components['responses']['ServerError'];
    };
  };
  addPaymentInstrument: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentInstrumentInput'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  removePaymentInstrument: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path: {
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentInstrumentReference'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  prepareOrder: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header?: {
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreparedOrder'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
  placeOrder: {
    parameters: {
      query?: {
        /** @description The same locale as the header; it wins over the header, and the site's first locale stands in for both. */
        locale?: components['parameters']['LocaleQuery'];
      };
      header: {
        /** @description New for each attempt that a shopper makes; the same key again gets the same answer and changes nothing. */
        'idempotency-key': components['parameters']['IdempotencyKeyHeader'];
        /** @description ECOMM in a browser, MAPP inside the app's webview. */
        channel?: components['parameters']['ChannelHeader'];
        brand?: components['parameters']['BrandHeader'];
        siteid?: components['parameters']['SiteIdHeader'];
        locale?: components['parameters']['LocaleHeader'];
        region?: components['parameters']['RegionHeader'];
        source?: components['parameters']['SourceHeader'];
        /** @description Name of the calling program. */
        clientapp?: components['parameters']['ClientAppHeader'];
        /** @description New for each call. */
        'x-transaction-id'?: components['parameters']['TransactionIdHeader'];
        /** @description One for all calls that serve one page view. */
        'x-correlation-id'?: components['parameters']['CorrelationIdHeader'];
        /** @description The shopper's session, from the token answer. */
        'x-usid'?: components['parameters']['UsidHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlacedOrder'];
      };
    };
    responses: {
      200: components['responses']['Order'];
      201: components['responses']['Order'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['PaymentRequired'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['ServerError'];
    };
  };
}
