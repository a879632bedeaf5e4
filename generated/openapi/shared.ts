// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export interface components {
  schemas: {
    Address: {
      /** @description addressId of other operations. */
      id: string;
      /**
       * @description S for shipping, B for billing.
       * @enum {string}
       */
      approachType: 'S' | 'B';
      /** @description True for the default address. */
      main: boolean;
      recipientFirstName: string;
      recipientLastName: string;
      addressLine1: string;
      addressLine2?: string;
      city: string;
      /** @description Code of the state, province or county, for countries that have them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: components['schemas']['CountryCode'];
      /** Format: email */
      recipientContactEmail?: string;
      /** @description Plus sign, country calling code and number, digits only. */
      recipientContactPhone?: string;
    };
    /**
     * @description A field of an address form.
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
    /** @description An address as entered by a shopper. */
    AddressInput: {
      recipientFirstName: string;
      recipientLastName: string;
      addressLine1: string;
      addressLine2?: string;
      city: string;
      /** @description Code of the state, province or county, for countries that have them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: components['schemas']['CountryCode'];
      /** Format: email */
      recipientContactEmail?: string;
      /** @description Plus sign, country calling code and number, digits only. */
      recipientContactPhone?: string;
    };
    AdjustmentId: string;
    /**
     * ArticleContent
     * @description Content of an article page around its blocks.
     * @example {
     *       "title": "A tent for two, honestly"
     *     }
     */
    ArticleContent: {
      /**
       * @description Heading of the article.
       * @example A tent for two, honestly
       */
      title: string;
      /**
       * @description One sentence below the title.
       * @example How much room two people need, measured with two people.
       */
      subtitle?: string;
      /**
       * @description A few words above the title.
       * @example Know-how
       */
      eyebrow?: string;
      /**
       * Format: date
       * @description Date of the article.
       * @example 2026-08-20
       */
      date?: string;
      /**
       * @description Hides the date on the page.
       * @example false
       */
      hidePageDate?: boolean;
      /** @description Large image above the article, cropped for each screen size. */
      media?: components['schemas']['Media'];
      /**
       * @description A narrow column for reading, or a wide one.
       * @example narrow
       * @enum {string}
       */
      articleWidth?: 'narrow' | 'wide';
      /**
       * @description Author of the article.
       * @example Ines Maurer
       */
      author?: string;
      /**
       * @description Search terms for up to four articles under “related content”.
       * @example tent
       */
      relatedQuery?: string;
      /**
       * Format: link
       * @description URL of the article in lists.
       * @example /articles/a-tent-for-two
       */
      url?: string;
      /** @description Small image in lists of articles. */
      picture?: components['schemas']['Image'];
      /**
       * @description Topics used to filter lists of articles.
       * @example [
       *       {
       *         "id": "know-how",
       *         "label": "Know-how"
       *       }
       *     ]
       */
      tags?: components['schemas']['ArticleTag'][];
    };
    /**
     * ArticleTag
     * @description Topic of the article, used to filter lists of articles.
     * @example {
     *       "id": "know-how",
     *       "label": "Know-how"
     *     }
     */
    ArticleTag: {
      /**
       * @description Name of the tag in URLs and filters.
       * @example know-how
       */
      id?: string;
      /**
       * @description Text that visitors see.
       * @example Know-how
       */
      label: string;
    };
    /** @description The partner's ID of one challenge. */
    AuthenticationId: string;
    /** @description A short label on a product; the ID of the low-stock badge is LOW STOCK. */
    Badge: {
      id: string;
      label: string;
    };
    /**
     * Format: uuid
     * @description ID of a cart.
     */
    BasketId: string;
    /**
     * Format: date
     * @description 1900-01-01 if not provided.
     */
    BirthDate: string;
    /** @description Brand name as reported by the payment partner. */
    CardBrand: string;
    CardColor: {
      code: string;
      label: string;
      swatch: components['schemas']['Swatch'];
      productId: components['schemas']['ProductId'];
      image: components['schemas']['Picture'];
    };
    Carrier: string;
    /**
     * @description Width and height of the challenge in CSS pixels, in the notation of EMV 3-D Secure.
     * @enum {string}
     */
    ChallengeWindowSize: '250x400' | '390x400' | '500x600' | '600x400' | 'fullscreen';
    ChosenOption: {
      value: string;
      /** @description In the language of the request. */
      label: string;
    };
    CollectionPoint: {
      id: components['schemas']['CollectionPointId'];
      name: string;
      carrier: string;
      addressLine1: string;
      city: string;
      /** @description Code of the state, province or county, for countries that have them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: components['schemas']['CountryCode'];
      latitude: components['schemas']['Latitude'];
      longitude: components['schemas']['Longitude'];
      hours: components['schemas']['DayHours'][];
      distance?: components['schemas']['Distance'];
    };
    CollectionPointId: string;
    ConsumerName: string;
    /** @description Plus sign, country calling code and number, digits only. */
    ConsumerPhone: string;
    /** @description Postal code of the customer's residence. */
    ConsumerPostalCode: string;
    /** @description Recipient of items that are emailed or picked up. The required fields depend on the delivery. */
    Contact: {
      recipientFirstName: string;
      recipientLastName: string;
      /** Format: email */
      recipientContactEmail?: string;
      /** @description Plus sign, country calling code and number, digits only. */
      recipientContactPhone?: string;
    };
    /** @description ISO 3166-1 alpha-2. */
    CountryCode: string;
    /** @description ISO 4217. */
    Currency: string;
    /** @description Opening hours of a day; without times it is closed all day. A day with a break has two entries. */
    DayHours: {
      day: components['schemas']['Weekday'];
      opens?: components['schemas']['TimeOfDay'];
      closes?: components['schemas']['TimeOfDay'];
    };
    DeliveryChange: {
      type: components['schemas']['DeliveryChangeType'];
      /** @description ORD515 to ORD518; selects the message. */
      code: string;
      itemId: components['schemas']['ItemId'];
      from: components['schemas']['ShippingMethod'];
      to: components['schemas']['ShippingMethod'];
      /** @description The previous or the new store. */
      storeInfo?: components['schemas']['StoreInfo'];
      reason: components['schemas']['DeliveryChangeReason'];
      /** @description Difference in shipping costs; negative if cheaper. */
      priceDifference: number;
      /** @description True if setShippingMethod can restore the earlier delivery now. */
      canUndo: boolean;
    };
    /**
     * @description Reason why the earlier delivery is no longer possible.
     * @enum {string}
     */
    DeliveryChangeReason: 'storeStock' | 'warehouseStock' | 'storeClosed' | 'serviceEnded' | 'methodUnavailable';
    /**
     * @description Also used as types of FlashMessage.
     * @enum {string}
     */
    DeliveryChangeType:
      | 'PickupToHome'
      | 'PickupToShipToStore'
      | 'ShipToStoreToHome'
      | 'ShipToStoreToPickup'
      | 'HomeToPickup'
      | 'ShippingMethodDowngraded';
    /** @description Coarse description by which the owner of an account recognizes a browser. */
    Device: {
      /** @description Name without a version. */
      browser?: string;
      /** @description Name of the operating system without a version. */
      system?: string;
      /** @description Country at sign-in, as reported by the CDN. */
      country?: components['schemas']['CountryCode'];
      /** @description Nearby city at sign-in, from the same source. */
      city?: string;
    };
    /** @description Name of the customer's discount, such as the associate discount, that the current prices include; each is the price of a cart with one unit. Absent without such a discount. */
    DiscountName: string;
    /** @description Kilometers from the origin, with one decimal. */
    Distance: number;
    /** @enum {string} */
    DocumentType: 'INVOICE' | 'CREDIT_NOTE' | 'PICKUP_SLIP' | 'RETURN_LABEL';
    /** @description Names of the promotions that the remaining units no longer earn; absent if there are none. */
    EndedPromotions: string[];
    ErrorDetail: {
      /** @description An error code of schemas/errors.json. */
      errorId: string;
      message: string;
      /**
       * @description flash if the cart has changed meanwhile and the client has to fetch it again.
       * @constant
       */
      type?: 'flash';
      additionalInfo?: components['schemas']['ErrorInfo'];
    };
    /** @description Subject of the error, for its message and for the place where it is shown. */
    ErrorInfo: {
      /** @description Maximum units of this item in a cart. */
      maxAllowedQty?: number;
      /** @description Units in stock. */
      availableQty?: number;
      sku?: components['schemas']['Sku'];
      productId?: components['schemas']['ProductId'];
      /** @description The payment that failed. */
      paymentMethodId?: components['schemas']['PaymentMethodId'];
      /** @description The payment that failed. */
      paymentInstrumentId?: components['schemas']['PaymentInstrumentId'];
      /** @description ID of a cart item. */
      itemId?: string;
      shippingId?: components['schemas']['ShippingId'];
      /** @description Name of the invalid field in the request. */
      field?: string;
      /** @description URL of a challenge to show in a frame. */
      challengeUrl?: string;
      /** @description The refund now. */
      expectedRefund?: components['schemas']['Money'];
      /** @description Maximum discount in percent that the employee may give. */
      mostPercent?: number;
      orderNumber?: components['schemas']['OrderNumber'];
      storeId?: components['schemas']['StoreId'];
      /** @description Promotion of the gift. */
      promotionId?: string;
    };
    /** @description Body of every error response. */
    ErrorResponse: {
      /** @description Name of the responding program. */
      appId: string;
      /** @description The x-correlation-id of the request, or a new one. */
      correlationId: string;
      errorDetails: components['schemas']['ErrorDetail'][];
    };
    FlashDetail: {
      sku?: components['schemas']['Sku'];
      productId?: components['schemas']['ProductId'];
      itemId?: components['schemas']['ItemId'];
      /** @description Units requested but not available. */
      missingQty?: number;
      shipmentId?: components['schemas']['ShippingId'];
      /** @description For a changed delivery. */
      change?: components['schemas']['DeliveryChange'];
      /** @description For PaymentNotAuthorized. */
      challenge?: components['schemas']['PaymentChallenge'];
    };
    FlashMessage: {
      /**
       * @description The first three concern stock, the fourth the payment, the next six a changed delivery, the last prices.
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
      /** @description An error code of schemas/errors.json that selects the message. */
      code?: string;
      details: components['schemas']['FlashDetail'][];
    };
    /** @description Amount of a gift card whose amount the buyer chooses (customAmount of its product). 400 outside its bounds, PRC400 if it is missing. */
    GiftCardAmount: components['schemas']['Money'];
    GiftOption: {
      /** Format: email */
      email: string;
      /** @description Name of the recipient. */
      to: string;
      message: string;
      /**
       * Format: date
       * @description Day on which it is emailed, at most one year ahead. Defaults to immediately.
       */
      sendOn?: string;
    };
    /**
     * Image
     * @description An image with its original size in pixels. An empty alternative text marks it as decorative.
     * @example {
     *       "url": "/media/tarnfell/image/upload/v1/scenes/ridge-dawn",
     *       "alt": "First light on a ridge",
     *       "width": 1200,
     *       "height": 1500
     *     }
     */
    Image: {
      /**
       * Format: media-url
       * @description URL of the image file.
       * @example /media/tarnfell/image/upload/v1/scenes/ridge-dawn
       */
      url: string;
      /**
       * @description Description of the image for people who cannot see it; empty for a decorative image.
       * @example First light on a ridge
       */
      alt: string;
      /**
       * @description Original width in pixels; reserves the space while the image loads.
       * @example 1200
       */
      width?: number;
      /**
       * @description Original height in pixels; reserves the space while the image loads.
       * @example 1500
       */
      height?: number;
      /**
       * @description Title of the image for search engines; shoppers do not see it.
       * @example A hiker on a ridge at dawn
       */
      seoTitle?: string;
      /**
       * @description One sentence about the image for search engines; shoppers do not see it.
       * @example A hiker in a light shell crosses a ridge before sunrise.
       */
      seoDescription?: string;
    };
    /**
     * Format: link
     * @description Path in the shop without the locale.
     */
    InShopPath: string;
    /** @description Set when an associate sells for a store; 403 for tokens of other roles. */
    InStoreSalesInfo: {
      storeId: components['schemas']['StoreId'];
      storeName?: string;
      storeEmployeeId: components['schemas']['StoreEmployeeId'];
      storeEmployeeName?: string;
    };
    Installment: {
      amount: components['schemas']['Money'];
      /** @description Days after the order; 0 is immediately. */
      dueInDays: number;
    };
    /** @description ID of a cart item; stable as long as the item is in the cart. */
    ItemId: string;
    ItemPrice: {
      /** @description Unit price before promotions. */
      current: components['schemas']['Money'];
      /** @description Unit price before a markdown. */
      original: components['schemas']['Money'];
      /** @description Price of one unit before discounts; amount × qty − discount is rowTotal. */
      amount: components['schemas']['Money'];
      /** @description Discounts of the item, by its own promotions and by price adjustments; absent if there are none. */
      discount?: components['schemas']['Money'];
      /** @description Total of the item after its own promotions; discounts on the items as a whole are in orderPromotions. */
      rowTotal: components['schemas']['Money'];
      /** @description Highest current price of the style's variants. */
      highCurrent: components['schemas']['Money'];
      /** @description Highest original price of the style's variants. */
      highOriginal: components['schemas']['Money'];
    };
    Latitude: number;
    /** @description Units of an order line. */
    LineUnits: {
      itemId: components['schemas']['ItemId'];
      qty: components['schemas']['Quantity'];
    };
    Longitude: number;
    /** @description Email address of the order. It authorizes access to a guest's order from another device; the order of an account requires its customer's token. */
    LookupEmail: string;
    LoyaltyVoucher: {
      points: number;
      amountInCurrency: components['schemas']['Money'];
    };
    MaskedCard: {
      brand: components['schemas']['CardBrand'];
      last4: string;
      expiryMonth: number;
      /** @description Four digits. */
      expiryYear: number;
    };
    /**
     * Media
     * @description One image, cropped for each screen size; a missing size uses the adjacent one.
     * @example {
     *       "sm": {
     *         "url": "/media/tarnfell/image/upload/v1/scenes/ridge-dawn",
     *         "alt": "First light on a ridge",
     *         "width": 1200,
     *         "height": 1500
     *       }
     *     }
     */
    Media: {
      /** @description Image below 600 px. */
      sm?: components['schemas']['Image'];
      /** @description Image from 600 px. */
      md?: components['schemas']['Image'];
      /** @description Image from 1024 px. */
      lg?: components['schemas']['Image'];
    };
    /** @description An amount in the currency of the response, in its major unit with at most two decimals (19.95 is 19 dollars 95 cents). */
    Money: number;
    Order: {
      /** @description Number that the shopper sees. */
      orderNumber: components['schemas']['OrderNumber'];
      /** @description ID for other operations. */
      orderId: components['schemas']['OrderId'];
      /**
       * @description processing until the payment result is known. cancelled if the payment failed, or if all units were canceled later.
       * @enum {string}
       */
      status: 'processing' | 'finalised' | 'cancelled';
      /** @description True if status is processing. */
      processing: boolean;
      /** @description True if status is finalised. */
      finalised: boolean;
      /** @description For an order whose payment failed: an error code of schemas/errors.json. */
      cancelReason?: string;
      /** @description Absent until the order is paid. */
      progress?: components['schemas']['OrderProgress'];
      /** @description Actions that the customer can take now. Absent until the order is paid, and for anyone but its customer. */
      allowed?: components['schemas']['OrderActions'];
      /** @description History of the order, oldest first. Absent until it is paid. */
      timeline?: components['schemas']['OrderEvent'][];
      /** @description Latest first; absent if there are none. */
      returns?: components['schemas']['OrderReturn'][];
      /** @description Latest first; absent if there are none. */
      refunds?: components['schemas']['Refund'][];
      /** Format: date-time */
      placedAt: string;
      /**
       * Format: email
       * @description Email address for the confirmation.
       */
      email: string;
      currency: components['schemas']['Currency'];
      /** @description True if prices include tax. */
      taxIncluded: boolean;
      totals: components['schemas']['Totals'];
      items: components['schemas']['OrderItem'][];
      shipments: components['schemas']['Shipment'][];
      /** @description Payments of the order. */
      paymentMethod: components['schemas']['PaymentInstrument'][];
      /** @description Discounts on the items as a whole. */
      orderPromotions: components['schemas']['OrderPromotion'][];
      promoSummary: components['schemas']['PromoSummaryEntry'][];
      /** @description PaymentNotAuthorized while the shopper has to complete the issuer's challenge. */
      flash: components['schemas']['FlashMessage'][];
      /** @description For a canceled order: the open cart with its items. */
      basketId?: components['schemas']['BasketId'];
      /** @description Absent if none were earned. */
      earnedPoints?: number;
      shippingAddress?: components['schemas']['Address'];
      /** @description Absent if all items are digital. */
      billingAddress?: components['schemas']['Address'];
      /** @description Contact of the digital shipment. */
      contact?: components['schemas']['Contact'];
      /** @description For an order placed by an associate. */
      inStoreSalesInfo?: components['schemas']['InStoreSalesInfo'];
      /** @description Name of the agent who placed the order for the customer. */
      agentName?: string;
      /** @description Price adjustments made by employees; absent if there are none. */
      priceAdjustments?: components['schemas']['PriceAdjustment'][];
    };
    OrderActions: {
      /** @description True if units can be canceled. */
      cancel: boolean;
      /** @description True if units can be returned. */
      return: boolean;
      /**
       * Format: date
       * @description Last day for a return; set once units are delivered.
       */
      returnUntil?: string;
      /** @description True if a shipment to an address has no packed units yet. */
      changeAddress: boolean;
      /** @description Documents available from downloadInvoice. */
      documents: components['schemas']['DocumentType'][];
    };
    OrderEvent: {
      /** Format: date-time */
      at: string;
      event: components['schemas']['OrderEventKind'];
      shippingId?: components['schemas']['ShippingId'];
      parcelId?: components['schemas']['ParcelId'];
      items?: components['schemas']['LineUnits'][];
      carrier?: components['schemas']['Carrier'];
      trackingNumber?: components['schemas']['TrackingNumber'];
      /**
       * Format: date
       * @description For a parcel that is sent or delayed.
       */
      expectedOn?: string;
      returnNumber?: components['schemas']['ReturnNumber'];
      /** @description For a refund. */
      amount?: components['schemas']['Money'];
    };
    /** @enum {string} */
    OrderEventKind:
      | 'accepted'
      | 'packed'
      | 'shipped'
      | 'delayed'
      | 'ready'
      | 'delivered'
      | 'collected'
      | 'cancelled'
      | 'addressChanged'
      | 'returnRequested'
      | 'returnReceived'
      | 'refunded';
    /** Format: uuid */
    OrderId: string;
    /** @description An item of the cart as it was ordered. */
    OrderItem: {
      upc: string;
      name: string;
      /**
       * Format: link
       * @description Path in the shop without the locale.
       */
      pdpUrl: string;
      /** Format: media-url */
      productImageURL: string;
      /** @description True if it is delivered by email. */
      isDigitalProduct: boolean;
      /** @description True for a gift with purchase; it cannot be changed (GWP403). */
      bonus: boolean;
      /** @description True if the shopper designed the product. */
      isCustoms: boolean;
      recipeId?: components['schemas']['RecipeId'];
      precreatedCustomsCode?: components['schemas']['PrecreatedCustomsCode'];
      id: components['schemas']['ItemId'];
      productId: components['schemas']['ProductId'];
      masterId: components['schemas']['StyleId'];
      sku: components['schemas']['Sku'];
      color?: components['schemas']['ChosenOption'];
      size?: components['schemas']['ChosenOption'];
      fitType?: components['schemas']['ChosenOption'];
      qty: components['schemas']['Quantity'];
      price: components['schemas']['ItemPrice'];
      /** @description Discounts of the item's own promotions; absent if there are none. */
      promotions?: components['schemas']['OrderPromotion'][];
      giftOption?: components['schemas']['GiftOption'];
      giftCardAmount?: components['schemas']['GiftCardAmount'];
      taxTotal: components['schemas']['Money'];
      shippingId: components['schemas']['ShippingId'];
      /** @description Absent until the order is paid. */
      units?: components['schemas']['UnitCounts'];
    };
    /** @description Prefix of the brand, year, month and a serial number. */
    OrderNumber: string;
    /**
     * @description placed until packing starts; preparing while units are packed; partlyShipped while some units are still to be shipped; shipped; readyForPickup in the store; delivered, also if collected; cancelled or returned if that applies to all units.
     * @enum {string}
     */
    OrderProgress: 'placed' | 'preparing' | 'partlyShipped' | 'shipped' | 'readyForPickup' | 'delivered' | 'cancelled' | 'returned';
    OrderPromotion: {
      promotionId: string;
      promotionName: string;
      /** @description Amount of the discount. */
      amount: components['schemas']['Money'];
    };
    OrderReturn: {
      /** Format: uuid */
      returnId: string;
      returnNumber: components['schemas']['ReturnNumber'];
      /**
       * @description expired if nothing was received in time; its units can be returned again.
       * @enum {string}
       */
      state: 'requested' | 'received' | 'expired';
      /** Format: date-time */
      requestedAt: string;
      /**
       * Format: date
       * @description Last day to send the parcel.
       */
      sendBy: string;
      /** Format: date-time */
      receivedAt?: string;
      items: components['schemas']['ReturnItem'][];
    };
    /** @description Scheme, host and port. */
    Origin: string;
    /**
     * Page
     * @description A content document. Its blocks are validated one by one by their own schemas, so that one invalid block does not break the page.
     */
    Page: {
      /**
       * @description Path of the schema, which editing tools use for completion and validation.
       * @example ../../../../generated/content/document.schema.json
       */
      $schema?: string;
      /**
       * @description Unique among all documents of the site.
       * @example tarnfell-a-tent-for-two
       */
      id: string;
      /**
       * @description Type of the document, which decides where it is shown.
       * @example page
       * @enum {string}
       */
      type: 'page' | 'article' | 'menu' | 'footer' | 'fragment' | 'popups' | 'category' | 'product' | 'search';
      /**
       * @description Name of the document in lists of documents.
       * @example a-tent-for-two
       */
      name: string;
      /**
       * @description Last part of the page's URL: lower-case letters, digits and hyphens.
       * @example a-tent-for-two
       */
      slug: string;
      /**
       * @description Slug of the parent page, for breadcrumbs and lists of child pages.
       * @example articles
       */
      parent?: string;
      /**
       * @description Set by the content service.
       * @example tarnfell
       */
      siteId?: string;
      /**
       * @description Set by the content service, e.g. en-us.
       * @example en-us
       */
      locale?: string;
      /**
       * @description Changes with every edit of the document; set by the content service.
       * @example r-1042
       */
      revision?: string;
      /**
       * PageType
       * @description Page type in tracking events.
       * @example home
       * @enum {string}
       */
      pageType?:
        | 'product'
        | 'category list'
        | 'cart'
        | 'account'
        | 'search'
        | 'search hub'
        | 'home'
        | 'order confirmation'
        | 'checkout'
        | 'error'
        | 'other';
      /**
       * Format: date-time
       * @description Date and time from which the document or this version is shown; immediately if empty. Among several visible versions, the latest one is shown.
       * @example 2026-12-01T06:00:00Z
       */
      visibleFrom?: string;
      /**
       * Format: date-time
       * @description Date and time until which the document or this version is shown; indefinitely if empty. Afterward, the previous version is shown again.
       * @example 2027-01-06T23:00:00Z
       */
      visibleUntil?: string;
      seo?: components['schemas']['Seo'];
      article?: components['schemas']['ArticleContent'];
      /**
       * @description Blocks of the page, from top to bottom.
       * @example [
       *       {
       *         "type": "rich-text",
       *         "id": "story",
       *         "richText": "<p>Out before the birds.</p>"
       *       }
       *     ]
       */
      components: components['schemas']['RawBlock'][];
    };
    Parcel: {
      parcelId: components['schemas']['ParcelId'];
      /** @enum {string} */
      state: 'packed' | 'shipped' | 'ready' | 'delivered' | 'collected';
      items: components['schemas']['LineUnits'][];
      /** @description Name of the carrier. */
      carrier?: components['schemas']['Carrier'];
      trackingNumber?: components['schemas']['TrackingNumber'];
      /**
       * Format: link
       * @description Tracking page of the carrier.
       */
      trackingUrl?: string;
      /** Format: date-time */
      shippedAt?: string;
      /** Format: date */
      expectedOn?: string;
      /** @description True if it will arrive later than first announced. */
      isDelayed?: boolean;
      /**
       * Format: date-time
       * @description Time of delivery or collection.
       */
      deliveredAt?: string;
    };
    /** @description Unique within its order. */
    ParcelId: string;
    /** @description Name chosen by the owner. */
    PasskeyName: string;
    PaymentChallenge: {
      authenticationId: components['schemas']['AuthenticationId'];
      /**
       * Format: link
       * @description URL of the issuer's page for a frame of windowSize.
       */
      frameUrl: string;
      /**
       * Format: link
       * @description The issuer's page in the whole window; it redirects back to the checkout.
       */
      redirectUrl: string;
      /** @description Origin of the frame. Its message cairn:challenge-done only says that the result can be requested. */
      origin: components['schemas']['Origin'];
      windowSize: components['schemas']['ChallengeWindowSize'];
      /** Format: date-time */
      expiresAt: string;
    };
    PaymentInstrument: {
      paymentInstrumentId: components['schemas']['PaymentInstrumentId'];
      payment_method_id: components['schemas']['PaymentMethodId'];
      /** @description Amount covered by the payment. */
      amount: components['schemas']['Money'];
      card?: components['schemas']['MaskedCard'];
      /** @description The saved card used. */
      savedPaymentId?: components['schemas']['PaymentInstrumentId'];
      /** @description True for a saved card whose security code placeOrder must supply (paymentMethod). */
      needsSecurityCode?: boolean;
      /** @description For a gift card or a reward. */
      storedValue?: components['schemas']['StoredValueView'];
      /** @description Points spent on a loyalty voucher. */
      points?: number;
      /** @description For a pay-later plan. */
      installments?: components['schemas']['Installment'][];
      /** @description Name of the pay-later provider or the wallet. */
      providerName?: string;
    };
    PaymentInstrumentId: string;
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
    PaymentSessionId: string;
    /** @description Token from the partner's frame. It represents a card and contains no card number. */
    PaymentToken: string;
    Picture: {
      /** Format: media-url */
      src: string;
      alt: string;
    };
    PointsEntry: {
      /** Format: date-time */
      at: string;
      /** @description Negative if points were spent. */
      points: number;
      /** @enum {string} */
      reason: 'earned' | 'spent' | 'returned' | 'reversed' | 'welcome' | 'expired' | 'adjusted';
      orderNumber?: components['schemas']['OrderNumber'];
    };
    /** @description Code of a design made by the shop. */
    PrecreatedCustomsCode: string;
    PriceAdjustment: {
      /** @description adjustmentId of other operations. */
      id: components['schemas']['AdjustmentId'];
      itemId?: components['schemas']['ItemId'];
      kind: components['schemas']['PriceAdjustmentKind'];
      /** @description Percentage, or amount in the currency of the cart. */
      value: number;
      reason: components['schemas']['PriceAdjustmentReason'];
      note?: components['schemas']['PriceAdjustmentNote'];
      /** @description Amount deducted; the rowTotal of the item already excludes it. */
      amount: components['schemas']['Money'];
      /** @description Name of the employee. */
      by: string;
    };
    /**
     * @description An amount or a percentage off, or a new unit price. FIXED_PRICE is for items only.
     * @enum {string}
     */
    PriceAdjustmentKind: 'AMOUNT' | 'PERCENTAGE' | 'FIXED_PRICE';
    PriceAdjustmentNote: string;
    /** @enum {string} */
    PriceAdjustmentReason: 'DAMAGED' | 'PRICE_MATCH' | 'SERVICE_RECOVERY' | 'DISPLAY_ITEM' | 'MANAGER_DECISION';
    /** @description Change of the price of the units and deliveries that remain, because promotions no longer apply to them or apply to other units; negative if it is deducted. Absent if there is none. */
    PriceChange: number;
    ProductCard: {
      id: components['schemas']['ProductId'];
      masterId: components['schemas']['StyleId'];
      name: string;
      slug: string;
      pageUrl: components['schemas']['InShopPath'];
      /** @description Product type and audience, in the language of the request. */
      kind?: string;
      images: components['schemas']['Picture'][];
      price: components['schemas']['ProductPrice'];
      rating?: components['schemas']['Rating'];
      badge?: components['schemas']['Badge'];
      eyebrow?: components['schemas']['Badge'];
      colors: components['schemas']['CardColor'][];
    };
    /** @description A style (8 characters) or a style and color (up to 11). */
    ProductId: string;
    /** @enum {string} */
    ProductInventoryState: 'InStock' | 'OutOfStock';
    /** @description Price of a product, with the range of its variants. */
    ProductPrice: {
      current: components['schemas']['Money'];
      original: components['schemas']['Money'];
      lowCurrent: components['schemas']['Money'];
      highCurrent: components['schemas']['Money'];
      lowOriginal?: components['schemas']['Money'];
      highOriginal?: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      discountName?: components['schemas']['DiscountName'];
    };
    /** @enum {string} */
    PromoLevel: 'ORDER' | 'PRODUCT' | 'SHIPPING';
    PromoSummaryEntry: {
      level: components['schemas']['PromoLevel'];
      promotionId: string;
      promotionName: string;
      /** @description Three parts: approaching|in progress|earned. A message with another number of parts is ignored. */
      calloutMessage?: string;
      /**
       * @description The part to show now.
       * @enum {string}
       */
      state?: 'approaching' | 'inProgress' | 'earned';
      /** @description Where the shop shows the progress. */
      approachingDisplayLevel?: components['schemas']['PromoLevel'];
    };
    /** @description Units of one item. */
    Quantity: number;
    Rating: {
      /** @description Number of stars. */
      score: number;
      reviewsCount: number;
    };
    /**
     * RawBlock
     * @description A content block; its own schema defines its fields.
     * @example {
     *       "type": "rich-text",
     *       "id": "story",
     *       "richText": "<p>Out before the birds.</p>"
     *     }
     */
    RawBlock: {
      /**
       * @description Type of the block.
       * @example rich-text
       */
      type: string;
      /**
       * @description Unique on its page and unchanged between revisions.
       * @example story
       */
      id: string;
      /**
       * @description Name of the block in lists for editors; shoppers do not see it.
       * @example Winter card, left
       */
      name?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Recipe of a product that the shopper designed. */
    RecipeId: string;
    Refund: {
      /** Format: uuid */
      refundId: string;
      /** @enum {string} */
      reason: 'cancelled' | 'returned';
      /**
       * @description pending until every tender is refunded.
       * @enum {string}
       */
      state: 'pending' | 'refunded';
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      refundedAt?: string;
      /** @description Sum of items, shipping and priceChange. */
      amount: components['schemas']['Money'];
      /** @description Part of the amount that refunds shipping. */
      shipping?: components['schemas']['Money'];
      priceChange?: components['schemas']['PriceChange'];
      endedPromotions?: components['schemas']['EndedPromotions'];
      /** @description Part of the amount that is tax. */
      tax?: components['schemas']['Money'];
      items: components['schemas']['RefundedItem'][];
      /** @description In reverse order of payment. */
      payments: components['schemas']['RefundedPayment'][];
      /** @description Set once it is refunded. */
      creditNoteNumber?: string;
    };
    RefundedItem: {
      itemId: components['schemas']['ItemId'];
      qty: components['schemas']['Quantity'];
      /** @description Including tax. */
      amount: components['schemas']['Money'];
    };
    RefundedPayment: {
      paymentInstrumentId: components['schemas']['PaymentInstrumentId'];
      payment_method_id: components['schemas']['PaymentMethodId'];
      amount: components['schemas']['Money'];
      /** @description For a payment with points: the points credited. */
      points?: number;
      /** @enum {string} */
      state: 'pending' | 'refunded';
    };
    ReturnItem: {
      itemId: components['schemas']['ItemId'];
      qty: components['schemas']['Quantity'];
      reason: components['schemas']['ReturnReason'];
    };
    ReturnNumber: string;
    /** @enum {string} */
    ReturnReason: 'tooSmall' | 'tooLarge' | 'notAsDescribed' | 'damaged' | 'wrongItem' | 'arrivedLate' | 'changedMind';
    /** @description Case, spaces and hyphens are ignored. */
    RewardCode: string;
    /**
     * Format: uuid
     * @description ID of the customer's list of saved items.
     */
    SaveForLaterId: string;
    /**
     * Seo
     * @description How the page appears in search engines and shared links.
     * @example {
     *       "title": "A tent for two, honestly",
     *       "description": "How much room two people need."
     *     }
     */
    Seo: {
      /**
       * @description Title of the page in the browser tab and in search results.
       * @example A tent for two, honestly
       */
      title?: string;
      /**
       * @description One or two sentences below the title in search results.
       * @example How much room two people need, measured with two people.
       */
      description?: string;
      /**
       * Format: media-url
       * @description Image of shared links.
       * @example /media/tarnfell/image/upload/v1/scenes/camp-night
       */
      image?: string;
      /**
       * @description Asks search engines not to list the page.
       * @example false
       */
      noIndex?: boolean;
    };
    Shipment: {
      shippingId: components['schemas']['ShippingId'];
      shippingMethod: components['schemas']['ShippingMethod'];
      itemIds: components['schemas']['ItemId'][];
      /** @description Absent for pickup and digital shipments. */
      address?: components['schemas']['Address'];
      storeInfo?: components['schemas']['StoreInfo'];
      collectionPoint?: components['schemas']['CollectionPoint'];
      /** @description Recipient, if the shipment has no address. */
      contact?: components['schemas']['Contact'];
      /**
       * Format: date-time
       * @description For pickup.
       */
      readyBy?: string;
      /** @description Absent until the order is paid. */
      progress?: components['schemas']['OrderProgress'];
      /**
       * Format: date
       * @description Expected date of the last delivery; absent once everything has arrived.
       */
      expectedOn?: string;
      /** @description In the order in which they were packed; absent until then. */
      parcels?: components['schemas']['Parcel'][];
    };
    /** @description A shipment; me is the default shipment. */
    ShippingId: string;
    ShippingMethod: {
      code: components['schemas']['ShippingMethodCode'];
      /** @description In the language of the request. */
      label: string;
      /** @description Working days (n or n-m), or same day. */
      deliveryTime: string;
      /** @description For the whole shipment; 0 is free. */
      price: components['schemas']['Money'];
    };
    /**
     * @description sts is ship to store, pudo is delivery to a collection point.
     * @enum {string}
     */
    ShippingMethodCode: 'standard' | 'express' | 'pickup' | 'pudo' | 'sts' | 'digital' | 'customs';
    /** @description BRAND-COUNTRY in upper case. */
    SiteId: string;
    /** @description BRAND:STYLE:COLOR:SIZE:FIT:1: with empty parts for a missing color, size or fit. */
    Sku: string;
    StoreAddress: {
      addressLine1: string;
      city: string;
      /** @description Code of the state, province or county, for countries that have them. */
      stateCityProvDept?: string;
      postalCode: string;
      country: components['schemas']['CountryCode'];
    };
    StoreEmployeeId: string;
    StoreId: string;
    StoreInfo: {
      id: components['schemas']['StoreId'];
      name?: string;
      /** @description Units in stock at the store. */
      storeInventory: number;
      address?: components['schemas']['StoreAddress'];
      /** @description IANA name of the time zone. */
      timeZone?: string;
    };
    StoredValueView: {
      /** @description Last characters of its number or code. */
      last4: string;
      /** @description Balance before this payment; absent for an order. */
      balance?: components['schemas']['Money'];
      /** Format: date-time */
      expiresAt?: string;
    };
    /** @description A master style with all its colors. */
    StyleId: string;
    /** @description A color, or an image of the fabric. */
    Swatch: string;
    /** @description In the time zone of the place; 24:00 is the end of the day. */
    TimeOfDay: string;
    /** @description Amounts of a cart or an order. With taxIncluded the amounts include tax, and total is itemTotal plus shipping; otherwise tax is added. */
    Totals: {
      /** @description Amount that the shopper pays. */
      total: components['schemas']['Money'];
      /** @description Discount on the items by promotions and coupons: itemSubTotal minus itemTotal. */
      totalDiscount: components['schemas']['Money'];
      /** @description Items at their current prices, before promotions. */
      itemSubTotal: components['schemas']['Money'];
      /** @description Items after promotions. */
      itemTotal: components['schemas']['Money'];
      /** @description itemTotal without its tax. */
      netAmount: components['schemas']['Money'];
      /** @description Tax on the items. */
      taxAmount: components['schemas']['Money'];
      /** @description Shipping as displayed, after promotions. */
      shipping: components['schemas']['Money'];
      /** @description Tax on the items and on shipping. */
      tax: components['schemas']['Money'];
      /** @description total minus tax. */
      totalWithoutTax: components['schemas']['Money'];
      /** @description Amount paid with rewards and points. */
      appliedRewards: components['schemas']['Money'];
      /** @description total minus the amount that the payments cover. */
      remainingToPay: components['schemas']['Money'];
      /** @description Units of all items. */
      totalUnits: number;
    };
    TrackingNumber: string;
    UnitCount: number;
    /** @description Units of the line by state. The sum of packed, cancelled and open units is its qty. */
    UnitCounts: {
      cancelled: components['schemas']['UnitCount'];
      /** @description Includes shipped units. */
      packed: components['schemas']['UnitCount'];
      /** @description Includes units ready in the store and delivered units. */
      shipped: components['schemas']['UnitCount'];
      /** @description Includes collected and returned units. */
      delivered: components['schemas']['UnitCount'];
      /** @description Units with a requested return; includes returned units. */
      returning: components['schemas']['UnitCount'];
      /** @description Units received by the shop. */
      returned: components['schemas']['UnitCount'];
      cancellable: components['schemas']['UnitCount'];
      returnable: components['schemas']['UnitCount'];
    };
    /** @description Values of the product's attributes. The color may be one that no option lists. */
    VariantAttributes: {
      /** @description Code of the color. */
      color: string;
      size: string;
      fitType?: string;
    };
    /** @enum {string} */
    Weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
    /** @description Language and country in the format of the API. */
    WireLocale: string;
  };
  responses: {
    /** @description The request does not match the contract. */
    BadRequest: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The cart does not exist or belongs to another customer (BSK404). */
    CartNotFound: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The state of the cart or the stock does not allow the request: BSK409 while its order is being paid, and the codes of the operation. If type is flash, fetch the cart again. */
    Conflict: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The token is valid, but its customer is unknown (AUT498), or it belongs to an employee who may not use the operation (AUT401). Operations with a bot check return AUT403 if the check failed. */
    Forbidden: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The product, variant or item (ORD404, ORD430) or the cart (BSK404) does not exist. */
    ItemNotFound: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The resource does not exist. */
    NotFound: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The order. On placement: 201 if it is new, 200 if it already existed. */
    Order: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Order'];
      };
    };
    /** @description The state of the order does not allow the request; see the codes of the operation. */
    OrderConflict: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The order does not exist or belongs to another customer (OHS4004). */
    OrderNotFound: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The payment failed: declined or partner unreachable (PAY400), suspected fraud (PYT402), invalid or used token (PYT404), expired card (FE309). */
    PaymentRequired: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description An error on the server. */
    ServerError: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The stock does not allow the request, or its subject has changed; see the codes of the operation. */
    StockConflict: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The rate limit of this client address, customer or subject is exceeded. Try again after the seconds in Retry-After. */
    TooMany: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The access token is missing, expired or forged (AUT401): renew it and retry once. Or the access key is unknown (AUT500). */
    Unauthorized: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The access key is unknown (AUT500). */
    UnknownProgram: {
      headers: {
        'X-Correlation-Id': components['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
  };
  parameters: {
    BrandHeader: string;
    /** @description ECOMM in a browser, MAPP in the app's webview. */
    ChannelHeader: 'ECOMM' | 'MAPP';
    /** @description Name of the calling program. */
    ClientAppHeader: string;
    /** @description Shared by all requests of one page view. */
    CorrelationIdHeader: string;
    /** @description New for each attempt of a shopper. A repeated key returns the same response and changes nothing. */
    IdempotencyKeyHeader: string;
    LocaleHeader: components['schemas']['WireLocale'];
    /** @description Overrides the x-locale header. Without both, the site's first locale applies. */
    LocaleQuery: components['schemas']['WireLocale'];
    /** @description In preview mode: the time for which content is shown. Defaults to now. */
    PreviewDateTimeQuery: string;
    RegionHeader: 'NORA' | 'EMEA';
    SiteIdHeader: components['schemas']['SiteId'];
    SourceHeader: string;
    /** @description The token of enrollStoreDevice, which identifies a device of a store. */
    StoreDeviceHeader: string;
    /** @description New for each request. */
    TransactionIdHeader: string;
    /** @description Session of the shopper, from the token response. */
    UsidHeader: string;
  };
  requestBodies: never;
  headers: {
    /** @description The x-correlation-id of the request, or a new one. */
    CorrelationId: string;
    /** @description Seconds until the request may be repeated. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type Address = components['schemas']['Address'];
export type AddressField = components['schemas']['AddressField'];
export type AddressInput = components['schemas']['AddressInput'];
export type AdjustmentId = components['schemas']['AdjustmentId'];
export type ArticleContent = components['schemas']['ArticleContent'];
export type ArticleTag = components['schemas']['ArticleTag'];
export type AuthenticationId = components['schemas']['AuthenticationId'];
export type Badge = components['schemas']['Badge'];
export type BasketId = components['schemas']['BasketId'];
export type BirthDate = components['schemas']['BirthDate'];
export type CardBrand = components['schemas']['CardBrand'];
export type CardColor = components['schemas']['CardColor'];
export type Carrier = components['schemas']['Carrier'];
export type ChallengeWindowSize = components['schemas']['ChallengeWindowSize'];
export type ChosenOption = components['schemas']['ChosenOption'];
export type CollectionPoint = components['schemas']['CollectionPoint'];
export type CollectionPointId = components['schemas']['CollectionPointId'];
export type ConsumerName = components['schemas']['ConsumerName'];
export type ConsumerPhone = components['schemas']['ConsumerPhone'];
export type ConsumerPostalCode = components['schemas']['ConsumerPostalCode'];
export type Contact = components['schemas']['Contact'];
export type CountryCode = components['schemas']['CountryCode'];
export type Currency = components['schemas']['Currency'];
export type DayHours = components['schemas']['DayHours'];
export type DeliveryChange = components['schemas']['DeliveryChange'];
export type DeliveryChangeReason = components['schemas']['DeliveryChangeReason'];
export type DeliveryChangeType = components['schemas']['DeliveryChangeType'];
export type Device = components['schemas']['Device'];
export type DiscountName = components['schemas']['DiscountName'];
export type Distance = components['schemas']['Distance'];
export type DocumentType = components['schemas']['DocumentType'];
export type EndedPromotions = components['schemas']['EndedPromotions'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type FlashDetail = components['schemas']['FlashDetail'];
export type FlashMessage = components['schemas']['FlashMessage'];
export type GiftCardAmount = components['schemas']['GiftCardAmount'];
export type GiftOption = components['schemas']['GiftOption'];
export type Image = components['schemas']['Image'];
export type InShopPath = components['schemas']['InShopPath'];
export type InStoreSalesInfo = components['schemas']['InStoreSalesInfo'];
export type Installment = components['schemas']['Installment'];
export type ItemId = components['schemas']['ItemId'];
export type ItemPrice = components['schemas']['ItemPrice'];
export type Latitude = components['schemas']['Latitude'];
export type LineUnits = components['schemas']['LineUnits'];
export type Longitude = components['schemas']['Longitude'];
export type LookupEmail = components['schemas']['LookupEmail'];
export type LoyaltyVoucher = components['schemas']['LoyaltyVoucher'];
export type MaskedCard = components['schemas']['MaskedCard'];
export type Media = components['schemas']['Media'];
export type Money = components['schemas']['Money'];
export type Order = components['schemas']['Order'];
export type OrderActions = components['schemas']['OrderActions'];
export type OrderEvent = components['schemas']['OrderEvent'];
export type OrderEventKind = components['schemas']['OrderEventKind'];
export type OrderId = components['schemas']['OrderId'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type OrderProgress = components['schemas']['OrderProgress'];
export type OrderPromotion = components['schemas']['OrderPromotion'];
export type OrderReturn = components['schemas']['OrderReturn'];
export type Origin = components['schemas']['Origin'];
export type Page = components['schemas']['Page'];
export type Parcel = components['schemas']['Parcel'];
export type ParcelId = components['schemas']['ParcelId'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PaymentChallenge = components['schemas']['PaymentChallenge'];
export type PaymentInstrument = components['schemas']['PaymentInstrument'];
export type PaymentInstrumentId = components['schemas']['PaymentInstrumentId'];
export type PaymentMethodId = components['schemas']['PaymentMethodId'];
export type PaymentSessionId = components['schemas']['PaymentSessionId'];
export type PaymentToken = components['schemas']['PaymentToken'];
export type Picture = components['schemas']['Picture'];
export type PointsEntry = components['schemas']['PointsEntry'];
export type PrecreatedCustomsCode = components['schemas']['PrecreatedCustomsCode'];
export type PriceAdjustment = components['schemas']['PriceAdjustment'];
export type PriceAdjustmentKind = components['schemas']['PriceAdjustmentKind'];
export type PriceAdjustmentNote = components['schemas']['PriceAdjustmentNote'];
export type PriceAdjustmentReason = components['schemas']['PriceAdjustmentReason'];
export type PriceChange = components['schemas']['PriceChange'];
export type ProductCard = components['schemas']['ProductCard'];
export type ProductId = components['schemas']['ProductId'];
export type ProductInventoryState = components['schemas']['ProductInventoryState'];
export type ProductPrice = components['schemas']['ProductPrice'];
export type PromoLevel = components['schemas']['PromoLevel'];
export type PromoSummaryEntry = components['schemas']['PromoSummaryEntry'];
export type Quantity = components['schemas']['Quantity'];
export type Rating = components['schemas']['Rating'];
export type RawBlock = components['schemas']['RawBlock'];
export type RecipeId = components['schemas']['RecipeId'];
export type Refund = components['schemas']['Refund'];
export type RefundedItem = components['schemas']['RefundedItem'];
export type RefundedPayment = components['schemas']['RefundedPayment'];
export type ReturnItem = components['schemas']['ReturnItem'];
export type ReturnNumber = components['schemas']['ReturnNumber'];
export type ReturnReason = components['schemas']['ReturnReason'];
export type RewardCode = components['schemas']['RewardCode'];
export type SaveForLaterId = components['schemas']['SaveForLaterId'];
export type Seo = components['schemas']['Seo'];
export type Shipment = components['schemas']['Shipment'];
export type ShippingId = components['schemas']['ShippingId'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type ShippingMethodCode = components['schemas']['ShippingMethodCode'];
export type SiteId = components['schemas']['SiteId'];
export type Sku = components['schemas']['Sku'];
export type StoreAddress = components['schemas']['StoreAddress'];
export type StoreEmployeeId = components['schemas']['StoreEmployeeId'];
export type StoreId = components['schemas']['StoreId'];
export type StoreInfo = components['schemas']['StoreInfo'];
export type StoredValueView = components['schemas']['StoredValueView'];
export type StyleId = components['schemas']['StyleId'];
export type Swatch = components['schemas']['Swatch'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type Totals = components['schemas']['Totals'];
export type TrackingNumber = components['schemas']['TrackingNumber'];
export type UnitCount = components['schemas']['UnitCount'];
export type UnitCounts = components['schemas']['UnitCounts'];
export type VariantAttributes = components['schemas']['VariantAttributes'];
export type Weekday = components['schemas']['Weekday'];
export type WireLocale = components['schemas']['WireLocale'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCartNotFound = components['responses']['CartNotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseItemNotFound = components['responses']['ItemNotFound'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseOrder = components['responses']['Order'];
export type ResponseOrderConflict = components['responses']['OrderConflict'];
export type ResponseOrderNotFound = components['responses']['OrderNotFound'];
export type ResponsePaymentRequired = components['responses']['PaymentRequired'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseStockConflict = components['responses']['StockConflict'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnknownProgram = components['responses']['UnknownProgram'];
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
export type ParameterStoreDeviceHeader = components['parameters']['StoreDeviceHeader'];
export type ParameterTransactionIdHeader = components['parameters']['TransactionIdHeader'];
export type ParameterUsidHeader = components['parameters']['UsidHeader'];
export type HeaderCorrelationId = components['headers']['CorrelationId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
