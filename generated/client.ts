// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { OperationId } from './openapi/operations.ts';

export { addAddress } from './calls/add-address.ts';
export { addBillingAddress } from './calls/add-billing-address.ts';
export { addFavorite } from './calls/add-favorite.ts';
export { addItem } from './calls/add-item.ts';
export { addPasskey } from './calls/add-passkey.ts';
export { addPaymentInstrument } from './calls/add-payment-instrument.ts';
export { addPriceAdjustment } from './calls/add-price-adjustment.ts';
export { addShippingAddress } from './calls/add-shipping-address.ts';
export { applyCoupon } from './calls/apply-coupon.ts';
export { applyReward } from './calls/apply-reward.ts';
export { askQuestion } from './calls/ask-question.ts';
export { autoSuggest } from './calls/auto-suggest.ts';
export { beginPasskey } from './calls/begin-passkey.ts';
export { beginPasskeySignIn } from './calls/begin-passkey-sign-in.ts';
export { cancelEmailChange } from './calls/cancel-email-change.ts';
export { cancelOrder } from './calls/cancel-order.ts';
export { changeEmail } from './calls/change-email.ts';
export { changePassword } from './calls/change-password.ts';
export { changePriceAdjustment } from './calls/change-price-adjustment.ts';
export { changeSavedPayment } from './calls/change-saved-payment.ts';
export { confirmEmail } from './calls/confirm-email.ts';
export { confirmForgotPassword } from './calls/confirm-forgot-password.ts';
export { confirmPassword } from './calls/confirm-password.ts';
export { contactUs } from './calls/contact-us.ts';
export { createCart } from './calls/create-cart.ts';
export { createCartWithItem } from './calls/create-cart-with-item.ts';
export { createProfile } from './calls/create-profile.ts';
export { createSiteCode } from './calls/create-site-code.ts';
export { createSubscription } from './calls/create-subscription.ts';
export { createWarrantyCase } from './calls/create-warranty-case.ts';
export { decide } from './calls/decide.ts';
export { deleteAddress } from './calls/delete-address.ts';
export { deleteSavedPayment } from './calls/delete-saved-payment.ts';
export { downloadInvoice } from './calls/download-invoice.ts';
export { endOtherSessions } from './calls/end-other-sessions.ts';
export { endSession } from './calls/end-session.ts';
export { enrollStoreDevice } from './calls/enroll-store-device.ts';
export { flagReview } from './calls/flag-review.ts';
export { getAugmentedPage } from './calls/get-augmented-page.ts';
export { getAvailability } from './calls/get-availability.ts';
export { getCart } from './calls/get-cart.ts';
export { getCatalog } from './calls/get-catalog.ts';
export { getCategoryCanvas } from './calls/get-category-canvas.ts';
export { getChildren } from './calls/get-children.ts';
export { getContactSubjects } from './calls/get-contact-subjects.ts';
export { getCountryByToken } from './calls/get-country-by-token.ts';
export { getCountryList } from './calls/get-country-list.ts';
export { getDeliveryPromise } from './calls/get-delivery-promise.ts';
export { getFavorites } from './calls/get-favorites.ts';
export { getFooter } from './calls/get-footer.ts';
export { getFragment } from './calls/get-fragment.ts';
export { getGiftCardBalance } from './calls/get-gift-card-balance.ts';
export { getInventory } from './calls/get-inventory.ts';
export { getLoyaltyToken } from './calls/get-loyalty-token.ts';
export { getMenu } from './calls/get-menu.ts';
export { getOrder } from './calls/get-order.ts';
export { getPage } from './calls/get-page.ts';
export { getPasskeys } from './calls/get-passkeys.ts';
export { getPaymentMethods } from './calls/get-payment-methods.ts';
export { getPaymentSession } from './calls/get-payment-session.ts';
export { getPopups } from './calls/get-popups.ts';
export { getProductCanvas } from './calls/get-product-canvas.ts';
export { getProductDetails } from './calls/get-product-details.ts';
export { getProductSet } from './calls/get-product-set.ts';
export { getProductSets } from './calls/get-product-sets.ts';
export { getProfile } from './calls/get-profile.ts';
export { getPurchaseHistory } from './calls/get-purchase-history.ts';
export { getQuestions } from './calls/get-questions.ts';
export { getReviewActivity } from './calls/get-review-activity.ts';
export { getReviews } from './calls/get-reviews.ts';
export { getSaveForLater } from './calls/get-save-for-later.ts';
export { getSavedPayments } from './calls/get-saved-payments.ts';
export { getSessions } from './calls/get-sessions.ts';
export { getSharedFavorites } from './calls/get-shared-favorites.ts';
export { getShippingMethods } from './calls/get-shipping-methods.ts';
export { getStoreDevices } from './calls/get-store-devices.ts';
export { getSubscription } from './calls/get-subscription.ts';
export { getVouchers } from './calls/get-vouchers.ts';
export { getWelcomePromotion } from './calls/get-welcome-promotion.ts';
export { getWidgetRecommendations } from './calls/get-widget-recommendations.ts';
export { issueToken } from './calls/issue-token.ts';
export { keepEmail } from './calls/keep-email.ts';
export { listProductSets } from './calls/list-product-sets.ts';
export { listStoreEmployees } from './calls/list-store-employees.ts';
export { listStores } from './calls/list-stores.ts';
export { loginAgent } from './calls/login-agent.ts';
export { lookupAccount } from './calls/lookup-account.ts';
export { moveToSaveForLater } from './calls/move-to-save-for-later.ts';
export { patchOrder } from './calls/patch-order.ts';
export { placeOrder } from './calls/place-order.ts';
export { prepareOrder } from './calls/prepare-order.ts';
export { previewRefund } from './calls/preview-refund.ts';
export { removeBillingAddress } from './calls/remove-billing-address.ts';
export { removeCoupon } from './calls/remove-coupon.ts';
export { removeFavorite } from './calls/remove-favorite.ts';
export { removeItem } from './calls/remove-item.ts';
export { removePasskey } from './calls/remove-passkey.ts';
export { removePaymentInstrument } from './calls/remove-payment-instrument.ts';
export { removePriceAdjustment } from './calls/remove-price-adjustment.ts';
export { removeSavedItem } from './calls/remove-saved-item.ts';
export { removeShippingAddress } from './calls/remove-shipping-address.ts';
export { removeStoreDevice } from './calls/remove-store-device.ts';
export { renamePasskey } from './calls/rename-passkey.ts';
export { reportFulfillment } from './calls/report-fulfillment.ts';
export { requestReturnLabel } from './calls/request-return-label.ts';
export { resendGiftCardEmail } from './calls/resend-gift-card-email.ts';
export { reserveWithItem } from './calls/reserve-with-item.ts';
export { resetPassword } from './calls/reset-password.ts';
export { retrieveUserData } from './calls/retrieve-user-data.ts';
export { savePayment } from './calls/save-payment.ts';
export { searchCollectionPoints } from './calls/search-collection-points.ts';
export { searchContent } from './calls/search-content.ts';
export { searchProducts } from './calls/search-products.ts';
export { searchStores } from './calls/search-stores.ts';
export { sendDeviceFingerprint } from './calls/send-device-fingerprint.ts';
export { sendEmailLink } from './calls/send-email-link.ts';
export { setShippingMethod } from './calls/set-shipping-method.ts';
export { shareFavorites } from './calls/share-favorites.ts';
export { showcase } from './calls/showcase.ts';
export { signIn } from './calls/sign-in.ts';
export { signInWithPasskey } from './calls/sign-in-with-passkey.ts';
export { signOut } from './calls/sign-out.ts';
export { signUp } from './calls/sign-up.ts';
export { signUpForNotification } from './calls/sign-up-for-notification.ts';
export { trackOrder } from './calls/track-order.ts';
export { translateReview } from './calls/translate-review.ts';
export { updateAddress } from './calls/update-address.ts';
export { updateItem } from './calls/update-item.ts';
export { updateNotification } from './calls/update-notification.ts';
export { updateProfile } from './calls/update-profile.ts';
export { updateSaveForLater } from './calls/update-save-for-later.ts';
export { updateSubscription } from './calls/update-subscription.ts';
export { validateShippingAddress } from './calls/validate-shipping-address.ts';
export { voteAnswer } from './calls/vote-answer.ts';
export { voteReview } from './calls/vote-review.ts';
export { writeReview } from './calls/write-review.ts';
export { errorCodes, levelOf, type ErrorCode, type ErrorLevel } from './errors.ts';
export type { CallInput, CallOptions, Calls } from './openapi/call.ts';
export type { OperationResponse, OperationErrorCode, OperationFailure, OperationId } from './openapi/operations.ts';
export type {
  AccountSession,
  AccountSessions,
  AgentSignIn,
  AssociateSignIn,
  AuthenticationCredential,
  AuthenticatorAttachment,
  Base64Url,
  ClientExtensionResults,
  Code,
  CodeChallenge,
  ConfirmedEmail,
  Consents,
  CustomerForAgent,
  EmailChange,
  EnrolledStoreDevice,
  LinkToken,
  NewPasskey,
  NewPassword,
  NewStoreDevice,
  PageOrigin,
  Passkey,
  PasskeyBeginning,
  PasskeyChallenge,
  PasskeyCreationOptions,
  PasskeyRenaming,
  PasskeyRequestOptions,
  PasskeySignInBeginning,
  PasskeySignInRequest,
  PasskeyTransports,
  PasskeyType,
  Passkeys,
  Password,
  PasswordChange,
  PasswordConfirmation,
  PasswordReset,
  RegistrationCredential,
  ServedCustomer,
  SignInCode,
  SignInRequest,
  SignUpRequest,
  SignUpSource,
  SignedInAgent,
  SignedInCart,
  SignedInFavorites,
  SignedUp,
  SiteCodeRequest,
  StaffSignInRequest,
  StoreDevice,
  StoreDeviceName,
  StoreDevices,
  TokenRequest,
  TokenResponse,
  TokenType,
  UserVerification,
} from './openapi/authentication.ts';
export type {
  AddedItem,
  AddedProduct,
  AddedSku,
  AddressChange,
  AddressDraft,
  AddressFault,
  AddressReference,
  AddressToValidate,
  AddressValidation,
  AppliedCoupon,
  AppliedReward,
  ApproachingDiscount,
  AthletesPaymentInstrumentInput,
  BillingAddressInput,
  BonusChoice,
  BonusOption,
  CardInstrumentInput,
  Cart,
  CartItem,
  CartVersion,
  ChallengeResult,
  ChangedItem,
  ContactField,
  CouponCode,
  CouponId,
  CouponItem,
  CouponReference,
  CustomerNotification,
  DeliveryChoice,
  DeviceFingerprint,
  GiftCardBalance,
  GiftCardBounds,
  GiftCardDigits,
  GiftCardInstrumentInput,
  GiftCardNumber,
  GiftCardPin,
  ItemAvailability,
  ItemReference,
  ItemVariant,
  LoyaltyPointsInstrumentInput,
  NewItem,
  NewProduct,
  NewSku,
  OrderPatch,
  OrderPaymentChoice,
  PayLaterInstrumentInput,
  PaymentInstrumentInput,
  PaymentInstrumentReference,
  PaymentMethod,
  PaymentMethodsResponse,
  PaymentSession,
  PaymentSessionType,
  PlacedOrder,
  PreparedOrder,
  PriceAdjustmentChange,
  PriceAdjustmentInput,
  RewardCardInstrumentInput,
  RewardCodeInstrumentInput,
  RowToSave,
  SavedItemReference,
  SavedItemToCart,
  ShipmentMethods,
  ShippingAddressInput,
  ShippingMethodChoice,
  ShippingOption,
  UnavailableReason,
  WalletInstrumentInput,
} from './openapi/cart.ts';
export type {
  AccountLookup,
  AccountRecord,
  AddressBook,
  AddressBookInput,
  AthleteBenefit,
  CartTrace,
  CaseTrace,
  ConsumerDetails,
  ConsumerProfilePayload,
  ConsumerSource,
  CreatedProfile,
  EmailStatus,
  EmployeeBenefit,
  Enrollment,
  FavoriteListTrace,
  Gender,
  Identity,
  LoyaltySummary,
  LoyaltyTrace,
  MailTrace,
  NewSubscription,
  Notification,
  Notifications,
  PasskeyTrace,
  Preferences,
  Profile,
  ProfileChange,
  ProfileDetails,
  ProfileDetailsChange,
  ProsumerBenefit,
  QuestionTrace,
  ReviewTrace,
  SavedItemTrace,
  SavedPaymentTrace,
  SessionTrace,
  StaffActionTrace,
  StockNotificationTrace,
  Subscription,
  SubscriptionChange,
  Subscriptions,
  TermsResponse,
  UserData,
  UserDataRequest,
} from './openapi/consumer.ts';
export type {
  Attachment,
  Attachments,
  Case,
  ContactCategory,
  ContactMessage,
  ContactSubject,
  ContactSubjects,
  SubjectId,
  WarrantyRequest,
} from './openapi/contact.ts';
export type {
  ArticleSummary,
  ChildrenResponse,
  Facet,
  PageSummary,
  SearchResponse,
  ShowcaseEntry,
  ShowcaseResponse,
} from './openapi/content.ts';
export type { FulfillmentEvent, FulfillmentOutcome } from './openapi/fulfillment.ts';
export type { LoyaltyToken, Vouchers, WelcomePromotion } from './openapi/loyalty.ts';
export type { NotificationRequest, NotificationResponse } from './openapi/notifications.ts';
export type {
  Cancellation,
  DocumentFile,
  DocumentRequest,
  ExpectedPayment,
  ExpectedRefund,
  GiftCardMail,
  GiftCardMailRequest,
  HistoryCursor,
  HistoryRequest,
  OrderLookup,
  OrderSummary,
  PurchaseHistory,
  RefundPreview,
  RefundPreviewRequest,
  ReturnLabel,
  ReturnRequest,
  SummaryItem,
} from './openapi/orders.ts';
export type {
  SavedCardInput,
  SavedPayment,
  SavedPaymentChange,
  SavedPaymentInput,
  SavedPaymentLabel,
  SavedPaymentType,
  SavedPayments,
  SavedRewardCardInput,
  SavedRewardCodeInput,
} from './openapi/payments.ts';
export type {
  ActionType,
  CartEvent,
  CartLine,
  CoordinatesEvent,
  CustomVariablesEvent,
  DecideErrorResponse,
  DecideEvent,
  DecideMeta,
  DecideRequest,
  DecideResponse,
  DecisionAction,
  DecisionRequestEvent,
  DecisionResponse,
  ImpressionReport,
  ImpressionsEvent,
  IpAddressEvent,
  LanguageEvent,
  MetadataEvent,
  PageEventsEvent,
  PageViewEvent,
  ProductDetailViewEvent,
  RecClicksEvent,
  RecImpressionsEvent,
  RecommendedItem,
  ReferrerEvent,
  ScreenSizeEvent,
  SearchViewEvent,
  UserAgentEvent,
} from './openapi/personalization.ts';
export type {
  ArticleLink,
  AttributeOption,
  AutoSuggestResponse,
  AvailabilityRequest,
  AvailabilityResponse,
  Breadcrumb,
  CatalogResponse,
  Category,
  CategoryId,
  CategoryLink,
  Correction,
  CustomAmount,
  DetailSection,
  FacetValue,
  GalleryItem,
  GalleryModel,
  InventoryResponse,
  JsonLdOffer,
  ListingFacet,
  MaterialPart,
  Measure,
  OfferReturns,
  OfferShipping,
  Offers,
  ProductAttribute,
  ProductColor,
  ProductDetails,
  ProductJsonLd,
  ProductSet,
  ProductSetCard,
  ProductSetId,
  ProductSetList,
  ProductSetPart,
  ProductSetPartCard,
  ProductSetPrice,
  ProductSetsResponse,
  ProductVariant,
  RecommendedPrice,
  RecommendedProduct,
  SearchProductsResponse,
  Sort,
  SortId,
  SuggestedArticle,
  SuggestedCategory,
  SuggestedProduct,
  SuggestedScope,
  SuggestedTerm,
  TypedRanges,
  UnderstoodPart,
  VariantInventory,
  VariantPrice,
  WidgetId,
  WidgetRecommendationsResponse,
} from './openapi/products.ts';
export type {
  AnswerAuthor,
  AnswerVote,
  BoughtVariant,
  BrandReply,
  FlagInput,
  FlagReason,
  LanguageCount,
  ModerationState,
  OwnFlag,
  OwnQuestion,
  OwnReview,
  Paging,
  Question,
  QuestionAnswer,
  QuestionInput,
  QuestionSort,
  QuestionsResponse,
  RejectionReason,
  Review,
  ReviewActivity,
  ReviewAuthor,
  ReviewInput,
  ReviewPhoto,
  ReviewResult,
  ReviewRollup,
  ReviewSort,
  ReviewTranslation,
  ReviewVote,
  ReviewsResponse,
  ScaleId,
  ScaleRollup,
  ScaleValue,
  TextLanguage,
  TranslationInput,
  Vote,
  VoteCounts,
  VoteInput,
} from './openapi/reviews.ts';
export type {
  Address,
  AddressField,
  AddressInput,
  AdjustmentId,
  ArticleContent,
  ArticleTag,
  AuthenticationId,
  Badge,
  BasketId,
  BirthDate,
  CardBrand,
  CardColor,
  Carrier,
  ChallengeWindowSize,
  ChosenOption,
  CollectionPoint,
  CollectionPointId,
  ConsumerName,
  ConsumerPhone,
  ConsumerPostalCode,
  Contact,
  CountryCode,
  Currency,
  DayHours,
  DeliveryChange,
  DeliveryChangeReason,
  DeliveryChangeType,
  Device,
  DiscountName,
  Distance,
  DocumentType,
  EndedPromotions,
  ErrorDetail,
  ErrorInfo,
  ErrorResponse,
  FlashDetail,
  FlashMessage,
  GiftCardAmount,
  GiftOption,
  Image,
  InShopPath,
  InStoreSalesInfo,
  Installment,
  ItemId,
  ItemPrice,
  Latitude,
  LineUnits,
  Longitude,
  LookupEmail,
  LoyaltyVoucher,
  MaskedCard,
  Media,
  Money,
  Order,
  OrderActions,
  OrderEvent,
  OrderEventKind,
  OrderId,
  OrderItem,
  OrderNumber,
  OrderProgress,
  OrderPromotion,
  OrderReturn,
  Origin,
  Page,
  Parcel,
  ParcelId,
  PasskeyName,
  PaymentChallenge,
  PaymentInstrument,
  PaymentInstrumentId,
  PaymentMethodId,
  PaymentSessionId,
  PaymentToken,
  Picture,
  PointsEntry,
  PrecreatedCustomsCode,
  PriceAdjustment,
  PriceAdjustmentKind,
  PriceAdjustmentNote,
  PriceAdjustmentReason,
  PriceChange,
  ProductCard,
  ProductId,
  ProductInventoryState,
  ProductPrice,
  PromoLevel,
  PromoSummaryEntry,
  Quantity,
  Rating,
  RawBlock,
  RecipeId,
  Refund,
  RefundedItem,
  RefundedPayment,
  ReturnItem,
  ReturnNumber,
  ReturnReason,
  RewardCode,
  SaveForLaterId,
  Seo,
  Shipment,
  ShippingId,
  ShippingMethod,
  ShippingMethodCode,
  SiteId,
  Sku,
  StoreAddress,
  StoreEmployeeId,
  StoreId,
  StoreInfo,
  StoredValueView,
  StyleId,
  Swatch,
  TimeOfDay,
  Totals,
  TrackingNumber,
  UnitCount,
  UnitCounts,
  VariantAttributes,
  Weekday,
  WireLocale,
} from './openapi/shared.ts';
export type {
  CollectionPointResults,
  CollectionPointSearch,
  CollectionPointSearchBy,
  Origin as StoresOrigin,
  Place,
  Position,
  SpecialDay,
  Store,
  StoreOpening,
  StoreResults,
  StoreSearch,
  StoreSearchBy,
  StoreService,
} from './openapi/stores.ts';
export type {
  Country,
  CountryListResponse,
  CountryResponse,
  DeliveryPromiseResponse,
  PromisedMethod,
  Region,
  StoreChoice,
  StoreEmployee,
  StoreEmployees,
  StoreList,
} from './openapi/utilities.ts';
export type {
  FavoriteId,
  FavoriteItem,
  FavoriteLink,
  FavoriteList,
  FavoriteReference,
  FavoriteSharing,
  FavoriteSort,
  Favorites,
  ListName,
  NewFavorite,
  SaveForLaterResponse,
  SavedItem,
  SavedItems,
  ShareToken,
  SharedFavorites,
} from './openapi/wishlists.ts';

