import type { OperationId } from '#generated/openapi/operations.ts';

/** Live values by name of a parameter or property, latest first. */
export type KnownIds = Map<string, readonly unknown[]>;

/** Maximum number of values per name. */
const maxValues = 5;

function learn(known: KnownIds, name: string, value: unknown): void {
  if (typeof value !== 'string' && typeof value !== 'number') return;
  const others = (known.get(name) ?? []).filter((other) => other !== value);
  known.set(name, [value, ...others].slice(0, maxValues));
}

const cart: Readonly<Record<string, readonly string[]>> = {
  '/id': ['basketId', 'cartId'],
  '/version': ['cartVersion'],
  '/items/*/id': ['itemId'],
  '/priceAdjustments/*/id': ['adjustmentId'],
  '/payment_instruments/*/id': ['paymentInstrumentId'],
  '/couponItems/*/id': ['couponId'],
};

/** Pointers to ids in responses, with their names in later requests. */
const idPointers: Partial<Record<OperationId, Readonly<Record<string, readonly string[]>>>> = {
  createCart: cart,
  createCartWithItem: cart,
  getCart: cart,
  addItem: cart,
  updateItem: cart,
  removeItem: cart,
  addAddress: { '/id': ['addressId'] },
  getSessions: { '/sessions/*/id': ['sessionId'] },
  getPasskeys: { '/passkeys/*/id': ['passkeyId'] },
  getReviews: { '/results/*/reviews/*/id': ['reviewId'] },
  getQuestions: { '/questions/*/answers/*/id': ['answerId'] },
  getSaveForLater: { '/saveForLater/*/saveForLaterId': ['saveForlaterId', 'saveForLaterId'] },
  placeOrder: { '/orderId': ['orderId'], '/orderNumber': ['orderNumber'] },
};

/** Values at a pointer; `*` matches each entry of a list or map. */
function findValues(body: unknown, pointer: string): readonly unknown[] {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<readonly unknown[]>(
    (found, step) =>
      found.flatMap((value): unknown => {
        if (typeof value !== 'object' || value === null) return [];
        return step === '*' ? Object.values(value) : [(value as Readonly<Record<string, unknown>>)[step]];
      }),
    [body],
  );
}

/** Collects ids from the body of a successful response. */
export function collectIds(known: KnownIds, operationId: OperationId, body: unknown): void {
  for (const [pointer, names] of Object.entries(idPointers[operationId] ?? {}))
    for (const value of findValues(body, pointer).slice(0, maxValues)) for (const name of names) learn(known, name, value);
}
