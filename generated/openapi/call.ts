// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { OperationResponse, OperationId, OperationRequest } from './operations.ts';

/** Calls that only ask, whatever their method. */
export type ReadingId =
  | 'autoSuggest'
  | 'downloadInvoice'
  | 'getAugmentedPage'
  | 'getAvailability'
  | 'getCart'
  | 'getCatalog'
  | 'getCategoryCanvas'
  | 'getChildren'
  | 'getCollectionsPart'
  | 'getContactSubjects'
  | 'getCountryByToken'
  | 'getCountryList'
  | 'getDeliveryPromise'
  | 'getFavorites'
  | 'getFootSizes'
  | 'getFooter'
  | 'getFooterPart'
  | 'getFragment'
  | 'getInventory'
  | 'getLocationSelector'
  | 'getLoyaltyToken'
  | 'getMenu'
  | 'getNamedPage'
  | 'getOrder'
  | 'getPage'
  | 'getPasskeys'
  | 'getPaymentMethods'
  | 'getPaymentSession'
  | 'getPopups'
  | 'getProductCanvas'
  | 'getProductDetails'
  | 'getProductSet'
  | 'getProductSets'
  | 'getProfile'
  | 'getPurchaseHistory'
  | 'getQuestions'
  | 'getReviewActivity'
  | 'getReviews'
  | 'getSaveForLater'
  | 'getSavedPayments'
  | 'getSearchPart'
  | 'getServerTime'
  | 'getSessions'
  | 'getSharedFavorites'
  | 'getShippingMethods'
  | 'getSizeChart'
  | 'getStoreDevices'
  | 'getSubscription'
  | 'getUtilityPart'
  | 'getVouchers'
  | 'getWelcomePromotion'
  | 'getWidgetRecommendations'
  | 'listProductSets'
  | 'listStoreEmployees'
  | 'listStores'
  | 'lookupAccount'
  | 'previewRefund'
  | 'searchCollectionPoints'
  | 'searchContent'
  | 'searchProducts'
  | 'searchStores'
  | 'showcase'
  | 'translateReview'
  | 'validateShippingAddress';

/** Calls of a page's script that change something. */
export type MutationId =
  | 'addAddress'
  | 'addBillingAddress'
  | 'addFavorite'
  | 'addItem'
  | 'addPaymentInstrument'
  | 'addPriceAdjustment'
  | 'addShippingAddress'
  | 'applyCoupon'
  | 'applyReward'
  | 'askQuestion'
  | 'cancelOrder'
  | 'changePriceAdjustment'
  | 'changeSavedPayment'
  | 'contactUs'
  | 'createCart'
  | 'createCartWithItem'
  | 'createSubscription'
  | 'createWarrantyCase'
  | 'deleteAddress'
  | 'deleteSavedPayment'
  | 'flagReview'
  | 'getGiftCardBalance'
  | 'moveToSaveForLater'
  | 'patchOrder'
  | 'placeOrder'
  | 'prepareOrder'
  | 'removeBillingAddress'
  | 'removeCoupon'
  | 'removeFavorite'
  | 'removeItem'
  | 'removePaymentInstrument'
  | 'removePriceAdjustment'
  | 'removeSavedItem'
  | 'removeShippingAddress'
  | 'requestReturnLabel'
  | 'resendGiftCardEmail'
  | 'reserveWithItem'
  | 'resetPassword'
  | 'savePayment'
  | 'sendDeviceFingerprint'
  | 'setShippingMethod'
  | 'shareFavorites'
  | 'trackOrder'
  | 'updateAddress'
  | 'updateItem'
  | 'updateNotification'
  | 'updateProfile'
  | 'updateSaveForLater'
  | 'updateSubscription'
  | 'voteAnswer'
  | 'voteReview'
  | 'writeReview';

/** Headers that a caller gives. */
type OwnHeader = 'x-store-device' | 'idempotency-key' | 'x-fulfillment-signature';

type Body<Id extends OperationId> = [OperationRequest<Id>['body']] extends [never]
  ? Record<never, never>
  : { readonly body: OperationRequest<Id>['body'] };

