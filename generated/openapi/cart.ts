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
     * @description INV408 above maxQty, INV700 above the stock of its delivery, INV702 without a price, ORD404 for an unknown sku, STR404 for a store or collection point that cannot be chosen. Additions of several tabs all count.
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
     * Changes a row's quantity, its variant, its gift note or the amount of its gift card.
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
  '/cart/v1/coupon': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Adds a coupon code to the cart.
     * @description Case and outer spaces are ignored. A code that no promotion of the site has, that has expired, is not valid yet, is used up or is in the cart already is rejected. Any other code stays in the cart; couponItems say whether it applies, and if not, why.
     */
    put: operations['applyCoupon'];
    post?: never;
    /**
     * Removes a coupon from the cart.
     * @description A coupon that is not in the cart is no error.
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
     * Moves a saved item back to the cart.
     * @description The item joins the row of the same sku. INV700 (stock) and INV408 (maxQty) name in availableQty how many units can move, and nothing moves; the same call with that qty moves the part, and the rest stays saved. INV701 for a variant without inventory, ORD430 for one that is no longer sold. The list and the cart change in one transaction.
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
     * Moves a row of the cart to the customer's saved items.
     * @description A list is created where the customer has none. The same sku joins the item that is saved, up to maxQty. SFL413 where the list is full, GWP403 for a bonus item. The list and the cart change in one transaction.
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
    /** Removes a saved item. */
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
     * Creates a cart with one item for an express purchase and reserves its stock for 15 minutes.
     * @description The cart is apart from the customer's own. Its reservedUntil says when the stock is released; placing its order uses the reservation. An earlier reservation of the customer ends.
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
     * Adjusts the price of a row or of the whole order, with a reason that is recorded.
     * @description One adjustment per row and one of the order; another one replaces it. It applies to the price after promotions, which it does not change; an amount is of the whole row. PRC400 for a value that leaves the price as it is or raises it, PRC403 where all adjustments together exceed the limit of the role. A change of the rows by the customer ends the adjustments.
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
    /** Removes a price adjustment. */
    delete: operations['removePriceAdjustment'];
    options?: never;
    head?: never;
    /** Changes a price adjustment. */
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
     * Chooses how a shipment, or some of its rows, is delivered.
     * @description Rows move to the shipment of the method's kind. SHP500 where the method does not go to a PO box, STR404 for an unknown store or collection point and for a store that does not offer the method, INV409 where the store has too few units. A choice also accepts the deliveryChanges of its rows.
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
     * Opens a session with the payment partner, whose frame or page takes a card, a security code, the pay-later consent or a wallet.
     * @description The card's number is typed into the frame only. The frame hands its parent a message cairn:card-token with the sessionId and the token for addPaymentInstrument. Without basketId the session takes a card for the account (savePayment). PYT404 for a saved card that the customer does not have, FE309 for one that has expired.
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
     * Adds a payment. Gift cards and rewards add up; of card, pay-later and wallet the cart has one.
     * @description PYT404 for a token that is bad, expired or of another session; FE309 for an expired card; PYT300 for one that is there already; docs/reference/errors.md has the codes of gift cards and rewards. An amount is the most that the payment covers; without one it covers all that its balance allows.
     */
    post: operations['addPaymentInstrument'];
    /** Takes a payment away again. */
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
     * Pays a part of the cart with a loyalty voucher, in place of the voucher that it has; null takes the voucher away.
     * @description REW130 for a voucher that the site does not have, REW140 for more points than there are or for a voucher above what remains to be paid, REW401 for a customer who is no member, or while an athlete's credit comes first.
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
    /** What is left on a gift card. Wrong PINs are counted. */
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
    /** Describes the browser that pays, for the issuer's risk assessment and the size of its challenge. */
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
     * Looks a last time at stock, prices, address and payment before the order is placed.
     * @description What had to change is told of in flash, deliveries first. INV406 where nothing that can be bought is left, PYT404 without a payment, PYT406 without an address.
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
     * @description The same idempotency-key gets the same answer; another key for a cart that is ordered already gets its order, with 200. Stock is debited and the payment taken; where it is refused the cart is open again. Where its partner is silent the order is answered as processing and settled afterwards; until then its cart can neither be changed nor ordered again. A coupon that was used up since the cart was shown is rejected with its code (PRM130, PRM132, PRM133, PRM141, PRM144); nothing is charged, and the cart is shown again. Where a delivery is not possible any more, the cart has another one (deliveryChanges), and the order is rejected with ORD515 to ORD518. Where the issuer wants to authenticate the shopper, the order is processing and its flash PaymentNotAuthorized has the challenge; patchOrder completes it. Of several payments all are taken or none, and the error names the one that failed.
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
     * Goes on with an order after the challenge of the issuer, or changes where it goes.
     * @description After a challenge the partner's server is asked how the challenge ended; what the request says of it is a hint. The order is finalised, or cancelled with a reason (PYT405 where the shopper was not authenticated) and a new cart, or still processing. A repeated or late request changes nothing; 409 API400 for the authentication of another order. A new address replaces the one of a shipment of which nothing is packed; it has the country and the region of the old one, so that neither tax nor delivery change, else 409 ORD409. PYT406 and SHP500 are as in the checkout.
     */
    patch: operations['patchOrder'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A variant, named by sku or by product. */
    AddedItem: components['schemas']['AddedSku'] | components['schemas']['AddedProduct'];
    AddedProduct: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description The sku of the variant. */
      product: SharedComponents['schemas']['Sku'];
      /** @description 1 by default. */
      qty?: SharedComponents['schemas']['Quantity'];
      /** @description Chooses the item as a gift of this promotion. */
      promotionId?: string;
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Another than the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    AddedSku: {
      basketId: SharedComponents['schemas']['BasketId'];
      sku: SharedComponents['schemas']['Sku'];
      /** @description 1 by default. */
      qty?: SharedComponents['schemas']['Quantity'];
      /** @description Chooses the item as a gift of this promotion. */
      promotionId?: string;
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Another than the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    AddressChange: {
      email?: SharedComponents['schemas']['LookupEmail'];
      shippingId: SharedComponents['schemas']['ShippingId'];
      address: SharedComponents['schemas']['AddressInput'];
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
      field: SharedComponents['schemas']['AddressField'];
      /** @description A code of schemas/errors.json. */
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
      /** @description Whether faults is empty. */
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
        /** @description Of a voucher of getVouchers; the highest possible by default. */
        points?: number;
      } | null;
    };
    ApproachingDiscount: {
      level: SharedComponents['schemas']['PromoLevel'];
      promotionId?: string;
      /** @description The itemTotal that earns it. */
      threshold: SharedComponents['schemas']['Money'];
      /** @description What is still missing; 0 once earned. */
      remaining: SharedComponents['schemas']['Money'];
    };
    /** @description The athlete's credit of this year. */
    AthletesPaymentInstrumentInput: {
      /** @constant */
      payment_method_id: 'ATHLETES_PAYMENT';
      /** @description The most that it pays. */
      amount?: SharedComponents['schemas']['Money'];
    };
    /** @description Either of the two. */
    BillingAddressInput: {
      address?: SharedComponents['schemas']['AddressInput'];
      /** @constant */
      sameAsShipping?: true;
    };
    /** @description Gifts that the shopper may choose from; addItem with promotionId chooses one, removeItem of its row takes it back. */
    BonusChoice: {
      promotionId: string;
      promotionName: string;
      /** @description How many gifts there are. */
      choose: number;
      /** @description How many of them are in the cart. */
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
      /** @description Whether it is in stock. */
      available: boolean;
      chosen: boolean;
    };
    /** @description A card, by the token that the partner's frame made of it; or a saved card, whose security code follows with the token of its own frame. */
    CardInstrumentInput: {
      /** @constant */
      payment_method_id: 'CREDIT_CARD';
      sessionId?: SharedComponents['schemas']['PaymentSessionId'];
      token?: SharedComponents['schemas']['PaymentToken'];
      /** @description A card of getSavedPayments; without a token its security code is missing still. */
      savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
      /** @description Whether the customer agrees that the card is saved once the order is paid. */
      save?: boolean;
      /** @description All that remains to be paid by default. */
      amount?: SharedComponents['schemas']['Money'];
    };
    Cart: {
      /** @description basketId and cartId of other calls. */
      id: SharedComponents['schemas']['BasketId'];
      version: components['schemas']['CartVersion'];
      /**
       * @description processing while its order is being paid; ordered for good.
       * @enum {string}
       */
      status: 'open' | 'processing' | 'ordered';
      /** @description Of the order that it has become or is becoming; absent while it is open. */
      orderId?: SharedComponents['schemas']['OrderId'];
      currency: SharedComponents['schemas']['Currency'];
      /** @description Whether prices hold the tax already. */
      taxIncluded: boolean;
      /**
       * Format: email
       * @description Where the confirmation goes.
       */
      email?: string;
      /** @description Rows; units are totals.totalUnits. */
      totalItems: number;
      totals: SharedComponents['schemas']['Totals'];
      /** @description In the order they were added. */
      items: components['schemas']['CartItem'][];
      payment_instruments: SharedComponents['schemas']['PaymentInstrument'][];
      /** @description One entry for each shipment. */
      shippingMethods: components['schemas']['ShipmentMethods'][];
      shippingAddress?: SharedComponents['schemas']['Address'];
      billingAddress?: SharedComponents['schemas']['Address'];
      /** @description Of its digital shipment. */
      contact?: SharedComponents['schemas']['Contact'];
      couponItems: components['schemas']['CouponItem'][];
      /** @description Points that a loyalty member earns with the order. */
      earnablePoints?: number;
      /** @description The highest voucher that this cart could be paid with now; absent where there is none. */
      loyaltyVoucher?: SharedComponents['schemas']['LoyaltyVoucher'];
      /** @description Gifts to choose from; absent where there are none. */
      bonusChoices?: components['schemas']['BonusChoice'][];
      /** @description What employees have adjusted; absent where there is nothing. */
      priceAdjustments?: SharedComponents['schemas']['PriceAdjustment'][];
      /** @description Deliveries that the shop has changed and that the shopper has not accepted yet; absent where there are none. */
      deliveryChanges?: SharedComponents['schemas']['DeliveryChange'][];
      /**
       * Format: date-time
       * @description When the reserved stock is released; absent without a reservation.
       */
      reservedUntil?: string;
      /** @description What is taken off the goods as a whole. */
      orderPromotions: SharedComponents['schemas']['OrderPromotion'][];
      promoSummary: SharedComponents['schemas']['PromoSummaryEntry'][];
      /** @description What the cart is on its way to; level SHIPPING is free shipping. */
      approachingDiscount: components['schemas']['ApproachingDiscount'][];
      /** @description What the shopper must be told of this answer, once. */
      flash: SharedComponents['schemas']['FlashMessage'][];
      customerNotifications: components['schemas']['CustomerNotification'][];
    };
    CartItem: {
      /** @description itemId of other calls. */
      id: SharedComponents['schemas']['ItemId'];
      /** @description Style and color. */
      productId: SharedComponents['schemas']['ProductId'];
      masterId: SharedComponents['schemas']['StyleId'];
      /** @description The variant. */
      sku: SharedComponents['schemas']['Sku'];
      upc: string;
      name: string;
      color?: SharedComponents['schemas']['ChosenOption'];
      size?: SharedComponents['schemas']['ChosenOption'];
      fitType?: SharedComponents['schemas']['ChosenOption'];
      qty: SharedComponents['schemas']['Quantity'];
      /** @description INV408 above it. */
      maxQty: SharedComponents['schemas']['Quantity'];
      availability: components['schemas']['ItemAvailability'];
      price: SharedComponents['schemas']['ItemPrice'];
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
      giftOption?: SharedComponents['schemas']['GiftOption'];
      /** @description Chosen by the buyer. */
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      giftCardBounds?: components['schemas']['GiftCardBounds'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
      /** @description Its shipment, an entry of shippingMethods. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      /** @description A gift with a purchase; it cannot be changed (GWP403). */
      bonus: boolean;
      /** @description Of a bonus item: its promotion. */
      promotionId?: string;
      /** @description What the row's own promotions take off; absent where none does. */
      promotions?: SharedComponents['schemas']['OrderPromotion'][];
      /** @description Made to the shopper's design. */
      isCustoms: boolean;
      /** @description Tax of the row, contained in rowTotal with taxIncluded. */
      taxTotal: SharedComponents['schemas']['Money'];
      /** @description What the row may be changed to in its color, this one among them; absent where there is no choice. */
      variants?: components['schemas']['ItemVariant'][];
    };
    /** @description One more with each change of the cart. */
    CartVersion: number;
    ChallengeResult: {
      authenticationId: SharedComponents['schemas']['AuthenticationId'];
      /**
       * @description What the page saw, a hint alone.
       * @enum {string}
       */
      result?: 'completed' | 'cancelled' | 'failed' | 'timedOut';
    };
    /** @description A row and what changes of it. */
    ChangedItem: {
      itemId: SharedComponents['schemas']['ItemId'];
      /** @description The new quantity, not a difference. */
      qty?: SharedComponents['schemas']['Quantity'];
      /** @description Another variant of the same style. */
      sku?: SharedComponents['schemas']['Sku'];
      /** @description null removes it. */
      giftOption?: SharedComponents['schemas']['GiftOption'] | null;
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
    };
    /** @enum {string} */
    ContactField: 'recipientFirstName' | 'recipientLastName' | 'recipientContactEmail' | 'recipientContactPhone';
    /** @description Case and outer spaces are ignored. */
    CouponCode: string;
    CouponId: string;
    CouponItem: {
      id: components['schemas']['CouponId'];
      /** @description In capitals. */
      code: components['schemas']['CouponCode'];
      /** @description Whether it takes anything off or adds a gift. */
      applied: boolean;
      promotionId?: string;
      promotionName?: string;
      /** @description What it takes off, shipping included. */
      amount?: SharedComponents['schemas']['Money'];
      /** @description The code of the reason why it does not apply (docs/reference/errors.md). */
      errorId?: string;
      /** @description Why it does not apply, in the call's language. */
      message?: string;
      /** @description What is missing to its minimum. */
      remaining?: SharedComponents['schemas']['Money'];
    };
    CouponReference: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description id of couponItems. */
      couponId: components['schemas']['CouponId'];
    };
    /** @description What is good to know; nothing to be done. */
    CustomerNotification: {
      code: string;
      /** @enum {string} */
      level: 'info' | 'success' | 'warning';
      /** @description In the call's language. */
      message: string;
    };
    DeliveryChoice: {
      code: SharedComponents['schemas']['ShippingMethodCode'];
      /** @description For pickup and sts. */
      storeId?: SharedComponents['schemas']['StoreId'];
      /** @description For pudo. */
      collectionPointId?: SharedComponents['schemas']['CollectionPointId'];
    };
    /** @description What EMV 3-D Secure calls the browser information. */
    DeviceFingerprint: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description Of the browser (BCP 47). */
      language: string;
      /** @description Bits. */
      colorDepth: number;
      /** @description CSS pixels. */
      screenWidth: number;
      /** @description CSS pixels. */
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
       * @description Absent of one that does not expire.
       */
      expiresAt?: string;
    };
    /** @description Bounds of giftCardAmount; absent of other items. */
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
      /** @description The most that it pays; all that remains to be paid by default. */
      amount?: SharedComponents['schemas']['Money'];
    };
    GiftCardNumber: {
      number: components['schemas']['GiftCardDigits'];
      pin: components['schemas']['GiftCardPin'];
    };
    GiftCardPin: string;
    ItemAvailability: {
      /**
       * @description LowStock where few are left, or fewer than the row asks for; OutOfStock where none is.
       * @enum {string}
       */
      state: 'InStock' | 'LowStock' | 'OutOfStock';
      /** @description Units that can still be bought, this row's among them. */
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
    /** @description A voucher for points; the highest that the balance and the cart allow by default. */
    LoyaltyPointsInstrumentInput: {
      /** @constant */
      payment_method_id: 'LOYALTY_POINTS';
      /** @description Of a voucher of getVouchers. */
      points?: number;
    };
    /** @description A variant, named by sku or by product. */
    NewItem: components['schemas']['NewSku'] | components['schemas']['NewProduct'];
    NewProduct: {
      /** @description The sku of the variant. */
      product: SharedComponents['schemas']['Sku'];
      /** @description 1 by default. */
      qty?: SharedComponents['schemas']['Quantity'];
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Another than the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    NewSku: {
      sku: SharedComponents['schemas']['Sku'];
      /** @description 1 by default. */
      qty?: SharedComponents['schemas']['Quantity'];
      giftOption?: SharedComponents['schemas']['GiftOption'];
      giftCardAmount?: SharedComponents['schemas']['GiftCardAmount'];
      /** @description Another than the default delivery of the item. */
      delivery?: components['schemas']['DeliveryChoice'];
      recipeId?: SharedComponents['schemas']['RecipeId'];
      precreatedCustomsCode?: SharedComponents['schemas']['PrecreatedCustomsCode'];
    };
    OrderPatch: components['schemas']['ChallengeResult'] | components['schemas']['AddressChange'];
    /** @description A payment that the cart has already, or a new one in place of one of its kind. */
    OrderPaymentChoice: components['schemas']['PaymentInstrumentReference'] | components['schemas']['PaymentInstrumentInput'];
    /** @description A plan that the shopper has accepted on the provider's page; the provider's server is asked for it. */
    PayLaterInstrumentInput: {
      /** @constant */
      payment_method_id: 'PAY_LATER';
      sessionId: SharedComponents['schemas']['PaymentSessionId'];
    };
    /** @description What to pay with. One schema for each tender, told apart by payment_method_id. */
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
      /** @description payment_method_id of other calls. */
      id: SharedComponents['schemas']['PaymentMethodId'];
      /** @description What the site calls it. */
      code: string;
      /** @description In the call's language. */
      label: string;
      /** @enum {string} */
      kind: 'card' | 'giftCard' | 'reward' | 'loyaltyPoints' | 'athlete' | 'payLater' | 'wallet';
      /** @description Of cards. */
      brands?: SharedComponents['schemas']['CardBrand'][];
      /** @description The least that it pays. */
      minAmount?: SharedComponents['schemas']['Money'];
      /** @description The most that it pays. */
      maxAmount?: SharedComponents['schemas']['Money'];
      /** @description What this customer can pay with it: a balance of points or credit. */
      availableAmount?: SharedComponents['schemas']['Money'];
      /** @description The balance of points. */
      points?: number;
      /** @description Of a pay-later provider, for what remains to be paid. */
      instalments?: SharedComponents['schemas']['Instalment'][];
      /** @description Why this cart cannot be paid with it now. */
      unavailable?: components['schemas']['UnavailableReason'];
    };
    PaymentMethodsAnswer: {
      paymentMethods: components['schemas']['PaymentMethod'][];
    };
    PaymentSession: {
      sessionId: SharedComponents['schemas']['PaymentSessionId'];
      type: components['schemas']['PaymentSessionType'];
      /**
       * Format: link
       * @description What the frame shows, on the partner's origin.
       */
      frameUrl: string;
      /**
       * Format: link
       * @description The partner's page for the whole window; it leads back to the checkout.
       */
      redirectUrl?: string;
      /** @description The partner's; messages of any other are not the frame's. */
      origin: SharedComponents['schemas']['Origin'];
      /** Format: date-time */
      expiresAt: string;
    };
    /** @enum {string} */
    PaymentSessionType: 'card' | 'paylater' | 'wallet';
    PlacedOrder: {
      cartId: SharedComponents['schemas']['BasketId'];
      /** @description What the shopper saw; 409 with type flash where the cart has moved on. */
      cartVersion: components['schemas']['CartVersion'];
      /** @description Of the bot-check, where it is on. */
      captchaResponse?: string;
      /** @description In place of the cart's. */
      billingAddress?: SharedComponents['schemas']['AddressInput'];
      paymentMethod?: components['schemas']['OrderPaymentChoice'];
      inStoreSalesInfo?: SharedComponents['schemas']['InStoreSalesInfo'];
    };
    PreparedOrder: {
      cartId: SharedComponents['schemas']['BasketId'];
      /** @description What the shopper saw; where the cart has moved on, flash says what changed. */
      cartVersion?: components['schemas']['CartVersion'];
    };
    PriceAdjustmentChange: {
      kind?: SharedComponents['schemas']['PriceAdjustmentKind'];
      /** @description Per cent, or an amount in the cart's currency. */
      value?: number;
      reason?: SharedComponents['schemas']['PriceAdjustmentReason'];
      note?: SharedComponents['schemas']['PriceAdjustmentNote'];
    };
    PriceAdjustmentInput: {
      /** @description The whole order without it. */
      itemId?: SharedComponents['schemas']['ItemId'];
      kind: SharedComponents['schemas']['PriceAdjustmentKind'];
      /** @description Per cent, or an amount in the cart's currency. */
      value: number;
      reason: SharedComponents['schemas']['PriceAdjustmentReason'];
      note?: SharedComponents['schemas']['PriceAdjustmentNote'];
    };
    /** @description A reward card, by its number or as it is saved in the account. 400 for both or neither. */
    RewardCardInstrumentInput: {
      /** @constant */
      payment_method_id: 'REWARD_CARD';
      code?: SharedComponents['schemas']['RewardCode'];
      savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
      /** @description The most that it pays. */
      amount?: SharedComponents['schemas']['Money'];
    };
    /** @description A reward, by its code or as it is saved in the account. 400 for both or neither. */
    RewardCodeInstrumentInput: {
      /** @constant */
      payment_method_id: 'REWARD_CODE';
      code?: SharedComponents['schemas']['RewardCode'];
      savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
      /** @description The most that it pays. */
      amount?: SharedComponents['schemas']['Money'];
    };
    RowToSave: {
      itemId: SharedComponents['schemas']['ItemId'];
      /** @description The customer's own list by default. */
      saveForLaterId?: SharedComponents['schemas']['SaveForLaterId'];
      /** @description Of the row; checked where it is sent. */
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
      /** @description Of the saved item. */
      itemId: SharedComponents['schemas']['ItemId'];
      /** @description At most so many units; all by default. */
      qty?: SharedComponents['schemas']['Quantity'];
    };
    ShipmentMethods: {
      shippingId: SharedComponents['schemas']['ShippingId'];
      /** @description The one chosen. */
      code?: SharedComponents['schemas']['ShippingMethodCode'];
      applicableShippingMethods: SharedComponents['schemas']['ShippingMethod'][];
      /** @description Of pickup and sts. */
      storeInfo?: SharedComponents['schemas']['StoreInfo'];
      /** @description Of pudo. */
      collectionPoint?: SharedComponents['schemas']['CollectionPoint'];
      /** @description Whom it reaches, where it has no address. */
      contact?: SharedComponents['schemas']['Contact'];
      /** @description Fields of the contact that this kind of delivery requires in the locale; absent where it has no contact. */
      requiredContact?: components['schemas']['ContactField'][];
      /**
       * Format: date-time
       * @description Of pickup: when it is ready if it is ordered now.
       */
      readyBy?: string;
      /** @description Whether it goes to an address of the shopper. */
      needsAddress?: boolean;
    };
    /** @description The address of a shipment, or the contact of one that has none. Just one of the two. An address with an e-mail address takes the place of a contact. */
    ShippingAddressInput: {
      /** @description me by default. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      address?: SharedComponents['schemas']['AddressInput'];
      /** @description Whom a shipment reaches that has no address of its own: digital, pickup, sts and pudo. */
      contact?: SharedComponents['schemas']['Contact'];
      /** @description Whether the bill goes there too; false by default. */
      useAsBilling?: boolean;
      /** @description Of the bot-check, where it is on. */
      captchaResponse?: string;
    };
    ShippingMethodChoice: {
      basketId: SharedComponents['schemas']['BasketId'];
      /** @description me by default. */
      shippingId?: SharedComponents['schemas']['ShippingId'];
      code: SharedComponents['schemas']['ShippingMethodCode'];
      /** @description Only these rows; all of the shipment by default. */
      itemIds?: SharedComponents['schemas']['ItemId'][];
      /** @description For pickup and sts. */
      storeId?: SharedComponents['schemas']['StoreId'];
      /** @description For pudo. */
      collectionPointId?: SharedComponents['schemas']['CollectionPointId'];
    };
    ShippingOption: {
      selected: boolean;
      available: boolean;
      shippingMethod: SharedComponents['schemas']['ShippingMethod'];
      storeInfo?: SharedComponents['schemas']['StoreInfo'];
    };
    /**
     * @description MEMBERS_ONLY asks for a member's account, SIGN_IN for any; ATHLETE_CREDIT_FIRST for the athlete's credit before rewards.
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
    /** @description There is no such adjustment (PRC404) or cart (BSK404). */
    AdjustmentNotFound: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The whole cart after the call; it replaces the one that the client has. */
    Cart: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Cart'];
      };
    };
    /** @description The code is not added to the cart; the code of the error says why (docs/reference/errors.md). */
    CouponRejected: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description The gift card is unknown, locked, expired, inactive or of another currency, or cannot be checked. */
    GiftCardRejected: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description A payment of the cart cannot be used; its token is used up (PYT404), or a gift card may not pay for gift cards (GFC760). */
    PaymentUnusable: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
    /** @description There is no such voucher (REW130), it is worth more than the points or the total (REW140), or the customer is no loyalty member (REW401). */
    RewardRejected: {
      headers: {
        'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': SharedComponents['schemas']['ErrorAnswer'];
      };
    };
  };
  parameters: {
    AdjustmentId: SharedComponents['schemas']['AdjustmentId'];
    BasketId: SharedComponents['schemas']['BasketId'];
    /** @description The shopper's store; the answer's shippingOptions say what it has. */
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
export type PaymentMethodsAnswer = components['schemas']['PaymentMethodsAnswer'];
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
        /** @description Whether what is no longer for sale is taken out and told of in flash; otherwise it stays, marked. */
        isPatchRequired?: boolean;
        /** @description Whether stock is looked at; what is missing is told of in flash. */
        inventorySupplyCheck?: boolean;
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        saveForlaterId: SharedComponents['schemas']['SaveForLaterId'];
        itemId: SharedComponents['schemas']['ItemId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The item is removed. */
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        basketId: components['parameters']['BasketId'];
        shippingId: SharedComponents['schemas']['ShippingId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The methods for the address so far, the cheapest first, and the one chosen. */
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
        basketId: components['parameters']['BasketId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The methods in order of preference. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentMethodsAnswer'];
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
        /** @description With type card, the saved card whose security code the frame takes. */
        savedPaymentId?: SharedComponents['schemas']['PaymentInstrumentId'];
        /** @description The origin that the frame hands its token to; the host of the shop sets it, never a page. */
        shopOrigin?: SharedComponents['schemas']['Origin'];
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
    requestBody?: never;
    responses: {
      /** @description The session. */
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
        'application/json': components['schemas']['DeviceFingerprint'];
      };
    };
    responses: {
      /** @description It is stored for the payment of this cart. */
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
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
        /** @description The shopper's store; the answer's shippingOptions say what it has. */
        favStoreId?: components['parameters']['FavStoreId'];
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
