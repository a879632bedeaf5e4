// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export const addedProductLimits = {
  product: { maxLength: 80 },
  qty: { minimum: 1, maximum: 999999 },
  promotionId: { minLength: 1, maxLength: 80 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
  recipeId: { minLength: 1, maxLength: 80 },
  precreatedCustomsCode: { minLength: 1, maxLength: 80 },
} as const;

export const addedSkuLimits = {
  sku: { maxLength: 80 },
  qty: { minimum: 1, maximum: 999999 },
  promotionId: { minLength: 1, maxLength: 80 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
  recipeId: { minLength: 1, maxLength: 80 },
  precreatedCustomsCode: { minLength: 1, maxLength: 80 },
} as const;

export const addressLimits = {
  id: { minLength: 1, maxLength: 60 },
  recipientFirstName: { minLength: 1, maxLength: 60 },
  recipientLastName: { minLength: 1, maxLength: 60 },
  addressLine1: { minLength: 1, maxLength: 100 },
  addressLine2: { maxLength: 100 },
  city: { minLength: 1, maxLength: 80 },
  stateCityProvDept: { maxLength: 60 },
  postalCode: { minLength: 2, maxLength: 12 },
  recipientContactEmail: { maxLength: 254 },
} as const;

export const addressBookInputLimits = {
  recipientFirstName: { minLength: 1, maxLength: 60 },
  recipientLastName: { minLength: 1, maxLength: 60 },
  addressLine1: { minLength: 1, maxLength: 100 },
  addressLine2: { maxLength: 100 },
  city: { minLength: 1, maxLength: 80 },
  stateCityProvDept: { maxLength: 60 },
  postalCode: { minLength: 2, maxLength: 12 },
  recipientContactEmail: { maxLength: 254 },
} as const;

export const addressChangeLimits = { email: { minLength: 1, maxLength: 254 } } as const;

export const addressDraftLimits = {
  recipientFirstName: { maxLength: 200 },
  recipientLastName: { maxLength: 200 },
  addressLine1: { maxLength: 200 },
  addressLine2: { maxLength: 200 },
  city: { maxLength: 200 },
  stateCityProvDept: { maxLength: 200 },
  postalCode: { maxLength: 40 },
  country: { maxLength: 40 },
  recipientContactEmail: { maxLength: 320 },
  recipientContactPhone: { maxLength: 60 },
} as const;

export const addressFaultLimits = { errorId: { minLength: 1 } } as const;

export const addressInputLimits = {
  recipientFirstName: { minLength: 1, maxLength: 60 },
  recipientLastName: { minLength: 1, maxLength: 60 },
  addressLine1: { minLength: 1, maxLength: 100 },
  addressLine2: { maxLength: 100 },
  city: { minLength: 1, maxLength: 80 },
  stateCityProvDept: { maxLength: 60 },
  postalCode: { minLength: 2, maxLength: 12 },
  recipientContactEmail: { maxLength: 254 },
} as const;

export const addressReferenceLimits = { addressId: { minLength: 1, maxLength: 60 } } as const;

export const agentSignInLimits = { username: { minLength: 1, maxLength: 254 }, password: { minLength: 1, maxLength: 256 } } as const;

export const appliedCouponLimits = { code: { minLength: 1, maxLength: 60 } } as const;

export const approachingDiscountLimits = {
  promotionId: { minLength: 1 },
  threshold: { minimum: 0, maximum: 99999999.99 },
  remaining: { minimum: 0, maximum: 99999999.99 },
} as const;

export const articleContentLimits = { title: { minLength: 1 } } as const;

export const articleLinkLimits = { id: { minLength: 1 }, title: { minLength: 1 }, excerpt: { minLength: 1 } } as const;

export const articleSummaryLimits = { id: { minLength: 1 }, title: { minLength: 1 } } as const;

export const articleTagLimits = { label: { minLength: 1 } } as const;

export const associateSignInLimits = {
  storeId: { minLength: 1, maxLength: 40 },
  storeEmployeeId: { minLength: 1, maxLength: 40 },
} as const;

export const athleteBenefitLimits = {
  currentSpend: { minimum: 0, maximum: 99999999.99 },
  annualCap: { minimum: 0, maximum: 99999999.99 },
  annualCredit: { minimum: 0, maximum: 99999999.99 },
} as const;

export const athletesPaymentInstrumentInputLimits = { amount: { minimum: 0, maximum: 99999999.99 } } as const;

export const attachmentLimits = { fileName: { minLength: 1, maxLength: 120 }, content: { minLength: 4, maxLength: 2800000 } } as const;

export const attributeOptionLimits = { label: { minLength: 1 }, value: { minLength: 1 } } as const;

export const authenticationCredentialLimits = { id: { maxLength: 16384 }, rawId: { maxLength: 16384 } } as const;

export const autoSuggestResponseLimits = { query: { minLength: 1 } } as const;

export const availabilityRequestLimits = { sku: { maxLength: 80 } } as const;

export const badgeLimits = { id: { minLength: 1 }, label: { minLength: 1 } } as const;

export const bonusChoiceLimits = {
  promotionId: { minLength: 1 },
  promotionName: { minLength: 1 },
  choose: { minimum: 1 },
  chosen: { minimum: 0 },
} as const;

export const bonusOptionLimits = { sku: { maxLength: 80 }, name: { minLength: 1 } } as const;

export const boughtVariantLimits = { color: { minLength: 1 }, size: { minLength: 1 }, fitType: { minLength: 1 } } as const;

export const brandReplyLimits = { displayName: { minLength: 1 }, text: { minLength: 1 } } as const;

export const breadcrumbLimits = { label: { minLength: 1 } } as const;

export const cancellationLimits = {
  email: { minLength: 1, maxLength: 254 },
  expectedRefund: { minimum: 0, maximum: 99999999.99 },
} as const;

export const cardColorLimits = { code: { minLength: 1, maxLength: 10 }, label: { minLength: 1 }, swatch: { minLength: 1 } } as const;

export const cardInstrumentInputLimits = {
  sessionId: { minLength: 8, maxLength: 2048 },
  token: { minLength: 8, maxLength: 4096 },
  savedPaymentId: { minLength: 1, maxLength: 60 },
  amount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const cartLimits = {
  version: { minimum: 1 },
  email: { maxLength: 254 },
  totalItems: { minimum: 0 },
  earnablePoints: { minimum: 0 },
} as const;

export const cartItemLimits = {
  id: { minLength: 1, maxLength: 60 },
  sku: { maxLength: 80 },
  name: { minLength: 1 },
  qty: { minimum: 1, maximum: 999999 },
  maxQty: { minimum: 1, maximum: 999999 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
  recipeId: { minLength: 1, maxLength: 80 },
  precreatedCustomsCode: { minLength: 1, maxLength: 80 },
  promotionId: { minLength: 1 },
  taxTotal: { minimum: 0, maximum: 99999999.99 },
} as const;

export const cartLineLimits = { sku: { minLength: 1 }, pid: { minLength: 1 }, quantity: { minimum: 0 } } as const;

export const caseLimits = { answerWithinHours: { minimum: 1, maximum: 240 } } as const;

export const caseTraceLimits = { text: { minLength: 1 } } as const;

export const catalogResponseLimits = { total: { minimum: 0 }, start: { minimum: 0 }, count: { minimum: 1 } } as const;

export const categoryLimits = { name: { minLength: 1 }, slug: { minLength: 1 } } as const;

export const categoryLinkLimits = { name: { minLength: 1 }, slug: { minLength: 1 }, count: { minimum: 0 } } as const;

export const challengeResultLimits = { authenticationId: { minLength: 1, maxLength: 200 } } as const;

export const changedItemLimits = {
  itemId: { minLength: 1, maxLength: 60 },
  qty: { minimum: 1, maximum: 999999 },
  sku: { maxLength: 80 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const chosenOptionLimits = { value: { minLength: 1 }, label: { minLength: 1 } } as const;

export const collectionPointLimits = {
  id: { minLength: 1, maxLength: 40 },
  name: { minLength: 1, maxLength: 100 },
  carrier: { minLength: 1, maxLength: 60 },
  addressLine1: { minLength: 1, maxLength: 100 },
  city: { minLength: 1, maxLength: 80 },
  stateCityProvDept: { maxLength: 60 },
  postalCode: { minLength: 2, maxLength: 12 },
  latitude: { minimum: -90, maximum: 90 },
  longitude: { minimum: -180, maximum: 180 },
  distance: { minimum: 0 },
} as const;

export const collectionPointSearchLimits = { count: { minimum: 1, maximum: 50 } } as const;

export const collectionPointSearchByLimits = {
  place: { minLength: 1, maxLength: 100 },
  collectionPointId: { minLength: 1, maxLength: 40 },
} as const;

export const consumerDetailsLimits = {
  firstName: { minLength: 1, maxLength: 100 },
  lastName: { minLength: 1, maxLength: 100 },
  email: { maxLength: 254 },
} as const;

export const consumerSourceLimits = { acquisitionType: { minLength: 1, maxLength: 60 }, campaignName: { maxLength: 2000 } } as const;

export const contactLimits = {
  recipientFirstName: { minLength: 1, maxLength: 60 },
  recipientLastName: { minLength: 1, maxLength: 60 },
  recipientContactEmail: { maxLength: 254 },
} as const;

export const contactCategoryLimits = { label: { minLength: 1, maxLength: 80 } } as const;

export const contactMessageLimits = {
  firstName: { minLength: 1, maxLength: 60 },
  lastName: { minLength: 1, maxLength: 60 },
  email: { maxLength: 254 },
  orderNumber: { minLength: 1, maxLength: 40 },
  message: { minLength: 1, maxLength: 4000 },
  captchaResponse: { minLength: 1, maxLength: 4096 },
} as const;

export const contactSubjectLimits = { label: { minLength: 1, maxLength: 80 } } as const;

export const contactSubjectsLimits = { answerWithinHours: { minimum: 1, maximum: 240 } } as const;

export const correctionLimits = { original: { minLength: 1 }, corrected: { minLength: 1 } } as const;

export const countryLimits = { name: { minLength: 1 }, postalCodePattern: { minLength: 1 }, postalCodeExample: { minLength: 1 } } as const;

export const couponItemLimits = {
  id: { minLength: 1, maxLength: 60 },
  code: { minLength: 1, maxLength: 60 },
  promotionId: { minLength: 1 },
  promotionName: { minLength: 1 },
  amount: { minimum: 0, maximum: 99999999.99 },
  remaining: { minimum: 0, maximum: 99999999.99 },
} as const;

export const couponReferenceLimits = { couponId: { minLength: 1, maxLength: 60 } } as const;

export const createdProfileLimits = { consumerId: { minLength: 1 } } as const;

export const customAmountLimits = { min: { minimum: 0, maximum: 99999999.99 }, max: { minimum: 0, maximum: 99999999.99 } } as const;

export const customerForAgentLimits = { accessToken: { minLength: 1, maxLength: 4096 } } as const;

export const customerNotificationLimits = { code: { minLength: 1, maxLength: 60 }, message: { minLength: 1 } } as const;

export const decideMetaLimits = { monetateId: { minLength: 1 } } as const;

export const decideRequestLimits = { channel: { minLength: 1 }, monetateId: { minLength: 1 }, customerId: { minLength: 1 } } as const;

export const decisionRequestEventLimits = { requestId: { minLength: 1 } } as const;

export const deliveryChangeLimits = { code: { minLength: 1 }, itemId: { minLength: 1, maxLength: 60 } } as const;

export const deliveryChoiceLimits = {
  storeId: { minLength: 1, maxLength: 40 },
  collectionPointId: { minLength: 1, maxLength: 40 },
} as const;

export const detailSectionLimits = { id: { minLength: 1 }, label: { minLength: 1 } } as const;

export const deviceLimits = {
  browser: { minLength: 1, maxLength: 40 },
  system: { minLength: 1, maxLength: 40 },
  city: { minLength: 1, maxLength: 80 },
} as const;

export const deviceFingerprintLimits = {
  language: { minLength: 1, maxLength: 35 },
  colorDepth: { minimum: 1, maximum: 99 },
  screenWidth: { minimum: 1, maximum: 100000 },
  screenHeight: { minimum: 1, maximum: 100000 },
  timeZoneOffset: { minimum: -1440, maximum: 1440 },
} as const;

export const documentFileLimits = { content: { minLength: 1, maxLength: 400000 } } as const;

export const documentRequestLimits = { email: { minLength: 1, maxLength: 254 } } as const;

export const emailChangeLimits = { email: { maxLength: 254 }, password: { minLength: 1, maxLength: 256 } } as const;

export const employeeBenefitLimits = {
  currentSpend: { minimum: 0, maximum: 99999999.99 },
  annualCap: { minimum: 0, maximum: 99999999.99 },
} as const;

export const errorDetailLimits = { errorId: { minLength: 1 } } as const;

export const errorInfoLimits = {
  maxAllowedQty: { minimum: 0 },
  availableQty: { minimum: 0 },
  sku: { maxLength: 80 },
  paymentInstrumentId: { minLength: 1, maxLength: 60 },
  itemId: { minLength: 1, maxLength: 60 },
  field: { minLength: 1, maxLength: 60 },
  challengeUrl: { maxLength: 2048 },
  expectedRefund: { minimum: 0, maximum: 99999999.99 },
  mostPercent: { minimum: 0, maximum: 100 },
  storeId: { minLength: 1, maxLength: 40 },
  promotionId: { minLength: 1, maxLength: 80 },
} as const;

export const errorResponseLimits = { appId: { minLength: 1 }, correlationId: { minLength: 1 } } as const;

export const eventBatchLimits = { path: { minLength: 1, maxLength: 2000 } } as const;

export const expectedPaymentLimits = {
  paymentInstrumentId: { minLength: 1, maxLength: 60 },
  amount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const facetLimits = { id: { minLength: 1 }, label: { minLength: 1 }, count: { minimum: 0 } } as const;

export const facetValueLimits = {
  value: { minLength: 1 },
  label: { minLength: 1 },
  count: { minimum: 0 },
  swatch: { minLength: 1 },
} as const;

export const favoriteItemLimits = {
  itemId: { minLength: 1, maxLength: 60 },
  qty: { minimum: 1, maximum: 999999 },
  priceWhenAdded: { minimum: 0, maximum: 99999999.99 },
} as const;

export const favoriteListLimits = { name: { minLength: 1, maxLength: 60 }, total: { minimum: 0 } } as const;

export const favoriteReferenceLimits = { itemId: { minLength: 1, maxLength: 60 }, total: { minimum: 1 } } as const;

export const favoriteSharingLimits = { message: { maxLength: 500 } } as const;

export const favoritesLimits = { total: { minimum: 0 } } as const;

export const flagInputLimits = { comment: { maxLength: 500 } } as const;

export const flashDetailLimits = { sku: { maxLength: 80 }, itemId: { minLength: 1, maxLength: 60 }, missingQty: { minimum: 0 } } as const;

export const flashMessageLimits = { code: { minLength: 1 } } as const;

export const fulfillmentEventLimits = { carrier: { minLength: 1, maxLength: 60 }, trackingUrl: { maxLength: 500 } } as const;

export const galleryModelLimits = { name: { minLength: 1 }, size: { minLength: 1 } } as const;

export const galleryServiceLimits = { name: { minLength: 1 }, documentation: { minLength: 1 } } as const;

export const giftCardBalanceLimits = { balance: { minimum: 0, maximum: 99999999.99 } } as const;

export const giftCardBoundsLimits = { min: { minimum: 0, maximum: 99999999.99 }, max: { minimum: 0, maximum: 99999999.99 } } as const;

export const giftCardInstrumentInputLimits = {
  number: { minLength: 1, maxLength: 40 },
  pin: { minLength: 1, maxLength: 12 },
  amount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const giftCardMailLimits = { recipient: { maxLength: 254 } } as const;

export const giftCardMailRequestLimits = {
  email: { minLength: 1, maxLength: 254 },
  itemId: { minLength: 1, maxLength: 60 },
  recipient: { maxLength: 254 },
} as const;

export const giftCardNumberLimits = { number: { minLength: 1, maxLength: 40 }, pin: { minLength: 1, maxLength: 12 } } as const;

export const giftOptionLimits = { email: { maxLength: 254 }, to: { minLength: 1, maxLength: 100 }, message: { maxLength: 500 } } as const;

export const historyRequestLimits = { count: { minimum: 1, maximum: 50 } } as const;

export const imageLimits = { url: { minLength: 1 }, width: { minimum: 1 }, height: { minimum: 1 } } as const;

export const impressionReportLimits = { control_allocation: { minimum: 0, maximum: 100 } } as const;

export const inStoreSalesInfoLimits = {
  storeId: { minLength: 1, maxLength: 40 },
  storeName: { maxLength: 100 },
  storeEmployeeId: { minLength: 1, maxLength: 40 },
  storeEmployeeName: { maxLength: 120 },
} as const;

export const installmentLimits = { amount: { minimum: 0, maximum: 99999999.99 }, dueInDays: { minimum: 0, maximum: 3650 } } as const;

export const ipAddressEventLimits = { ipAddress: { minLength: 1 } } as const;

export const itemAvailabilityLimits = { quantity: { minimum: 0 } } as const;

export const itemPriceLimits = {
  current: { minimum: 0, maximum: 99999999.99 },
  original: { minimum: 0, maximum: 99999999.99 },
  amount: { minimum: 0, maximum: 99999999.99 },
  discount: { minimum: 0, maximum: 99999999.99 },
  rowTotal: { minimum: 0, maximum: 99999999.99 },
  highCurrent: { minimum: 0, maximum: 99999999.99 },
  highOriginal: { minimum: 0, maximum: 99999999.99 },
} as const;

export const itemReferenceLimits = { itemId: { minLength: 1, maxLength: 60 } } as const;

export const itemVariantLimits = { id: { maxLength: 80 } } as const;

export const jsonLdOfferLimits = { price: { minimum: 0, maximum: 99999999.99 } } as const;

export const languageCountLimits = { count: { minimum: 1 } } as const;

export const languageEventLimits = { language: { minLength: 1 } } as const;

export const lineUnitsLimits = { itemId: { minLength: 1, maxLength: 60 }, qty: { minimum: 1, maximum: 999999 } } as const;

export const linkTokenLimits = { token: { minLength: 1, maxLength: 512 } } as const;

export const listingFacetLimits = { label: { minLength: 1 }, min: { minimum: 0 }, max: { minimum: 0 } } as const;

export const loyaltyPointsInstrumentInputLimits = { points: { minimum: 1 } } as const;

export const loyaltyTokenLimits = { token: { minLength: 1, maxLength: 4096 }, memberNumber: { minLength: 1, maxLength: 40 } } as const;

export const loyaltyVoucherLimits = { points: { minimum: 1 }, amountInCurrency: { minimum: 0, maximum: 99999999.99 } } as const;

export const maskedCardLimits = {
  brand: { minLength: 1, maxLength: 40 },
  expiryMonth: { minimum: 1, maximum: 12 },
  expiryYear: { minimum: 2000, maximum: 2100 },
} as const;

export const materialPartLimits = { label: { minLength: 1 } } as const;

export const measureLimits = { value: { minimum: 0 } } as const;

export const mediaLimits = { id: { minLength: 1, maxLength: 80 }, caption: { maxLength: 200 } } as const;

export const mediaImageLimits = { url: { minLength: 1 }, width: { minimum: 1 }, height: { minimum: 1 } } as const;

export const mediaInputLimits = { caption: { maxLength: 200 } } as const;

export const mediaReportLimits = { note: { maxLength: 500 } } as const;

export const newFavoriteLimits = { qty: { minimum: 1, maximum: 999999 }, listName: { minLength: 1, maxLength: 60 } } as const;

export const newPasskeyLimits = { name: { minLength: 1, maxLength: 60 } } as const;

export const newPasswordLimits = {
  token: { minLength: 1, maxLength: 512 },
  password: { minLength: 1, maxLength: 256 },
  confirmPassword: { minLength: 1, maxLength: 256 },
} as const;

export const newProductLimits = {
  product: { maxLength: 80 },
  qty: { minimum: 1, maximum: 999999 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
  recipeId: { minLength: 1, maxLength: 80 },
  precreatedCustomsCode: { minLength: 1, maxLength: 80 },
} as const;

export const newSkuLimits = {
  sku: { maxLength: 80 },
  qty: { minimum: 1, maximum: 999999 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
  recipeId: { minLength: 1, maxLength: 80 },
  precreatedCustomsCode: { minLength: 1, maxLength: 80 },
} as const;

export const newStoreDeviceLimits = { name: { minLength: 1, maxLength: 60 } } as const;

export const newSubscriptionLimits = { recipient: { minLength: 3, maxLength: 254 } } as const;

export const notificationRequestLimits = {
  sku: { maxLength: 80 },
  email: { maxLength: 254 },
  confirmationToken: { minLength: 1, maxLength: 200 },
  stopToken: { minLength: 1, maxLength: 200 },
} as const;

export const offerReturnsLimits = { days: { minimum: 1 } } as const;

export const offerShippingLimits = {
  price: { minimum: 0, maximum: 99999999.99 },
  minDays: { minimum: 0 },
  maxDays: { minimum: 0 },
} as const;

export const offersLimits = { price: { minimum: 0, maximum: 99999999.99 } } as const;

export const orderLimits = {
  cancelReason: { minLength: 1 },
  email: { maxLength: 254 },
  earnedPoints: { minimum: 1 },
  agentName: { minLength: 1, maxLength: 120 },
} as const;

export const orderEventLimits = { carrier: { minLength: 1, maxLength: 60 }, amount: { minimum: 0, maximum: 99999999.99 } } as const;

export const orderItemLimits = {
  name: { minLength: 1 },
  recipeId: { minLength: 1, maxLength: 80 },
  precreatedCustomsCode: { minLength: 1, maxLength: 80 },
  id: { minLength: 1, maxLength: 60 },
  sku: { maxLength: 80 },
  qty: { minimum: 1, maximum: 999999 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
  taxTotal: { minimum: 0, maximum: 99999999.99 },
} as const;

export const orderLookupLimits = { orderNumber: { minLength: 1, maxLength: 40 }, email: { minLength: 1, maxLength: 254 } } as const;

export const orderPromotionLimits = {
  promotionId: { minLength: 1 },
  promotionName: { minLength: 1 },
  amount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const orderSummaryLimits = {
  total: { minimum: 0, maximum: 99999999.99 },
  refunded: { minimum: 0, maximum: 99999999.99 },
  totalUnits: { minimum: 0, maximum: 999999 },
} as const;

export const originLimits = {
  label: { minLength: 1 },
  latitude: { minimum: -90, maximum: 90 },
  longitude: { minimum: -180, maximum: 180 },
} as const;

export const pageLimits = { id: { minLength: 1 }, name: { minLength: 1 } } as const;

export const pageSummaryLimits = { id: { minLength: 1 }, name: { minLength: 1 }, slug: { minLength: 1 }, title: { minLength: 1 } } as const;

export const pageViewEventLimits = { url: { minLength: 1 }, pageType: { minLength: 1 } } as const;

export const pagingLimits = { from: { minimum: 0 }, size: { minimum: 1, maximum: 50 }, total: { minimum: 0 } } as const;

export const parcelLimits = { carrier: { minLength: 1, maxLength: 60 }, trackingUrl: { maxLength: 500 } } as const;

export const passkeyLimits = { name: { minLength: 1, maxLength: 60 } } as const;

export const passkeyBeginningLimits = { origin: { maxLength: 260 } } as const;

export const passkeyCreationOptionsLimits = { timeout: { minimum: 1 } } as const;

export const passkeyRenamingLimits = { name: { minLength: 1, maxLength: 60 } } as const;

export const passkeyRequestOptionsLimits = { rpId: { minLength: 1, maxLength: 253 }, timeout: { minimum: 1 } } as const;

export const passkeySignInBeginningLimits = { origin: { maxLength: 260 } } as const;

export const passkeyTraceLimits = { name: { minLength: 1, maxLength: 60 } } as const;

export const passwordChangeLimits = {
  currentPassword: { minLength: 1, maxLength: 256 },
  newPassword: { minLength: 1, maxLength: 256 },
  confirmPassword: { minLength: 1, maxLength: 256 },
} as const;

export const passwordConfirmationLimits = { password: { minLength: 1, maxLength: 256 } } as const;

export const passwordResetLimits = { email: { maxLength: 254 } } as const;

export const payLaterInstrumentInputLimits = { sessionId: { minLength: 8, maxLength: 2048 } } as const;

export const paymentChallengeLimits = { authenticationId: { minLength: 1, maxLength: 200 }, origin: { maxLength: 300 } } as const;

export const paymentInstrumentLimits = {
  paymentInstrumentId: { minLength: 1, maxLength: 60 },
  amount: { minimum: 0, maximum: 99999999.99 },
  savedPaymentId: { minLength: 1, maxLength: 60 },
  points: { minimum: 1 },
  providerName: { minLength: 1, maxLength: 60 },
} as const;

export const paymentInstrumentReferenceLimits = { paymentInstrumentId: { minLength: 1, maxLength: 60 } } as const;

export const paymentMethodLimits = {
  code: { minLength: 1 },
  label: { minLength: 1 },
  minAmount: { minimum: 0, maximum: 99999999.99 },
  maxAmount: { minimum: 0, maximum: 99999999.99 },
  availableAmount: { minimum: 0, maximum: 99999999.99 },
  points: { minimum: 0 },
} as const;

export const paymentSessionLimits = { sessionId: { minLength: 8, maxLength: 2048 }, origin: { maxLength: 300 } } as const;

export const performanceBatchLimits = { path: { minLength: 1, maxLength: 2000 }, navigationId: { maxLength: 80 } } as const;

export const performanceMetricLimits = { value: { minimum: 0 }, blockId: { maxLength: 80 }, at: { minimum: 0 } } as const;

export const placedOrderLimits = { cartVersion: { minimum: 1 }, captchaResponse: { minLength: 1, maxLength: 4096 } } as const;

export const positionLimits = { latitude: { minimum: -90, maximum: 90 }, longitude: { minimum: -180, maximum: 180 } } as const;

export const preferencesLimits = { interests: { maxLength: 500 }, preferredShoeSize: { maxLength: 10 } } as const;

export const preparedOrderLimits = { cartVersion: { minimum: 1 } } as const;

export const priceAdjustmentLimits = {
  id: { minLength: 1, maxLength: 60 },
  itemId: { minLength: 1, maxLength: 60 },
  value: { minimum: 0, maximum: 1000000 },
  note: { minLength: 1, maxLength: 200 },
  amount: { minimum: 0, maximum: 99999999.99 },
  by: { minLength: 1, maxLength: 120 },
} as const;

export const priceAdjustmentChangeLimits = { value: { minimum: 0, maximum: 1000000 }, note: { minLength: 1, maxLength: 200 } } as const;

export const priceAdjustmentInputLimits = {
  itemId: { minLength: 1, maxLength: 60 },
  value: { minimum: 0, maximum: 1000000 },
  note: { minLength: 1, maxLength: 200 },
} as const;

export const productAttributeLimits = { label: { minLength: 1 } } as const;

export const productCardLimits = { name: { minLength: 1 }, slug: { minLength: 1 }, kind: { minLength: 1 } } as const;

export const productColorLimits = { code: { minLength: 1, maxLength: 10 }, label: { minLength: 1 }, swatch: { minLength: 1 } } as const;

export const productDetailsLimits = {
  name: { minLength: 1 },
  slug: { minLength: 1 },
  kind: { minLength: 1 },
  earnablePoints: { minimum: 0 },
  sku: { maxLength: 80 },
  maxQty: { minimum: 1, maximum: 999999 },
  season: { minLength: 1, maxLength: 20 },
} as const;

export const productJsonLdLimits = { name: { minLength: 1 }, sku: { minLength: 1 }, color: { minLength: 1 } } as const;

export const productPriceLimits = {
  current: { minimum: 0, maximum: 99999999.99 },
  original: { minimum: 0, maximum: 99999999.99 },
  lowCurrent: { minimum: 0, maximum: 99999999.99 },
  highCurrent: { minimum: 0, maximum: 99999999.99 },
  lowOriginal: { minimum: 0, maximum: 99999999.99 },
  highOriginal: { minimum: 0, maximum: 99999999.99 },
  discountName: { minLength: 1 },
} as const;

export const productSetLimits = {
  name: { minLength: 1 },
  slug: { minLength: 1 },
  tagline: { minLength: 1 },
  description: { minLength: 1 },
} as const;

export const productSetCardLimits = { name: { minLength: 1 }, slug: { minLength: 1 }, tagline: { minLength: 1 } } as const;

export const productSetPartLimits = { qty: { minimum: 1, maximum: 999999 } } as const;

export const productSetPartCardLimits = { name: { minLength: 1 }, qty: { minimum: 1, maximum: 999999 } } as const;

export const productSetPriceLimits = {
  current: { minimum: 0, maximum: 99999999.99 },
  original: { minimum: 0, maximum: 99999999.99 },
  discountName: { minLength: 1 },
} as const;

export const productVariantLimits = { id: { maxLength: 80 } } as const;

export const profileDetailsLimits = {
  firstName: { minLength: 1, maxLength: 60 },
  lastName: { minLength: 1, maxLength: 60 },
  email: { maxLength: 254 },
  postalCode: { minLength: 2, maxLength: 12 },
} as const;

export const profileDetailsChangeLimits = {
  firstName: { minLength: 1, maxLength: 60 },
  lastName: { minLength: 1, maxLength: 60 },
  email: { maxLength: 254 },
} as const;

export const promisedMethodLimits = { label: { minLength: 1 } } as const;

export const promoSummaryEntryLimits = { promotionId: { minLength: 1 }, promotionName: { minLength: 1 } } as const;

export const prosumerBenefitLimits = {
  currentSpend: { minimum: 0, maximum: 99999999.99 },
  annualCredit: { minimum: 0, maximum: 99999999.99 },
} as const;

export const questionInputLimits = {
  text: { minLength: 10, maxLength: 500 },
  nickname: { minLength: 2, maxLength: 40 },
  email: { maxLength: 254 },
} as const;

export const questionsResponseLimits = { questionCount: { minimum: 0 } } as const;

export const ratingLimits = { score: { minimum: 0, maximum: 5 }, reviewsCount: { minimum: 0 } } as const;

export const rawBlockLimits = { type: { minLength: 1 }, id: { minLength: 1 } } as const;

export const recommendedItemLimits = {
  id: { minLength: 1 },
  price: { minimum: 0 },
  salePrice: { minimum: 0 },
  historicBestPrice: { minimum: 0 },
  previousBestSalesPrice: { minimum: 0 },
  percentagePriceDiscount: { minimum: 0, maximum: 100 },
  review_average: { minimum: 0, maximum: 5 },
  stars: { minimum: 0, maximum: 5 },
} as const;

export const recommendedPriceLimits = {
  lowCurrent: { minimum: 0, maximum: 99999999.99 },
  highCurrent: { minimum: 0, maximum: 99999999.99 },
  lowOriginal: { minimum: 0, maximum: 99999999.99 },
  highOriginal: { minimum: 0, maximum: 99999999.99 },
  historicBestPrice: { minimum: 0, maximum: 99999999.99 },
  previousBestSalesPrice: { minimum: 0, maximum: 99999999.99 },
  percentagePriceDiscount: { minimum: 1, maximum: 100 },
  discountName: { minLength: 1 },
} as const;

export const recommendedProductLimits = {
  sku: { maxLength: 80 },
  title: { minLength: 1 },
  kind: { minLength: 1 },
  recToken: { minLength: 1 },
  recommendationId: { minLength: 1 },
  review_average: { minimum: 0, maximum: 5 },
  review_count: { minimum: 1 },
} as const;

export const refundLimits = {
  amount: { minimum: 0, maximum: 99999999.99 },
  shipping: { minimum: 0, maximum: 99999999.99 },
  priceChange: { minimum: -99999999.99, maximum: 99999999.99 },
  tax: { minimum: 0, maximum: 99999999.99 },
  creditNoteNumber: { minLength: 1, maxLength: 40 },
} as const;

export const refundPreviewLimits = {
  amount: { minimum: 0, maximum: 99999999.99 },
  shipping: { minimum: 0, maximum: 99999999.99 },
  tax: { minimum: 0, maximum: 99999999.99 },
  priceChange: { minimum: -99999999.99, maximum: 99999999.99 },
} as const;

export const refundPreviewRequestLimits = { email: { minLength: 1, maxLength: 254 } } as const;

export const refundedItemLimits = {
  itemId: { minLength: 1, maxLength: 60 },
  qty: { minimum: 1, maximum: 999999 },
  amount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const refundedPaymentLimits = {
  paymentInstrumentId: { minLength: 1, maxLength: 60 },
  amount: { minimum: 0, maximum: 99999999.99 },
  points: { minimum: 0 },
} as const;

export const regionLimits = { code: { minLength: 1, maxLength: 60 }, name: { minLength: 1 } } as const;

export const registrationCredentialLimits = { id: { maxLength: 16384 }, rawId: { maxLength: 16384 } } as const;

export const responseReportLimits = {
  status: { minimum: 100, maximum: 599 },
  path: { minLength: 1, maxLength: 300 },
  error: { maxLength: 300 },
} as const;

export const returnItemLimits = { itemId: { minLength: 1, maxLength: 60 }, qty: { minimum: 1, maximum: 999999 } } as const;

export const returnRequestLimits = {
  email: { minLength: 1, maxLength: 254 },
  expectedRefund: { minimum: 0, maximum: 99999999.99 },
} as const;

export const reviewLimits = { rating: { minimum: 1, maximum: 5 } } as const;

export const reviewAuthorLimits = { location: { minLength: 1 } } as const;

export const reviewInputLimits = {
  rating: { minimum: 1, maximum: 5 },
  headline: { minLength: 2, maxLength: 80 },
  text: { minLength: 20, maxLength: 2000 },
  nickname: { minLength: 2, maxLength: 40 },
  location: { minLength: 1, maxLength: 60 },
} as const;

export const reviewRollupLimits = {
  averageRating: { minimum: 1, maximum: 5 },
  reviewCount: { minimum: 0 },
  recommendedPercent: { minimum: 0, maximum: 100 },
  photos: { minimum: 0 },
  verified: { minimum: 0 },
} as const;

export const reviewTraceLimits = { rating: { minimum: 1, maximum: 5 } } as const;

export const rewardCardInstrumentInputLimits = {
  code: { minLength: 1, maxLength: 40 },
  savedPaymentId: { minLength: 1, maxLength: 60 },
  amount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const rewardCodeInstrumentInputLimits = {
  code: { minLength: 1, maxLength: 40 },
  savedPaymentId: { minLength: 1, maxLength: 60 },
  amount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const rowToSaveLimits = { itemId: { minLength: 1, maxLength: 60 } } as const;

export const savedCardInputLimits = {
  sessionId: { minLength: 8, maxLength: 2048 },
  token: { minLength: 8, maxLength: 4096 },
  label: { minLength: 1, maxLength: 40 },
} as const;

export const savedItemLimits = {
  itemId: { minLength: 1, maxLength: 60 },
  sku: { maxLength: 80 },
  name: { minLength: 1 },
  qty: { minimum: 1, maximum: 999999 },
  priceWhenSaved: { minimum: 0, maximum: 99999999.99 },
  availableQty: { minimum: 0 },
  giftCardAmount: { minimum: 0, maximum: 99999999.99 },
} as const;

export const savedItemReferenceLimits = { id: { minLength: 1, maxLength: 60 } } as const;

export const savedItemToCartLimits = { itemId: { minLength: 1, maxLength: 60 }, qty: { minimum: 1, maximum: 999999 } } as const;

export const savedItemTraceLimits = { sku: { maxLength: 80 }, qty: { minimum: 1, maximum: 999999 } } as const;

export const savedItemsLimits = { count: { minimum: 0 } } as const;

export const savedPaymentLimits = { label: { minLength: 1, maxLength: 40 } } as const;

export const savedPaymentTraceLimits = {
  type: { minLength: 1 },
  label: { minLength: 1 },
  rewardLast4: { minLength: 1, maxLength: 4 },
} as const;

export const savedRewardCardInputLimits = { code: { minLength: 1, maxLength: 40 }, label: { minLength: 1, maxLength: 40 } } as const;

export const savedRewardCodeInputLimits = { code: { minLength: 1, maxLength: 40 }, label: { minLength: 1, maxLength: 40 } } as const;

export const scaleRollupLimits = { count: { minimum: 0 }, average: { minimum: 1, maximum: 5 } } as const;

export const scaleValueLimits = { value: { minimum: 1, maximum: 5 } } as const;

export const screenSizeEventLimits = { height: { minimum: 0 }, width: { minimum: 0 } } as const;

export const searchProductsResponseLimits = {
  query: { minLength: 1 },
  total: { minimum: 0 },
  start: { minimum: 0 },
  count: { minimum: 1 },
} as const;

export const searchResponseLimits = { numFound: { minimum: 0 } } as const;

export const seoLimits = { title: { minLength: 1 } } as const;

export const servedCustomerLimits = { name: { minLength: 1, maxLength: 120 } } as const;

export const serverTimeLimits = { timestamp: { minimum: 0 } } as const;

export const sharedFavoritesLimits = { name: { minLength: 1, maxLength: 60 }, total: { minimum: 0 } } as const;

export const shippingAddressInputLimits = { captchaResponse: { minLength: 1, maxLength: 4096 } } as const;

export const shippingMethodLimits = { label: { minLength: 1 }, price: { minimum: 0, maximum: 99999999.99 } } as const;

export const shippingMethodChoiceLimits = {
  storeId: { minLength: 1, maxLength: 40 },
  collectionPointId: { minLength: 1, maxLength: 40 },
} as const;

export const showcaseEntryLimits = { id: { minLength: 1 } } as const;

export const showcaseResponseLimits = { total: { minimum: 0 } } as const;

export const signInCodeLimits = { code: { minLength: 20, maxLength: 512 }, expiresIn: { minimum: 1 } } as const;

export const signInRequestLimits = { username: { maxLength: 254 }, password: { minLength: 1, maxLength: 256 } } as const;

export const signUpRequestLimits = {
  firstName: { minLength: 1, maxLength: 60 },
  lastName: { minLength: 1, maxLength: 60 },
  email: { maxLength: 254 },
  password: { minLength: 1, maxLength: 256 },
  postalCode: { minLength: 2, maxLength: 12 },
} as const;

export const signUpSourceLimits = {
  acquisitionType: { minLength: 1, maxLength: 60 },
  campaignName: { maxLength: 2000 },
  store: { minLength: 1, maxLength: 40 },
  storeAssistant: { minLength: 1, maxLength: 60 },
} as const;

export const signedInAgentLimits = { agentId: { minLength: 1, maxLength: 40 }, name: { minLength: 1, maxLength: 120 } } as const;

export const signedInCartLimits = { totalItems: { minimum: 0 }, totalUnits: { minimum: 0 } } as const;

export const signedInFavoritesLimits = { total: { minimum: 0 } } as const;

export const signedUpLimits = { code: { minLength: 20, maxLength: 512 }, expiresIn: { minimum: 1 } } as const;

export const sortLimits = { label: { minLength: 1 } } as const;

export const specialDayLimits = { name: { minLength: 1 } } as const;

export const staffActionTraceLimits = { employee: { minLength: 1 }, operation: { minLength: 1 } } as const;

export const stashLimits = { name: { minLength: 1, maxLength: 80 } } as const;

export const stashInputLimits = { name: { minLength: 1, maxLength: 80 } } as const;

export const stockNotificationTraceLimits = { sku: { maxLength: 80 } } as const;

export const storeLimits = {
  id: { minLength: 1, maxLength: 40 },
  name: { minLength: 1, maxLength: 100 },
  addressLine1: { minLength: 1, maxLength: 100 },
  city: { minLength: 1, maxLength: 80 },
  stateCityProvDept: { maxLength: 60 },
  postalCode: { minLength: 2, maxLength: 12 },
  latitude: { minimum: -90, maximum: 90 },
  longitude: { minimum: -180, maximum: 180 },
  timeZone: { minLength: 1, maxLength: 60 },
  distance: { minimum: 0 },
  inventory: { minimum: 0 },
} as const;

export const storeAddressLimits = {
  addressLine1: { minLength: 1, maxLength: 100 },
  city: { minLength: 1, maxLength: 80 },
  stateCityProvDept: { maxLength: 60 },
  postalCode: { minLength: 2, maxLength: 12 },
} as const;

export const storeChoiceLimits = {
  id: { minLength: 1, maxLength: 40 },
  name: { minLength: 1, maxLength: 100 },
  city: { minLength: 1, maxLength: 80 },
} as const;

export const storeDeviceLimits = { name: { minLength: 1, maxLength: 60 }, enrolledBy: { minLength: 1 } } as const;

export const storeEmployeeLimits = { id: { minLength: 1, maxLength: 40 }, name: { minLength: 1, maxLength: 120 } } as const;

export const storeInfoLimits = {
  id: { minLength: 1, maxLength: 40 },
  name: { minLength: 1 },
  storeInventory: { minimum: 0 },
  timeZone: { minLength: 1, maxLength: 60 },
} as const;

export const storeResultsLimits = { total: { minimum: 0 } } as const;

export const storeSearchLimits = {
  radius: { maximum: 20100 },
  sku: { maxLength: 80 },
  start: { minimum: 0, maximum: 10000 },
  count: { minimum: 1, maximum: 50 },
} as const;

export const storeSearchByLimits = { place: { minLength: 1, maxLength: 100 } } as const;

export const storedValueViewLimits = { last4: { minLength: 1, maxLength: 4 }, balance: { minimum: 0, maximum: 99999999.99 } } as const;

export const subscriptionLimits = { recipient: { minLength: 3, maxLength: 254 } } as const;

export const subscriptionChangeLimits = {
  confirmationToken: { minLength: 1, maxLength: 512 },
  recipient: { minLength: 3, maxLength: 254 },
} as const;

export const suggestedArticleLimits = { id: { minLength: 1 }, title: { minLength: 1 } } as const;

export const suggestedCategoryLimits = { name: { minLength: 1 }, parent: { minLength: 1 } } as const;

export const suggestedProductLimits = { name: { minLength: 1 }, kind: { minLength: 1 } } as const;

export const suggestedScopeLimits = { text: { minLength: 1 } } as const;

export const suggestedTermLimits = { text: { minLength: 1 } } as const;

export const summaryItemLimits = { name: { minLength: 1 }, qty: { minimum: 1, maximum: 999999 } } as const;

export const tokenRequestLimits = { refreshToken: { minLength: 20, maxLength: 512 }, code: { minLength: 1, maxLength: 512 } } as const;

export const tokenResponseLimits = {
  accessToken: { minLength: 1, maxLength: 4096 },
  refreshToken: { minLength: 20, maxLength: 512 },
  usid: { minLength: 1, maxLength: 80 },
  expiresIn: { minimum: 1 },
  refreshExpiresIn: { minimum: 1 },
} as const;

export const totalsLimits = {
  total: { minimum: 0, maximum: 99999999.99 },
  totalDiscount: { minimum: 0, maximum: 99999999.99 },
  itemSubTotal: { minimum: 0, maximum: 99999999.99 },
  itemTotal: { minimum: 0, maximum: 99999999.99 },
  netAmount: { minimum: 0, maximum: 99999999.99 },
  taxAmount: { minimum: 0, maximum: 99999999.99 },
  shipping: { minimum: 0, maximum: 99999999.99 },
  tax: { minimum: 0, maximum: 99999999.99 },
  totalWithoutTax: { minimum: 0, maximum: 99999999.99 },
  appliedRewards: { minimum: 0, maximum: 99999999.99 },
  remainingToPay: { minimum: 0, maximum: 99999999.99 },
  totalUnits: { minimum: 0 },
} as const;

export const trackedAccordionCloseLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedAccordionExpandLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedArticleClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedBenefitBarCloseLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedBenefitClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedCategoryCardClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedItemLimits = {
  itemId: { minLength: 1, maxLength: 100 },
  itemName: { maxLength: 300 },
  itemVariant: { maxLength: 100 },
  quantity: { minimum: 0 },
  index: { minimum: 0 },
} as const;

export const trackedLogoClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedMobileMenuCloseLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedMobileMenuExpandLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedPopUpClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedPopUpCloseLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedPopUpExpandLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedPopUpImpressionLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedPromoBarCloseLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedPromotionClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedRecommendationAddLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedRecommendationClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedRecommendationImpressionLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedSearchContentClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedSecondaryNavClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedTopNavClickLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedUpsellAddLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const trackedVideoPlayLimits = { blockId: { minLength: 1, maxLength: 100 } } as const;

export const understoodPartLimits = { words: { minLength: 1 }, label: { minLength: 1 }, queryWithout: { minLength: 1 } } as const;

export const unitCountsLimits = {
  cancelled: { minimum: 0, maximum: 999999 },
  packed: { minimum: 0, maximum: 999999 },
  shipped: { minimum: 0, maximum: 999999 },
  delivered: { minimum: 0, maximum: 999999 },
  returning: { minimum: 0, maximum: 999999 },
  returned: { minimum: 0, maximum: 999999 },
  cancellable: { minimum: 0, maximum: 999999 },
  returnable: { minimum: 0, maximum: 999999 },
} as const;

export const userLimits = { nickname: { minLength: 2, maxLength: 40 } } as const;

export const userInputLimits = { nickname: { minLength: 2, maxLength: 40 }, email: { maxLength: 254 } } as const;

export const variantAttributesLimits = { color: { minLength: 1 }, size: { minLength: 1 }, fitType: { minLength: 1 } } as const;

export const variantInventoryLimits = { quantity: { minimum: 0 } } as const;

export const variantPriceLimits = {
  current: { minimum: 0, maximum: 99999999.99 },
  original: { minimum: 0, maximum: 99999999.99 },
  discountName: { minLength: 1 },
} as const;

export const voteCountsLimits = { helpful: { minimum: 0 }, notHelpful: { minimum: 0 } } as const;

export const vouchersLimits = { currentLoyaltyPoints: { minimum: 0 }, pointsPerUnit: { minimum: 0 } } as const;

export const walletInstrumentInputLimits = {
  sessionId: { minLength: 8, maxLength: 2048 },
  token: { minLength: 8, maxLength: 4096 },
} as const;

export const warrantyRequestLimits = {
  firstName: { minLength: 1, maxLength: 60 },
  lastName: { minLength: 1, maxLength: 60 },
  email: { maxLength: 254 },
  orderNumber: { minLength: 1, maxLength: 40 },
  purchasedAt: { minLength: 1, maxLength: 120 },
  description: { minLength: 1, maxLength: 4000 },
  captchaResponse: { minLength: 1, maxLength: 4096 },
} as const;
