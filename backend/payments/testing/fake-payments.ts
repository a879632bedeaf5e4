import {
  PaymentTokenError,
  PaymentsUnavailableError,
  type AuthorizationRequest,
  type CardSummary,
  type PaymentSessionRequest,
  type PaymentsPort,
  type PlanOutcome,
  type PlanTerms,
} from '../payments.ts';
import { createFakeCharges, type ChallengeEnd, type FakeCharge } from './fake-charges.ts';
import { checkFakeToken, fakeCard, fakeOrigin, fakeTokens, createFakeToken } from './fake-tokens.ts';

export { fakeTokens, createFakeToken };

type Mode = 'up' | 'down' | 'deaf' | 'late';

export interface FakePayments {
  readonly port: PaymentsPort;
  /** All requested authorizations in order, including repeated ones. */
  readonly requests: readonly AuthorizationRequest[];
  /** Charges that the partner knows, by reference. */
  readonly charges: ReadonlyMap<string, FakeCharge>;
  /** The first one is `session-1`. */
  readonly sessions: readonly PaymentSessionRequest[];
  /** Tokens of another subject, which the partner describes nevertheless. */
  readonly foreign: Map<string, string>;
  /** Cards by token; `fakeCard` by default. */
  readonly cards: Map<string, CardSummary>;
  /** Stored cards by vault id. */
  readonly vault: Map<string, CardSummary>;
  /** Outcomes of plans by session; `pending` by default. */
  readonly plans: Map<string, PlanOutcome>;
  planTerms: PlanTerms | null;
  /**
   * Current behavior: `down` does nothing and does not respond; `deaf` acts, but its response is lost; `late` does not respond and
   * authorizes on `catchUp`.
   */
  mode: Mode;
  /** Processes late authorizations. */
  processLate(): void;
  /** Ends the open challenge of a charge. Does nothing for a charge without one. */
  endChallenge(reference: string, end: ChallengeEnd): void;
  /** Accepts the plan of a pay-later session for its whole amount in three installments. */
  acceptPlan(sessionId: string): Extract<PlanOutcome, { readonly outcome: 'accepted' }>;
}