/** Operations that need a customer's access token. */
export const operationsWithToken: ReadonlySet<OperationId> = new Set<OperationId>([
  'addAddress',
  'addBillingAddress',
  'addFavorite',
  'addItem',
  'addPasskey',
  'addPaymentInstrument',
  'addPriceAdjustment',
  'addShippingAddress',
  'applyCoupon',
  'applyReward',
  'askQuestion',
  'beginPasskey',
  'cancelEmailChange',
  'cancelOrder',
  'changeEmail',
  'changePassword',
  'changePriceAdjustment',
  'changeSavedPayment',
  'confirmEmail',
  'confirmPassword',
  'contactUs',
  'createCart',
  'createCartWithItem',
  'createSiteCode',
  'createSubscription',
  'createWarrantyCase',
  'deleteAddress',
  'deleteSavedPayment',
  'downloadInvoice',
  'endOtherSessions',
  'endSession',
  'enrollStoreDevice',
  'flagReview',
  'getCart',
  'getFavorites',
  'getGiftCardBalance',
  'getLoyaltyToken',
  'getOrder',
  'getPasskeys',
  'getPaymentMethods',
  'getPaymentSession',
  'getProfile',
  'getPurchaseHistory',
  'getReviewActivity',
  'getSaveForLater',
  'getSavedPayments',
  'getSessions',
  'getShippingMethods',
  'getStoreDevices',
  'getSubscription',
  'getVouchers',
  'getWelcomePromotion',
  'moveToSaveForLater',
  'patchOrder',
  'placeOrder',
  'prepareOrder',
  'previewRefund',
  'removeBillingAddress',
  'removeCoupon',
  'removeFavorite',
  'removeItem',
  'removePasskey',
  'removePaymentInstrument',
  'removePriceAdjustment',
  'removeSavedItem',
  'removeShippingAddress',
  'removeStoreDevice',
  'renamePasskey',
  'requestReturnLabel',
  'resendGiftCardEmail',
  'reserveWithItem',
  'retrieveUserData',
  'savePayment',
  'sendDeviceFingerprint',
  'sendEmailLink',
  'setShippingMethod',
  'shareFavorites',
  'signOut',
  'signUpForNotification',
  'trackOrder',
  'updateAddress',
  'updateItem',
  'updateNotification',
  'updateProfile',
  'updateSaveForLater',
  'updateSubscription',
  'validateShippingAddress',
  'voteAnswer',
  'voteReview',
  'writeReview',
]);
