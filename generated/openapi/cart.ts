// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

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
    /** Create an empty cart */
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
    /** Create a cart with one item */
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
    /** Get the cart with current prices */
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
     * Add an item to the cart
     * @description Adding a SKU that is already in the cart increases its quantity. INV408 above maxQty, INV700 above the stock for its delivery, INV702 without a price, ORD404 for an unknown SKU, STR404 for a store or collection point that cannot be chosen. Concurrent additions from several tabs are all counted.
     */
    post: operations['addItem'];
    /** Remove an item from the cart */
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
     * Change the quantity, variant or gift options of an item
     * @description Also changes the amount of a gift card. If another item already has the new SKU, the two are merged. INV408 above maxQty, INV700 above the stock.
     */
    put: operations['updateItem'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/coupon': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Apply a coupon code to the cart
     * @description Case and surrounding spaces are ignored. A code is rejected if no promotion of the site has it, or if it is expired, not valid yet, used up or already in the cart. Any other code stays in the cart; couponItems says whether it applies, and if not, why.
     */
    put: operations['applyCoupon'];
    post?: never;
    /**
     * Remove a coupon from the cart
     * @description Succeeds even if the coupon is not in the cart.
     */
    delete: operations['removeCoupon'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v2/saveForLater': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Move a saved item back to the cart
     * @description The quantity is added to an item of the same SKU. On INV700 (stock) or INV408 (maxQty), nothing moves and availableQty says how many units can; repeat the request with that qty to move them and leave the rest saved. INV701 for a variant without inventory, ORD430 for a variant that is no longer sold. The list and the cart change in one transaction.
     */
    put: operations['updateSaveForLater'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v2/cart/{basketId}/saveForLater': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a cart item for later
     * @description A list is created if the customer has none. If the same SKU is already saved, the quantities are added, up to maxQty. SFL413 if the list is full, GWP403 for a bonus item. The list and the cart change in one transaction.
     */
    post: operations['moveToSaveForLater'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a saved item */
    delete: operations['removeSavedItem'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/reserveWithItem': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an express cart and reserve its stock
     * @description Creates a cart with one item, separate from the customer's own cart, and reserves the stock for 15 minutes. reservedUntil says when the stock is released; placing the order uses the reservation. An earlier reservation of the customer ends.
     */
    post: operations['reserveWithItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/price_adjustments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Adjust the price of an item or of the whole order
     * @description Each item and the order can have one adjustment; a new one replaces it. The reason is recorded. The adjustment applies to the price after promotions and leaves the promotions unchanged; an amount applies to all units of the item. PRC400 for a value that does not lower the price, PRC403 if all adjustments together exceed the limit of the role. Adjustments end when the customer changes the items.
     */
    post: operations['addPriceAdjustment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a price adjustment */
    delete: operations['removePriceAdjustment'];
    options?: never;
    head?: never;
    /** Change a price adjustment */
    patch: operations['changePriceAdjustment'];
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
     * Set the shipping method of a shipment or of some items
     * @description Items move to the shipment that matches the kind of the method. SHP500 if the method does not deliver to a PO box, STR404 for an unknown store or collection point and for a store that does not offer the method, INV409 if the store has too few units. The request also accepts the deliveryChanges of its items.
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
    /** List the shipping methods of a shipment */
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
     * Set the shipping address of a shipment
     * @description Prices and taxes are recalculated. PAY401 if the site does not deliver to the country or region, SHP500 for a PO box with a method that does not deliver to PO boxes, PYT406 for an invalid address.
     */
    post: operations['addShippingAddress'];
    /** Remove the shipping address of a shipment */
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
    /** Validate a shipping address without saving it */
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
    /** Set the billing address, or use the shipping address */
    post: operations['addBillingAddress'];
    /** Remove the shipping address of a shipment */
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
    /** List the payment methods of the cart */
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
     * Create a session with the payment partner
     * @description The partner's frame or page takes a card, a security code, the pay-later consent or a wallet. Card numbers are entered only in the frame. The frame posts a cairn:card-token message to its parent with the sessionId and the token for addPaymentInstrument. Without basketId, the session takes a card for the account (savePayment). PYT404 for a saved card that the customer does not have, FE309 for an expired one.
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
     * Add a payment to the cart
     * @description A cart can have several gift cards and rewards, but only one payment out of card, pay-later and wallet. PYT404 for a token that is invalid, expired or of another session; FE309 for an expired card; PYT300 for a duplicate payment; the error list has the codes of gift cards and rewards. amount is the maximum that the payment covers; without it, the payment covers as much as its balance allows.
     */
    post: operations['addPaymentInstrument'];
    /** Remove a payment from the cart */
    delete: operations['removePaymentInstrument'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/cart/{basketId}/reward': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set or remove the loyalty voucher of the cart
     * @description Pays a part of the cart with a voucher, which replaces the present one; null removes it. REW130 for a voucher that the site does not offer, REW140 if the points do not suffice or the voucher exceeds the remaining total, REW401 if the customer is not a member or an athlete's credit has to be used first.
     */
    put: operations['applyReward'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/giftcard/balance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get the balance of a gift card */
    post: operations['getGiftCardBalance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v1/deviceFingerPrint': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Describe the paying browser for 3-D Secure */
    post: operations['sendDeviceFingerprint'];
    delete?: never;
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
     * Check the cart before placing its order
     * @description Checks stock, prices, address and payment once more. Changes are listed in flash, deliveries first. INV406 if no item can be bought, PYT404 without a payment, PYT406 without an address.
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
     * Place the order of a cart
     * @description A repeated idempotency-key returns the same response; another key for a cart that is already ordered returns its order with 200. Stock is debited and the payment is captured; if the payment is declined, the cart is open again. If the payment partner does not respond, the order is returned as processing and settled later; until then its cart can neither be changed nor ordered again. A coupon that was used up after the cart was shown is rejected with its code (PRM130, PRM132, PRM133, PRM141, PRM144), and nothing is charged. If a delivery is no longer possible, the cart gets another one (deliveryChanges) and the order is rejected with ORD515 to ORD518. If the issuer requires authentication, the order is processing and its flash PaymentNotAuthorized contains the challenge; patchOrder completes it. Several payments succeed together or fail together; the error names the one that failed.
     */
    put: operations['placeOrder'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cart/v2/checkout/order/{orderNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Complete a payment challenge or change an order's address
     * @description After a challenge, the result is requested from the partner's server; the result in the request is only a hint. The order becomes finalised, or cancelled with a reason (PYT405 if authentication failed) and a new cart, or stays processing. A repeated or late request changes nothing; 409 API400 if the authentication belongs to another order. A new address replaces the one of a shipment if none of it is packed. Country and region must stay the same, so that tax and delivery do not change; 409 ORD409 otherwise. PYT406 and SHP500 apply as in the checkout.
     */
    patch: operations['patchOrder'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A variant, identified by SKU or by product. */
    AddedItem: components['schemas']['AddedSku'] | components['schemas']['AddedProduct'];
    AddedProduct: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description SKU of the variant. */
      product: SharedComponents['schemas']['Sku'];
      /** @description Defaults to 1. */
      qty?: SharedComponents['schemas']['Quantity'];
      /** @description Adds the item as a gift of this promotion. */
      promotionId?: string;
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Overrides the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    AddedSku: {
      basketId: SharedComponents['schemas']['BasketId'];
      sku: SharedComponents['schemas']['Sku'];
      /** @description Defaults to 1. */
      qty?: SharedComponents['schemas']['Quantity'];
      /** @description Adds the item as a gift of this promotion. */
      promotionId?: string;
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Overrides the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    AddressChange: {
      email?: SharedComponents['schemas']['LookupEmail'];
      shippingId: SharedComponents['schemas']['ShippingId'];
      address: SharedComponents['schemas']['AddressInput'];
    };
    /** @description An incomplete address; missing fields are returned as faults and do not make the request invalid. */
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
      field: SharedComponents['schemas']['AddressField'];
      /** @description An error code of schemas/errors.json. */
      errorId: string;
      message: string;
    };
    AddressReference: {
      addressId: string;
    };
    AddressToValidate: {
      address: components['schemas']['AddressDraft'];
    };
    AddressValidation: {
      /** @description True if faults is empty. */
      valid: boolean;
      suggestion?: SharedComponents['schemas']['AddressInput'];
      faults: components['schemas']['AddressFault'][];
    };
    AppliedCoupon: {
      basketId: SharedComponents['schemas']['BasketId'];
      code: components['schemas']['CouponCode'];
    };
    AppliedReward: {
      appliedLoyaltyVoucher: {
        /** @description Points of a voucher returned by getVouchers. Defaults to the highest possible. */
        points?: number;
      } | null;
    };
    ApproachingDiscount: {
      level: SharedComponents['schemas']['PromoLevel'];
      promotionId?: string;
      /** @description The itemTotal at which the discount is earned. */
      threshold: SharedComponents['schemas']['Money'];
      /** @description Amount still missing; 0 once earned. */
      remaining: SharedComponents['schemas']['Money'];
    };
    /** @description The athlete's credit for this year. */
    AthletesPaymentInstrumentInput: {
      /** @constant */
      payment_method_id: 'ATHLETES_PAYMENT';
      /** @description Maximum amount. */
      amount?: SharedComponents['schemas']['Money'];
    };
    /** @description Exactly one of the two. */
    BillingAddressInput: {
      address?: SharedComponents['schemas']['AddressInput'];
      /** @constant */
      sameAsShipping?: true;
    };
    /** @description Gifts that the shopper may choose from. addItem with promotionId chooses one; removeItem removes it. */
    BonusChoice: {
      promotionId: string;
      promotionName: string;
      /** @description Number of gifts to choose. */
      choose: number;
      /** @description Number of gifts already in the cart. */
      chosen: number;
      options: components['schemas']['BonusOption'][];
    };
    BonusOption: {
      sku: SharedComponents['schemas']['Sku'];
      productId: SharedComponents['schemas']['ProductId'];
      name: string;
      color?: SharedComponents['schemas']['ChosenOption'];
      size?: SharedComponents['schemas']['ChosenOption'];
      /** Format: media-url */
      productImageURL: string;
      /** @description True if it is in stock. */
      available: boolean;
      chosen: boolean;
    };
    /** @description A card, by the token of the partner's frame; or a saved card, whose security code follows with the token of its own frame. */
    CardInstrumentInput: {
      /** @constant */
      payment_method_id: 'CREDIT_CARD';
      sessionId?: SharedComponents['schemas']['PaymentSessionId'];
      token?: SharedComponents['schemas']['PaymentToken'];
      /** @description A card of getSavedPayments; without a token its security code is still missing. */
      savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
      /** @description True if the customer agrees to save the card after the order is paid. */
      save?: boolean;
      /** @description Defaults to the remaining total. */
      amount?: SharedComponents['schemas']['Money'];
    };
    Cart: {
      /** @description basketId and cartId of other operations. */
      id: SharedComponents['schemas']['BasketId'];
      version: components['schemas']['CartVersion'];
      /**
       * @description processing while its order is being paid; ordered is final.
       * @enum {string}
       */
      status: 'open' | 'processing' | 'ordered';
      /** @description The order created from the cart; absent while the cart is open. */
      orderId?: SharedComponents['schemas']['OrderId'];
      currency: SharedComponents['schemas']['Currency'];
      /** @description True if prices include tax. */
      taxIncluded: boolean;
      /**
       * Format: email
       * @description Email address for the confirmation.
       */
      email?: string;
      /** @description Number of items in the cart; for units see totals.totalUnits. */
      totalItems: number;
      totals: SharedComponents['schemas']['Totals'];
      /** @description In the order in which they were added. */
      items: components['schemas']['CartItem'][];
      payment_instruments: SharedComponents['schemas']['PaymentInstrument'][];
      /** @description One entry per shipment. */
      shippingMethods: components['schemas']['ShipmentMethods'][];
      shippingAddress?: SharedComponents['schemas']['Address'];
      billingAddress?: SharedComponents['schemas']['Address'];
      /** @description Contact of the digital shipment. */
      contact?: SharedComponents['schemas']['Contact'];
      couponItems: components['schemas']['CouponItem'][];
      /** @description Points that a loyalty member earns with the order. */
      earnablePoints?: number;
      /** @description Highest voucher that can be applied to this cart now; absent if there is none. */
      loyaltyVoucher?: SharedComponents['schemas']['LoyaltyVoucher'];
      /** @description Gifts to choose from; absent if there are none. */
      bonusChoices?: components['schemas']['BonusChoice'][];
      /** @description Price adjustments made by employees; absent if there are none. */
      priceAdjustments?: SharedComponents['schemas']['PriceAdjustment'][];
      /** @description Deliveries that the shop has changed and the shopper has not accepted yet; absent if there are none. */
      deliveryChanges?: SharedComponents['schemas']['DeliveryChange'][];
      /**
       * Format: date-time
       * @description Time at which the reserved stock is released; absent without a reservation.
       */
      reservedUntil?: string;
      /** @description Discounts on the items as a whole. */
      orderPromotions: SharedComponents['schemas']['OrderPromotion'][];
      promoSummary: SharedComponents['schemas']['PromoSummaryEntry'][];
      /** @description The next discount that the cart can reach; level SHIPPING is free shipping. */
      approachingDiscount: components['schemas']['ApproachingDiscount'][];
      /** @description Changes to show to the shopper once. */
      flash: SharedComponents['schemas']['FlashMessage'][];
      customerNotifications: components['schemas']['CustomerNotification'][];
    };
    CartItem: {
      /** @description itemId of other operations. */
      id: SharedComponents['schemas']['ItemId'];
      /** @description Style and color. */
      productId: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      /** @description SKU of the variant. */
      sku: SharedComponents['schemas']['Sku'];
      upc: string;
      name: string;
      color?: SharedComponents['schemas']['ChosenOption'];
      size?: SharedComponents['schemas']['ChosenOption'];
      fitType?: SharedComponents['schemas']['ChosenOption'];
      qty: SharedComponents['schemas']['Quantity'];
      /** @description Maximum quantity; INV408 above it. */
      maxQty: SharedComponents['schemas']['Quantity'];
      availability: components['schemas']['ItemAvailability'];
      price: SharedComponents['schemas']['ItemPrice'];
      /**
       * Format: link
       * @description Path in the shop without the locale.
       */
      pdpUrl: string;
      /** Format: media-url */
      productImageURL: string;
      shippingOptions: components['schemas']['ShippingOption'][];
      /** @description True if it is delivered by email. */
      isDigitalProduct: boolean;
      giftOption?: SharedComponents['schemas']['GiftOption'];
      /** @description Amount chosen by the buyer. */
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      giftCardBounds?: components['schemas']['GiftCardBounds'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
      /** @description The shipment, an entry of shippingMethods. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      /** @description True for a gift with purchase; it cannot be changed (GWP403). */
      bonus: boolean;
      /** @description For a bonus item: its promotion. */
      promotionId?: string;
      /** @description Discounts of the item's own promotions; absent if there are none. */
      promotions?: SharedComponents['schemas']['OrderPromotion'][];
      /** @description True if the shopper designed the product. */
      isCustoms: boolean;
      /** @description Tax on the item; with taxIncluded it is part of rowTotal. */
      taxTotal: SharedComponents['schemas']['Money'];
      /** @description Variants of the same color to change to, including this one; absent if there is no choice. */
      variants?: components['schemas']['ItemVariant'][];
    };
    /** @description Version number that increases with each change of the cart. */
    CartVersion: number;
    ChallengeResult: {
      authenticationId: SharedComponents['schemas']['AuthenticationId'];
      /**
       * @description Result as seen by the page; only a hint.
       * @enum {string}
       */
      result?: 'completed' | 'cancelled' | 'failed' | 'timedOut';
    };
    /** @description A cart item and its changes. */
    ChangedItem: {
      itemId: SharedComponents['schemas']['ItemId'];
      /** @description The new quantity, not the difference. */
      qty?: SharedComponents['schemas']['Quantity'];
      /** @description Another variant of the same style. */
      sku?: SharedComponents['schemas']['Sku'];
      /** @description null removes it. */
      giftOption?: SharedComponents['schemas']['GiftOption'] | null;
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
    };
    /** @enum {string} */
    ContactField: 'recipientFirstName' | 'recipientLastName' | 'recipientContactEmail' | 'recipientContactPhone';
    /** @description Case and surrounding spaces are ignored. */
    CouponCode: string;
    CouponId: string;
    CouponItem: {
      id: components['schemas']['CouponId'];
      /** @description In capitals. */
      code: components['schemas']['CouponCode'];
      /** @description True if it reduces the price or adds a gift. */
      applied: boolean;
      promotionId?: string;
      promotionName?: string;
      /** @description Discount, including shipping. */
      amount?: SharedComponents['schemas']['Money'];
      /** @description Code of the reason why it does not apply. */
      errorId?: string;
      /** @description Reason why it does not apply, in the language of the request. */
      message?: string;
      /** @description Amount missing to its minimum. */
      remaining?: SharedComponents['schemas']['Money'];
    };
    CouponReference: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description id of couponItems. */
      couponId: components['schemas']['CouponId'];
    };
    /** @description Information that requires no action. */
    CustomerNotification: {
      code: string;
      /** @enum {string} */
      level: 'info' | 'success' | 'warning';
      /** @description In the language of the request. */
      message: string;
    };
    DeliveryChoice: {
      code: SharedComponents['schemas']['ShippingMethodCode'];
      /** @description Required for pickup and sts. */
      storeId?: SharedComponents['schemas']['StoreId'];
      /** @description Required for pudo. */
      collectionPointId?: SharedComponents['schemas']['CollectionPointId'];
    };
    /** @description Browser information as defined by EMV 3-D Secure. */
    DeviceFingerprint: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description Browser language (BCP 47). */
      language: string;
      /** @description Bits per pixel. */
      colorDepth: number;
      /** @description In CSS pixels. */
      screenWidth: number;
      /** @description In CSS pixels. */
      screenHeight: number;
      /** @description Minutes from local time to UTC. */
      timeZoneOffset: number;
      challengeWindowSize: SharedComponents['schemas']['ChallengeWindowSize'];
    };
    GiftCardBalance: {
      balance: SharedComponents['schemas']['Money'];
      currency: SharedComponents['schemas']['Currency'];
      last4: string;
      /**
       * Format: date-time
       * @description Absent if it does not expire.
       */
      expiresAt?: string;
    };
    /** @description Bounds of giftCardAmount; absent for other items. */
    GiftCardBounds: {
      min: SharedComponents['schemas']['Money'];
      max: SharedComponents['schemas']['Money'];
    };
    /** @description Spaces and hyphens are ignored. */
    GiftCardDigits: string;
    GiftCardInstrumentInput: {
      /** @constant */
      payment_method_id: 'GIFT_CARD';
      number: components['schemas']['GiftCardDigits'];
      pin: components['schemas']['GiftCardPin'];
      /** @description Maximum amount to pay with it. Defaults to the remaining total. */
      amount?: SharedComponents['schemas']['Money'];
    };
    GiftCardNumber: {
      number: components['schemas']['GiftCardDigits'];
      pin: components['schemas']['GiftCardPin'];
    };
    GiftCardPin: string;
    ItemAvailability: {
      /**
       * @description LowStock if few units are left, or fewer than the quantity in the cart; OutOfStock if none is left.
       * @enum {string}
       */
      state: 'InStock' | 'LowStock' | 'OutOfStock';
      /** @description Units that can still be bought, including those in the cart. */
      quantity: number;
    };
    ItemReference: {
      basketId: SharedComponents['schemas']['BasketId'];
      itemId: SharedComponents['schemas']['ItemId'];
    };
    ItemVariant: {
      /** @description sku of updateItem. */
      id: SharedComponents['schemas']['Sku'];
      attributes: SharedComponents['schemas']['VariantAttributes'];
      productInventoryState: SharedComponents['schemas']['ProductInventoryState'];
    };
    /** @description A loyalty voucher. Defaults to the highest that the balance and the cart allow. */
    LoyaltyPointsInstrumentInput: {
      /** @constant */
      payment_method_id: 'LOYALTY_POINTS';
      /** @description Points of a voucher returned by getVouchers. */
      points?: number;
    };
    /** @description A variant, identified by SKU or by product. */
    NewItem: components['schemas']['NewSku'] | components['schemas']['NewProduct'];
    NewProduct: {
      /** @description SKU of the variant. */
      product: SharedComponents['schemas']['Sku'];
      /** @description Defaults to 1. */
      qty?: SharedComponents['schemas']['Quantity'];
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Overrides the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    NewSku: {
      sku: SharedComponents['schemas']['Sku'];
      /** @description Defaults to 1. */
      qty?: SharedComponents['schemas']['Quantity'];
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Overrides the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    OrderPatch: components['schemas']['ChallengeResult'] | components['schemas']['AddressChange'];
    /** @description A payment that is already in the cart, or a new one that replaces a payment of its kind. */
    OrderPaymentChoice: components['schemas']['PaymentInstrumentReference'] | components['schemas']['PaymentInstrumentInput'];
    /** @description A plan that the shopper has accepted on the provider's page; it is verified with the provider's server. */
    PayLaterInstrumentInput: {
      /** @constant */
      payment_method_id: 'PAY_LATER';
      sessionId: SharedComponents['schemas']['PaymentSessionId'];
    };
    /** @description Payment data; payment_method_id selects the schema. */
    PaymentInstrumentInput:
      | components['schemas']['CardInstrumentInput']
      | components['schemas']['GiftCardInstrumentInput']
      | components['schemas']['RewardCodeInstrumentInput']
      | components['schemas']['RewardCardInstrumentInput']
      | components['schemas']['LoyaltyPointsInstrumentInput']
      | components['schemas']['AthletesPaymentInstrumentInput']
      | components['schemas']['PayLaterInstrumentInput']
      | components['schemas']['WalletInstrumentInput'];
    PaymentInstrumentReference: {
      paymentInstrumentId: SharedComponents['schemas']['PaymentInstrumentId'];
    };
    PaymentMethod: {
      /** @description payment_method_id of other operations. */
      id: SharedComponents['schemas']['PaymentMethodId'];
      /** @description Name of the payment method on the site. */
      code: string;
      /** @description In the language of the request. */
      label: string;
      /** @enum {string} */
      kind: 'card' | 'giftCard' | 'reward' | 'loyaltyPoints' | 'athlete' | 'payLater' | 'wallet';
      /** @description Card brands that are accepted. */
      brands?: SharedComponents['schemas']['CardBrand'][];
      /** @description Minimum amount. */
      minAmount?: SharedComponents['schemas']['Money'];
      /** @description Maximum amount. */
      maxAmount?: SharedComponents['schemas']['Money'];
      /** @description Amount that this customer can pay with it: a balance of points or credit. */
      availableAmount?: SharedComponents['schemas']['Money'];
      /** @description Balance in points. */
      points?: number;
      /** @description Plan of a pay-later provider for the remaining total. */
      installments?: SharedComponents['schemas']['Installment'][];
      /** @description Reason why this cart cannot be paid with it now. */
      unavailable?: components['schemas']['UnavailableReason'];
    };
    PaymentMethodsResponse: {
      paymentMethods: components['schemas']['PaymentMethod'][];
    };
    PaymentSession: {
      sessionId: SharedComponents['schemas']['PaymentSessionId'];
      type: components['schemas']['PaymentSessionType'];
      /**
       * Format: link
       * @description URL of the frame on the partner's origin.
       */
      frameUrl: string;
      /**
       * Format: link
       * @description The partner's page in the whole window; it redirects back to the checkout.
       */
      redirectUrl?: string;
      /** @description Origin of the partner; ignore messages from other origins. */
      origin: SharedComponents['schemas']['Origin'];
      /** Format: date-time */
      expiresAt: string;
    };
    /** @enum {string} */
    PaymentSessionType: 'card' | 'paylater' | 'wallet';
    PlacedOrder: {
      cartId: SharedComponents['schemas']['BasketId'];
      /** @description Version that the shopper saw; 409 of type flash if the cart has changed since. */
      cartVersion: components['schemas']['CartVersion'];
      /** @description Response of the bot check, if it is enabled. */
      captchaResponse?: string;
      /** @description Replaces the billing address of the cart. */
      billingAddress?: SharedComponents['schemas']['AddressInput'];
      paymentMethod?: components['schemas']['OrderPaymentChoice'];
      inStoreSalesInfo?: SharedComponents['schemas']['InStoreSalesInfo'];
    };
    PreparedOrder: {
      cartId: SharedComponents['schemas']['BasketId'];
      /** @description Version that the shopper saw. If the cart has changed since, flash lists the changes. */
      cartVersion?: components['schemas']['CartVersion'];
    };
    PriceAdjustmentChange: {
      kind?: SharedComponents['schemas']['PriceAdjustmentKind'];
      /** @description Percentage, or amount in the currency of the cart. */
      value?: number;
      reason?: SharedComponents['schemas']['PriceAdjustmentReason'];
      note?: SharedComponents['schemas']['PriceAdjustmentNote'];
    };
    PriceAdjustmentInput: {
      /** @description Without it, the adjustment applies to the whole order. */
      itemId?: SharedComponents['schemas']['ItemId'];
      kind: SharedComponents['schemas']['PriceAdjustmentKind'];
      /** @description Percentage, or amount in the currency of the cart. */
      value: number;
      reason: SharedComponents['schemas']['PriceAdjustmentReason'];
      note?: SharedComponents['schemas']['PriceAdjustmentNote'];
    };
    /** @description A reward card, by number or as saved in the account. 400 for both or neither. */
    RewardCardInstrumentInput: {
      /** @constant */
      payment_method_id: 'REWARD_CARD';
      code?: SharedComponents['schemas']['RewardCode'];
      savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
      /** @description Maximum amount. */
      amount?: SharedComponents['schemas']['Money'];
    };
    /** @description A reward, by code or as saved in the account. 400 for both or neither. */
    RewardCodeInstrumentInput: {
      /** @constant */
      payment_method_id: 'REWARD_CODE';
      code?: SharedComponents['schemas']['RewardCode'];
      savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
      /** @description Maximum amount. */
      amount?: SharedComponents['schemas']['Money'];
    };
    RowToSave: {
      itemId: SharedComponents['schemas']['ItemId'];
      /** @description Defaults to the customer's own list. */
      saveForLaterId?: SharedComponents['schemas']['SaveForLaterId'];
      /** @description Product of the cart item; validated if sent. */
      productId?: SharedComponents['schemas']['ProductId'];
    };
    SavedItemReference: {
      listId: SharedComponents['schemas']['SaveForLaterId'];
      /** @description itemId of the saved item. */
      id: SharedComponents['schemas']['ItemId'];
    };
    SavedItemToCart: {
      basketId: SharedComponents['schemas']['BasketId'];
      saveForLaterId: SharedComponents['schemas']['SaveForLaterId'];
      /** @description ID of the saved item. */
      itemId: SharedComponents['schemas']['ItemId'];
      /** @description Maximum number of units to move. Defaults to all. */
      qty?: SharedComponents['schemas']['Quantity'];
    };
    ShipmentMethods: {
      shippingId: SharedComponents['schemas']['ShippingId'];
      /** @description The selected method. */
      code?: SharedComponents['schemas']['ShippingMethodCode'];
      applicableShippingMethods: SharedComponents['schemas']['ShippingMethod'][];
      /** @description For pickup and sts. */
      storeInfo?: SharedComponents['schemas']['StoreInfo'];
      /** @description For pudo. */
      collectionPoint?: SharedComponents['schemas']['CollectionPoint'];
      /** @description Recipient, if the shipment has no address. */
      contact?: SharedComponents['schemas']['Contact'];
      /** @description Contact fields that this delivery requires in the locale; absent if it has no contact. */
      requiredContact?: components['schemas']['ContactField'][];
      /**
       * Format: date-time
       * @description For pickup: time at which it is ready if ordered now.
       */
      readyBy?: string;
      /** @description True if it is delivered to an address of the shopper. */
      needsAddress?: boolean;
    };
    /** @description The address of a shipment, or the contact of a shipment without an address. Exactly one of the two. An address with an email address replaces the contact. */
    ShippingAddressInput: {
      /** @description Defaults to me. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      address?: SharedComponents['schemas']['AddressInput'];
      /** @description Recipient of a shipment without its own address: digital, pickup, sts and pudo. */
      contact?: SharedComponents['schemas']['Contact'];
      /** @description If true, it is also the billing address. Defaults to false. */
      useAsBilling?: boolean;
      /** @description Response of the bot check, if it is enabled. */
      captchaResponse?: string;
    };
    ShippingMethodChoice: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description Defaults to me. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      code: SharedComponents['schemas']['ShippingMethodCode'];
      /** @description Limits the change to these items; defaults to all items of the shipment. */
      itemIds?: SharedComponents['schemas']['ItemId'][];
      /** @description Required for pickup and sts. */
      storeId?: SharedComponents['schemas']['StoreId'];
      /** @description Required for pudo. */
      collectionPointId?: SharedComponents['schemas']['CollectionPointId'];
    };
    ShippingOption: {
      selected: boolean;
      available: boolean;
      shippingMethod: SharedComponents['schemas']['ShippingMethod'];
      storeInfo?: SharedComponents['schemas']['StoreInfo'];
    };
    /**
     * @description MEMBERS_ONLY requires a member's account, SIGN_IN any account. ATHLETE_CREDIT_FIRST: the athlete's credit has to be used before rewards.
     * @enum {string}
     */
    UnavailableReason:
      | 'BELOW_MINIMUM'
      | 'ABOVE_MAXIMUM'
      | 'COUNTRY'
      | 'CURRENCY'
      | 'GIFT_CARDS_IN_CART'
      | 'SIGN_IN'
      | 'MEMBERS_ONLY'
      | 'NO_BALANCE'
      | 'ATHLETE_CREDIT_FIRST'
      | 'NOTHING_TO_PAY';
    WalletInstrumentInput: {
      /** @constant */
      payment_method_id: 'DIGITAL_WALLET';
      sessionId: SharedComponents['schemas']['PaymentSessionId'];
      token: SharedComponents['schemas']['PaymentToken'];
    };
  };
  responses: {
    /** @description The adjustment (PRC404) or the cart (BSK404) does not exist. */
    AdjustmentNotFound: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The whole cart after the change; it replaces the client's copy. */
    Cart: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Cart'];
      };
    };
    /** @description The code was not added to the cart; errorId gives the reason. */
    CouponRejected: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The gift card is malformed (GFC700), unknown or has another PIN (GFC725 for both), blocked, expired, inactive or of another currency, or its balance cannot be retrieved. */
    GiftCardRejected: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description A payment of the cart cannot be used: its token is used up (PYT404), or a gift card may not pay for gift cards (GFC760). */
    PaymentUnusable: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
    /** @description The voucher does not exist (REW130), exceeds the points or the total (REW140), or the customer is not a loyalty member (REW401). */
    RewardRejected: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorResponse'];
      };
    };
  };
  parameters: {
    AdjustmentId: SharedComponents['schemas']['AdjustmentId'];
    BasketId: SharedComponents['schemas']['BasketId'];
    /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
    FavStoreId: SharedComponents['schemas']['StoreId'];
  };
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type AddedItem = components['schemas']['AddedItem'];
export type AddedProduct = components['schemas']['AddedProduct'];
export type AddedSku = components['schemas']['AddedSku'];
export type AddressChange = components['schemas']['AddressChange'];
export type AddressDraft = components['schemas']['AddressDraft'];
export type AddressFault = components['schemas']['AddressFault'];
export type AddressReference = components['schemas']['AddressReference'];
export type AddressToValidate = components['schemas']['AddressToValidate'];
export type AddressValidation = components['schemas']['AddressValidation'];
export type AppliedCoupon = components['schemas']['AppliedCoupon'];
export type AppliedReward = components['schemas']['AppliedReward'];
export type ApproachingDiscount = components['schemas']['ApproachingDiscount'];
export type AthletesPaymentInstrumentInput = components['schemas']['AthletesPaymentInstrumentInput'];
export type BillingAddressInput = components['schemas']['BillingAddressInput'];
export type BonusChoice = components['schemas']['BonusChoice'];
export type BonusOption = components['schemas']['BonusOption'];
export type CardInstrumentInput = components['schemas']['CardInstrumentInput'];
export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
export type CartVersion = components['schemas']['CartVersion'];
export type ChallengeResult = components['schemas']['ChallengeResult'];
export type ChangedItem = components['schemas']['ChangedItem'];
export type ContactField = components['schemas']['ContactField'];
export type CouponCode = components['schemas']['CouponCode'];
export type CouponId = components['schemas']['CouponId'];
export type CouponItem = components['schemas']['CouponItem'];
export type CouponReference = components['schemas']['CouponReference'];
export type CustomerNotification = components['schemas']['CustomerNotification'];
export type DeliveryChoice = components['schemas']['DeliveryChoice'];
export type DeviceFingerprint = components['schemas']['DeviceFingerprint'];
export type GiftCardBalance = components['schemas']['GiftCardBalance'];
export type GiftCardBounds = components['schemas']['GiftCardBounds'];
export type GiftCardDigits = components['schemas']['GiftCardDigits'];
export type GiftCardInstrumentInput = components['schemas']['GiftCardInstrumentInput'];
export type GiftCardNumber = components['schemas']['GiftCardNumber'];
export type GiftCardPin = components['schemas']['GiftCardPin'];
export type ItemAvailability = components['schemas']['ItemAvailability'];
export type ItemReference = components['schemas']['ItemReference'];
export type ItemVariant = components['schemas']['ItemVariant'];
export type LoyaltyPointsInstrumentInput = components['schemas']['LoyaltyPointsInstrumentInput'];
export type NewItem = components['schemas']['NewItem'];
export type NewProduct = components['schemas']['NewProduct'];
export type NewSku = components['schemas']['NewSku'];
export type OrderPatch = components['schemas']['OrderPatch'];
export type OrderPaymentChoice = components['schemas']['OrderPaymentChoice'];
export type PayLaterInstrumentInput = components['schemas']['PayLaterInstrumentInput'];
export type PaymentInstrumentInput = components['schemas']['PaymentInstrumentInput'];
export type PaymentInstrumentReference = components['schemas']['PaymentInstrumentReference'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodsResponse = components['schemas']['PaymentMethodsResponse'];
export type PaymentSession = components['schemas']['PaymentSession'];
export type PaymentSessionType = components['schemas']['PaymentSessionType'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type PreparedOrder = components['schemas']['PreparedOrder'];
export type PriceAdjustmentChange = components['schemas']['PriceAdjustmentChange'];
export type PriceAdjustmentInput = components['schemas']['PriceAdjustmentInput'];
export type RewardCardInstrumentInput = components['schemas']['RewardCardInstrumentInput'];
export type RewardCodeInstrumentInput = components['schemas']['RewardCodeInstrumentInput'];
export type RowToSave = components['schemas']['RowToSave'];
export type SavedItemReference = components['schemas']['SavedItemReference'];
export type SavedItemToCart = components['schemas']['SavedItemToCart'];
export type ShipmentMethods = components['schemas']['ShipmentMethods'];
export type ShippingAddressInput = components['schemas']['ShippingAddressInput'];
export type ShippingMethodChoice = components['schemas']['ShippingMethodChoice'];
export type ShippingOption = components['schemas']['ShippingOption'];
export type UnavailableReason = components['schemas']['UnavailableReason'];
export type WalletInstrumentInput = components['schemas']['WalletInstrumentInput'];
export type ResponseAdjustmentNotFound = components['responses']['AdjustmentNotFound'];
export type ResponseCart = components['responses']['Cart'];
export type ResponseCouponRejected = components['responses']['CouponRejected'];
export type ResponseGiftCardRejected = components['responses']['GiftCardRejected'];
export type ResponsePaymentUnusable = components['responses']['PaymentUnusable'];
export type ResponseRewardRejected = components['responses']['RewardRejected'];
export type ParameterAdjustmentId = components['parameters']['AdjustmentId'];
export type ParameterBasketId = components['parameters']['BasketId'];
export type ParameterFavStoreId = components['parameters']['FavStoreId'];
export type $defs = Record<string, never>;
export interface operations {
  createCart: {
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
    requestBody?: never;
    responses: {
      201: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  createCartWithItem: {
    parameters: {
      query?: {
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        'application/json': components['schemas']['NewItem'];
      };
    };
    responses: {
      201: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['StockConflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getCart: {
    parameters: {
      query?: {
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
        /** @description If true, items that are no longer sold are removed and listed in flash. With inventorySupplyCheck, missing units are removed as well, and deliveries that are no longer possible are replaced (deliveryChanges). If false, all of them stay in the cart, marked as unavailable. */
        isPatchRequired?: boolean;
        /** @description If true, stock is checked and shortages are listed in flash. */
        inventorySupplyCheck?: boolean;
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
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addItem: {
    parameters: {
      query?: {
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        'application/json': components['schemas']['AddedItem'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removeItem: {
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
        'application/json': components['schemas']['ItemReference'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  updateItem: {
    parameters: {
      query?: {
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
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
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  applyCoupon: {
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
        'application/json': components['schemas']['AppliedCoupon'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      422: components['responses']['CouponRejected'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removeCoupon: {
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
        'application/json': components['schemas']['CouponReference'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  updateSaveForLater: {
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
        'application/json': components['schemas']['SavedItemToCart'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  moveToSaveForLater: {
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
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RowToSave'];
      };
    };
    responses: {
      /** @description The saved item. */
      201: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedItemReference'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removeSavedItem: {
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
        saveForlaterId: SharedComponents['schemas']['SaveForLaterId'];
        itemId: SharedComponents['schemas']['ItemId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The item was removed. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  reserveWithItem: {
    parameters: {
      query: {
        sku: SharedComponents['schemas']['Sku'];
        qty?: SharedComponents['schemas']['Quantity'];
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
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
      201: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['StockConflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addPriceAdjustment: {
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
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PriceAdjustmentInput'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removePriceAdjustment: {
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
        basketId: components['parameters']['BasketId'];
        adjustmentId: components['parameters']['AdjustmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['AdjustmentNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  changePriceAdjustment: {
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
        basketId: components['parameters']['BasketId'];
        adjustmentId: components['parameters']['AdjustmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PriceAdjustmentChange'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: components['responses']['AdjustmentNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  setShippingMethod: {
    parameters: {
      query?: {
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        'application/json': components['schemas']['ShippingMethodChoice'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['ItemNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getShippingMethods: {
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
        basketId: components['parameters']['BasketId'];
        shippingId: SharedComponents['schemas']['ShippingId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The methods available for the current address, cheapest first, and the selected one. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShipmentMethods'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addShippingAddress: {
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
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removeShippingAddress: {
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
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  validateShippingAddress: {
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
      /** @description The errors by field, and a suggested correction if there is one. An invalid address still returns 200. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressValidation'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addBillingAddress: {
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
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removeBillingAddress: {
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
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getPaymentMethods: {
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
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment methods in order of preference. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentMethodsResponse'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getPaymentSession: {
    parameters: {
      query: {
        basketId?: SharedComponents['schemas']['BasketId'];
        type: components['schemas']['PaymentSessionType'];
        /** @description With type card: the saved card whose security code the frame asks for. */
        savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
        /** @description Origin to which the frame posts its token. The shop's server sets it, never a page. */
        shopOrigin?: SharedComponents['schemas']['Origin'];
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
      /** @description The payment session. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentSession'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      402: SharedComponents['responses']['PaymentRequired'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  addPaymentInstrument: {
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
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      402: SharedComponents['responses']['PaymentRequired'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  removePaymentInstrument: {
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
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  applyReward: {
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
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppliedReward'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      402: components['responses']['RewardRejected'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  getGiftCardBalance: {
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
        'application/json': components['schemas']['GiftCardNumber'];
      };
    };
    responses: {
      /** @description The balance. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GiftCardBalance'];
        };
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      402: components['responses']['GiftCardRejected'];
      403: SharedComponents['responses']['Forbidden'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  sendDeviceFingerprint: {
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
        'application/json': components['schemas']['DeviceFingerprint'];
      };
    };
    responses: {
      /** @description The data was stored for the payment of this cart. */
      204: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  prepareOrder: {
    parameters: {
      query?: {
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        'application/json': components['schemas']['PreparedOrder'];
      };
    };
    responses: {
      200: components['responses']['Cart'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      402: components['responses']['PaymentUnusable'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['Conflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  placeOrder: {
    parameters: {
      query?: {
        /** @description The shopper's preferred store; shippingOptions in the response says what is available there. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        'application/json': components['schemas']['PlacedOrder'];
      };
    };
    responses: {
      200: SharedComponents['responses']['Order'];
      201: SharedComponents['responses']['Order'];
      400: SharedComponents['responses']['BadRequest'];
      401: SharedComponents['responses']['Unauthorized'];
      402: SharedComponents['responses']['PaymentRequired'];
      403: SharedComponents['responses']['Forbidden'];
      404: SharedComponents['responses']['CartNotFound'];
      409: SharedComponents['responses']['StockConflict'];
      429: SharedComponents['responses']['TooMany'];
      500: SharedComponents['responses']['ServerError'];
    };
  };
  patchOrder: {
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
        orderNumber: SharedComponents['schemas']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderPatch'];
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
}