/** A payment partner in memory, idempotent by reference, which a test can take down. */
export function createFakePayments(): FakePayments {
  const requests: AuthorizationRequest[] = [];
  const late: AuthorizationRequest[] = [];
  const sessions: PaymentSessionRequest[] = [];
  const foreign = new Map<string, string>();
  const cards = new Map<string, CardSummary>();
  const vault = new Map<string, CardSummary>();
  const plans = new Map<string, PlanOutcome>();
  const books = createFakeCharges();

  const getCard = (token: string): CardSummary => cards.get(token) ?? fakeCard;
  const getSession = (sessionId: string): PaymentSessionRequest | undefined => sessions[Number(sessionId.replace('session-', '')) - 1];
  const createTimeoutError = (call: string): PaymentsUnavailableError => new PaymentsUnavailableError(call, 'timeout');
  const assertReachable = (call: string): void => {
    if (fake.mode === 'down') throw createTimeoutError(call);
  };
  /** Returns the response unless the mode loses it. */
  const deliverResponse = <Result>(call: string, response: Result): Result => {
    if (fake.mode === 'deaf') throw createTimeoutError(call);
    return response;
  };
  const authorize = (request: AuthorizationRequest) => {
    const plan = [...plans.values()].find((one) => one.outcome === 'accepted' && one.token === request.token);
    const isOver = plan?.outcome === 'accepted' && request.amountMinor > plan.amount.amountMinor;
    const response = books.authorize(request, isOver ? { outcome: 'declined' } : undefined);
    if (response.outcome === 'approved' && response.vaultId !== undefined) vault.set(response.vaultId, getCard(request.token));
    return response;
  };

  const port: PaymentsPort = {
    async createSession(request) {
      assertReachable('createSession');
      sessions.push(request);
      const sessionId = `session-${sessions.length}`;
      const frameUrl = `${fakeOrigin}/payments/card-frame?session=${sessionId}`;
      const hosted = request.purpose === 'pay-later' ? { redirectUrl: `${fakeOrigin}/payments/pay-later?session=${sessionId}` } : {};
      return { sessionId, frameUrl, ...hosted, origin: fakeOrigin, expiresAt: '2026-11-21T10:00:00.000Z' };
    },
    async describe({ token, sessionId, subject }) {
      assertReachable('describe');
      checkFakeToken(token);
      const session = getSession(sessionId);
      const vaultId = session?.purpose === 'security-code' ? session.vaultId : undefined;
      return {
        card: (vaultId !== undefined && vault.get(vaultId)) || getCard(token),
        expiresAt: '2026-11-21T09:30:00.000Z',
        subject: foreign.get(token) ?? subject,
        ...(vaultId !== undefined && { vaultId }),
        ...(session?.purpose === 'wallet' && { providerName: 'Brindle Pay' }),
      };
    },
    async findPlan({ sessionId, subject }) {
      assertReachable('findPlan');
      const session = getSession(sessionId);
      if (session && session.subject !== subject) throw new PaymentTokenError('invalid');
      return plans.get(sessionId) ?? { outcome: 'pending' };
    },
    async findPlanTerms() {
      assertReachable('findPlanTerms');
      return fake.planTerms;
    },
    async storeCard({ token }) {
      assertReachable('storeCard');
      checkFakeToken(token);
      const vaultId = `vault-${token}`;
      vault.set(vaultId, getCard(token));
      return deliverResponse('storeCard', { vaultId, card: getCard(token) });
    },
    async deleteCard({ vaultId }) {
      assertReachable('deleteCard');
      vault.delete(vaultId);
      deliverResponse('deleteCard', undefined);
    },
    async authorize(request) {
      assertReachable('authorize');
      requests.push(request);
      if (fake.mode === 'late') {
        late.push(request);
        throw createTimeoutError('authorize');
      }
      return deliverResponse('authorize', authorize(request));
    },
    async findAuthorization({ reference }) {
      assertReachable('findAuthorization');
      return books.find(reference);
    },
    async capture({ reference }) {
      assertReachable('capture');
      const outcome = books.capture(reference);
      return outcome === 'captured' ? deliverResponse('capture', outcome) : outcome;
    },
    async void({ reference }) {
      assertReachable('void');
      return deliverResponse('void', books.void(reference));
    },
    async refund(request) {
      assertReachable('refund');
      books.refund(request);
      deliverResponse('refund', undefined);
    },
  };
  const fake: FakePayments = {
    port,
    requests,
    charges: books.charges,
    sessions,
    foreign,
    cards,
    vault,
    plans,
    planTerms: { providerName: 'Fernpay', minMinor: 3000, maxMinor: 150_000, dueInDays: [0, 30, 60] },
    mode: 'up',
    processLate: () => {
      for (const request of late.splice(0)) authorize(request);
    },
    endChallenge(reference, end) {
      books.endChallenge(reference, end);
      const ended = books.find(reference);
      if (ended?.outcome === 'approved' && ended.vaultId !== undefined)
        vault.set(ended.vaultId, getCard(requests.find((request) => request.reference === reference)?.token ?? ''));
    },
    acceptPlan(sessionId) {
      const session = getSession(sessionId);
      if (!session?.amount) throw new TypeError(`${sessionId} is no session for a plan.`);
      const { amount, subject } = session;
      const part = Math.floor(amount.amountMinor / 3);
      const accepted = {
        outcome: 'accepted' as const,
        token: createFakeToken(fakeTokens.approved),
        subject,
        amount,
        providerName: 'Fernpay',
        installments: [0, 30, 60].map((dueInDays, index) => ({
          amountMinor: index === 0 ? amount.amountMinor - 2 * part : part,
          dueInDays,
        })),
      };
      plans.set(sessionId, accepted);
      return accepted;
    },
  };
  return fake;
}
