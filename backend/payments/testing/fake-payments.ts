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
import { checkFakeToken, fakeCard, fakeOrigin, fakeTokens, makeFakeToken } from './fake-tokens.ts';

export { fakeTokens, makeFakeToken };

type Mode = 'up' | 'down' | 'deaf' | 'late';

export interface FakePayments {
  readonly port: PaymentsPort;
  /** All requested authorizations in order, including repeated ones. */
  readonly asked: readonly AuthorizationRequest[];
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
  catchUp(): void;
  /** Ends the open challenge of a charge. Does nothing for a charge without one. */
  endChallenge(reference: string, end: ChallengeEnd): void;
  /** Accepts the plan of a pay-later session for its whole amount in three installments. */
  acceptPlan(sessionId: string): Extract<PlanOutcome, { readonly outcome: 'accepted' }>;
}

/** A payment partner in memory, idempotent by reference, which a test can take down. */
export function createFakePayments(): FakePayments {
  const asked: AuthorizationRequest[] = [];
  const late: AuthorizationRequest[] = [];
  const sessions: PaymentSessionRequest[] = [];
  const foreign = new Map<string, string>();
  const cards = new Map<string, CardSummary>();
  const vault = new Map<string, CardSummary>();
  const plans = new Map<string, PlanOutcome>();
  const books = createFakeCharges();

  const cardOf = (token: string): CardSummary => cards.get(token) ?? fakeCard;
  const sessionOf = (sessionId: string): PaymentSessionRequest | undefined => sessions[Number(sessionId.replace('session-', '')) - 1];
  const silence = (call: string): PaymentsUnavailableError => new PaymentsUnavailableError(call, 'timeout');
  const reached = (call: string): void => {
    if (fake.mode === 'down') throw silence(call);
  };
  /** Returns the response unless the mode loses it. */
  const answered = <Answer>(call: string, answer: Answer): Answer => {
    if (fake.mode === 'deaf') throw silence(call);
    return answer;
  };
  const authorize = (request: AuthorizationRequest) => {
    const plan = [...plans.values()].find((one) => one.outcome === 'accepted' && one.token === request.token);
    const isOver = plan?.outcome === 'accepted' && request.amountMinor > plan.amount.amountMinor;
    const answer = books.authorize(request, isOver ? { outcome: 'declined' } : undefined);
    if (answer.outcome === 'approved' && answer.vaultId !== undefined) vault.set(answer.vaultId, cardOf(request.token));
    return answer;
  };

  const port: PaymentsPort = {
    async createSession(request) {
      reached('createSession');
      sessions.push(request);
      const sessionId = `session-${sessions.length}`;
      const frameUrl = `${fakeOrigin}/payments/card-frame?session=${sessionId}`;
      const hosted = request.purpose === 'pay-later' ? { redirectUrl: `${fakeOrigin}/payments/pay-later?session=${sessionId}` } : {};
      return { sessionId, frameUrl, ...hosted, origin: fakeOrigin, expiresAt: '2026-11-21T10:00:00.000Z' };
    },
    async describe({ token, sessionId, subject }) {
      reached('describe');
      checkFakeToken(token);
      const session = sessionOf(sessionId);
      const vaultId = session?.purpose === 'security-code' ? session.vaultId : undefined;
      return {
        card: (vaultId !== undefined && vault.get(vaultId)) || cardOf(token),
        expiresAt: '2026-11-21T09:30:00.000Z',
        subject: foreign.get(token) ?? subject,
        ...(vaultId !== undefined && { vaultId }),
        ...(session?.purpose === 'wallet' && { providerName: 'Brindle Pay' }),
      };
    },
    async findPlan({ sessionId, subject }) {
      reached('findPlan');
      const session = sessionOf(sessionId);
      if (session && session.subject !== subject) throw new PaymentTokenError('invalid');
      return plans.get(sessionId) ?? { outcome: 'pending' };
    },
    async findPlanTerms() {
      reached('findPlanTerms');
      return fake.planTerms;
    },
    async storeCard({ token }) {
      reached('storeCard');
      checkFakeToken(token);
      const vaultId = `vault-${token}`;
      vault.set(vaultId, cardOf(token));
      return answered('storeCard', { vaultId, card: cardOf(token) });
    },
    async deleteCard({ vaultId }) {
      reached('deleteCard');
      vault.delete(vaultId);
      answered('deleteCard', undefined);
    },
    async authorize(request) {
      reached('authorize');
      asked.push(request);
      if (fake.mode === 'late') {
        late.push(request);
        throw silence('authorize');
      }
      return answered('authorize', authorize(request));
    },
    async findAuthorization({ reference }) {
      reached('findAuthorization');
      return books.find(reference);
    },
    async capture({ reference }) {
      reached('capture');
      const outcome = books.capture(reference);
      return outcome === 'captured' ? answered('capture', outcome) : outcome;
    },
    async void({ reference }) {
      reached('void');
      return answered('void', books.void(reference));
    },
    async refund(request) {
      reached('refund');
      books.refund(request);
      answered('refund', undefined);
    },
  };
  const fake: FakePayments = {
    port,
    asked,
    charges: books.charges,
    sessions,
    foreign,
    cards,
    vault,
    plans,
    planTerms: { providerName: 'Fernpay', minMinor: 3000, maxMinor: 150_000, dueInDays: [0, 30, 60] },
    mode: 'up',
    catchUp: () => {
      for (const request of late.splice(0)) authorize(request);
    },
    endChallenge(reference, end) {
      books.endChallenge(reference, end);
      const ended = books.find(reference);
      if (ended?.outcome === 'approved' && ended.vaultId !== undefined)
        vault.set(ended.vaultId, cardOf(asked.find((request) => request.reference === reference)?.token ?? ''));
    },
    acceptPlan(sessionId) {
      const session = sessionOf(sessionId);
      if (!session?.amount) throw new TypeError(`${sessionId} is no session for a plan.`);
      const { amount, subject } = session;
      const part = Math.floor(amount.amountMinor / 3);
      const accepted = {
        outcome: 'accepted' as const,
        token: makeFakeToken(fakeTokens.approved),
        subject,
        amount,
        providerName: 'Fernpay',
        instalments: [0, 30, 60].map((dueInDays, index) => ({
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