type OwnHeaders<Id extends OperationId> = Pick<OperationRequest<Id>['headers'], Extract<keyof OperationRequest<Id>['headers'], OwnHeader>>;

/** What a caller gives: the parameters of path, query and headers by name, and the body. Context, locale and token come by themselves. */
export type CallInput<Id extends OperationId> = Omit<
  OperationRequest<Id>['params'] & OperationRequest<Id>['query'] & OwnHeaders<Id> & Body<Id>,
  'locale'
>;

export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** Milliseconds; those of the client when left out, `false` for no limit. */
  readonly timeout?: number | false;
  /** Whether it cancels an earlier call of the same identity that is still on its way, or stands beside it; as the client says when left out. */
  readonly repeat?: 'cancel' | 'allow';
  /** What a repeat is known by; the whole input when left out. */
  readonly identity?: string;
}

/** Which call of the contract is made. */
export interface CallDescriptor {
  readonly operationId: OperationId;
  readonly method: string;
  /** With {name} for each parameter. */
  readonly path: string;
  /** Names of the input that are headers. */
  readonly headers: readonly string[];
}

/** A call of a caller in the same process, whose types the compiler has checked. Needs no access token. */
export interface DirectCall {
  readonly operationId: OperationId;
  readonly params: Input;
  readonly query: Input;
  /** Lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal?: AbortSignal;
}

export interface DirectAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends calls. Answers the data of a success and throws every failure. */
export interface Calls {
  send(call: CallDescriptor, input: Readonly<Record<string, unknown>>, options: CallOptions): Promise<unknown>;
}

/** The input may be left out where nothing of it is required. */
type Given<Id extends OperationId> = Record<never, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

export interface ChangingCall<Id extends OperationId> extends CallDescriptor {
  readonly operationId: Id;
  (calls: Calls, ...given: [...Given<Id>, options?: CallOptions]): Promise<OperationResponse<Id>>;
}

/** A call of a page's script that changes something. */
export interface MutationCall<Id extends MutationId> extends ChangingCall<Id> {
  /** Calls whose cached responses are stale once it has succeeded. */
  readonly invalidates: readonly ReadingId[];
}

/** The name of a cached answer. One cache serves one site and language, so neither is part of it. */
export type CallKey<Id extends OperationId> = readonly [Id] | readonly [Id, CallInput<Id>];

export interface ReadingCall<Id extends OperationId> extends ChangingCall<Id> {
  /** Without an input, what the names of all answers to the call begin with. */
  key(...given: [] | [input: CallInput<Id> | undefined]): CallKey<Id>;
  /** For TanStack's queries; a query that is cancelled gives its call up. */
  query(
    calls: Calls,
    ...given: Given<Id>
  ): {
    readonly queryKey: CallKey<Id>;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<OperationResponse<Id>>;
  };
}

type Input = Readonly<Record<string, unknown>>;

export function changingCall<Id extends OperationId>(
  operationId: Id,
  method: string,
  path: string,
  headers: readonly string[] = [],
): ChangingCall<Id> {
  return makeCall({ operationId, method, path, headers }) as unknown as ChangingCall<Id>;
}

export function mutationCall<Id extends MutationId>(
  operationId: Id,
  method: string,
  path: string,
  invalidates: readonly ReadingId[],
  headers: readonly string[] = [],
): MutationCall<Id> {
  return Object.assign(makeCall({ operationId, method, path, headers }), { invalidates }) as unknown as MutationCall<Id>;
}

export function readingCall<Id extends OperationId>(
  operationId: Id,
  method: string,
  path: string,
  headers: readonly string[] = [],
): ReadingCall<Id> {
  const call = makeCall({ operationId, method, path, headers });
  const key = (input?: Input): readonly unknown[] => (input === undefined ? [operationId] : [operationId, input]);
  const query = (calls: Calls, input?: Input) => ({
    queryKey: key(input),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(calls, input, { signal }),
  });
  return Object.assign(call, { key, query }) as unknown as ReadingCall<Id>;
}

function makeCall(descriptor: CallDescriptor) {
  const call = (calls: Calls, input: Input = {}, options: CallOptions = {}): Promise<unknown> => calls.send(descriptor, input, options);
  return Object.assign(call, descriptor);
}
