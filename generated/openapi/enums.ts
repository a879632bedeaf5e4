// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export const actionTypeValues = [
  'monetate:action:OmnichannelJson',
  'monetate:action:OmnichannelRecommendation',
  'monetate:action:NoAction',
] as const;

export const addressFieldValues = [
  'recipientFirstName',
  'recipientLastName',
  'addressLine1',
  'addressLine2',
  'city',
  'stateCityProvDept',
  'postalCode',
  'country',
  'recipientContactEmail',
  'recipientContactPhone',
] as const;

export const authenticatorAttachmentValues = ['platform', 'cross-platform'] as const;

export const challengeWindowSizeValues = ['250x400', '390x400', '500x600', '600x400', 'fullscreen'] as const;

export const channelHeaderValues = ['ECOMM', 'MAPP'] as const;

export const contactFieldValues = ['recipientFirstName', 'recipientLastName', 'recipientContactEmail', 'recipientContactPhone'] as const;

export const deliveryChangeReasonValues = ['storeStock', 'warehouseStock', 'storeClosed', 'serviceEnded', 'methodUnavailable'] as const;

export const deliveryChangeTypeValues = [
  'PickupToHome',
  'PickupToShipToStore',
  'ShipToStoreToHome',
  'ShipToStoreToPickup',
  'HomeToPickup',
  'ShippingMethodDowngraded',
] as const;

export const documentTypeValues = ['INVOICE', 'CREDIT_NOTE', 'PICKUP_SLIP', 'RETURN_LABEL'] as const;

export const favoriteSortValues = ['newest', 'oldest', 'priceAscending', 'priceDescending', 'name'] as const;

export const flagReasonValues = ['inappropriate', 'offTopic', 'spam', 'personalData', 'other'] as const;

export const galleryErrorCodeValues = [
  'body-too-large',
  'call-unknown',
  'consent-outdated',
  'customer-unknown',
  'image-invalid',
  'key-invalid',
  'media-unknown',
  'origin-unknown',
  'rate-limited',
  'request-invalid',
  'stream-unknown',
  'token-invalid',
  'user-unknown',
] as const;

export const galleryLanguageValues = ['en', 'fr', 'de'] as const;

export const genderValues = ['F', 'M', 'X', 'U'] as const;

export const imageTypeValues = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const mediaReportReasonValues = ['offensive', 'person', 'copyright', 'advertising', 'unrelated'] as const;

export const mediaStatusValues = ['pending', 'approved', 'rejected'] as const;

export const modeValues = ['publish', 'preview'] as const;

export const moderationStateValues = ['pending', 'published', 'rejected'] as const;

export const orderEventKindValues = [
  'accepted',
  'packed',
  'shipped',
  'delayed',
  'ready',
  'delivered',
  'collected',
  'cancelled',
  'addressChanged',
  'returnRequested',
  'returnReceived',
  'refunded',
] as const;

export const orderProgressValues = [
  'placed',
  'preparing',
  'partlyShipped',
  'shipped',
  'readyForPickup',
  'delivered',
  'cancelled',
  'returned',
] as const;

export const pageEventNameValues = [
  'add-to-cart',
  'remove-from-cart',
  'view-cart',
  'begin-checkout',
  'add-payment-info',
  'purchase',
  'promotion-click',
  'search-content-click',
  'article-click',
  'category-card-click',
  'video-play',
  'pop-up-click',
  'recommendation-add',
  'upsell-add',
] as const;

export const paymentMethodIdValues = [
  'CREDIT_CARD',
  'GIFT_CARD',
  'REWARD_CODE',
  'REWARD_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'PAY_LATER',
  'DIGITAL_WALLET',
] as const;

export const paymentSessionTypeValues = ['card', 'paylater', 'wallet'] as const;

export const priceAdjustmentKindValues = ['AMOUNT', 'PERCENTAGE', 'FIXED_PRICE'] as const;

export const priceAdjustmentReasonValues = ['DAMAGED', 'PRICE_MATCH', 'SERVICE_RECOVERY', 'DISPLAY_ITEM', 'MANAGER_DECISION'] as const;

export const productInventoryStateValues = ['InStock', 'OutOfStock'] as const;

export const promoLevelValues = ['ORDER', 'PRODUCT', 'SHIPPING'] as const;

export const questionSortValues = ['mostRelevant', 'newest', 'mostAnswers', 'mostHelpful'] as const;

export const regionHeaderValues = ['NORA', 'EMEA'] as const;

export const rejectionReasonValues = ['profanity', 'link', 'contactDetails', 'duplicate', 'unreadable', 'flagged'] as const;

export const returnReasonValues = ['tooSmall', 'tooLarge', 'notAsDescribed', 'damaged', 'wrongItem', 'arrivedLate', 'changedMind'] as const;

export const reviewSortValues = ['mostRelevant', 'newest', 'highestRating', 'lowestRating', 'mostHelpful'] as const;

export const savedPaymentTypeValues = ['CREDIT_CARD', 'REWARD_CODE', 'REWARD_CARD'] as const;

export const scaleIdValues = ['size', 'width', 'comfort', 'quality'] as const;

export const shippingMethodCodeValues = ['standard', 'express', 'pickup', 'pudo', 'sts', 'digital', 'customs'] as const;

export const sortIdValues = ['bestMatches', 'newest', 'priceLowToHigh', 'priceHighToLow', 'topRated'] as const;

export const storeServiceValues = ['pickup', 'shipToStore', 'repair', 'footMeasurement', 'rental', 'events'] as const;

export const tokenTypeValues = ['Guest', 'Registered', 'Associate', 'Agent'] as const;

export const unavailableReasonValues = [
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'COUNTRY',
  'CURRENCY',
  'GIFT_CARDS_IN_CART',
  'SIGN_IN',
  'MEMBERS_ONLY',
  'NO_BALANCE',
  'ATHLETE_CREDIT_FIRST',
  'NOTHING_TO_PAY',
] as const;

export const voteValues = ['helpful', 'notHelpful', 'none'] as const;

export const weekdayValues = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const widgetIdValues = ['similar', 'alsoBought', 'recentlyViewed'] as const;
