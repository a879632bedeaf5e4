import {
  PaymentTokenError,
  PaymentsUnavailableError,
  type AuthorizationAnswer,
  type AuthorizationRequest,
  type CardSummary,
  type PaymentSessionRequest,
  type PaymentsPort,
} from '../payments.ts';

/** Kinds of tokens that the fake knows, each named after what comes of it; any other is invalid. */
export const fakeTokens = {
  approved: 'token-approved',
  declined: 'token-declined',
  expired: 'token-expired-card',
  fraud: 'token-fraud',
  authenticate: 'token-authenticate',
  /** A token whose half hour is over. */
  outdated: 'token-outdated',
} as const;

let tokensMade = 0;

/** A token of its own; as a partner's, it is good once. */
export function makeFakeToken(kind: string): string {
  tokensMade += 1;
  return `${kind}~${tokensMade}`;
}

const kindOf = (token: string): string => token.split('~', 1)[0] ?? token;

const fakeCard: CardSummary = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };

/** What became of a charge. */
interface Charge {
  readonly answer: AuthorizationAnswer;
  standing: 'refused' | 'held' | 'taken' | 'voided' | 'returned';
}

type Mode = 'up' | 'down' | 'deaf' | 'late';

export interface FakePayments {
  readonly port: PaymentsPort;
  /** Every authorization asked for, repeated ones too, in their order. */
  readonly asked: readonly AuthorizationRequest[];
  /** Charges that the partner knows of, by reference. */
  readonly charges: ReadonlyMap<string, Charge>;
  readonly sessions: readonly PaymentSessionRequest[];
  /** Tokens that were made for another subject than the one that is asked about, and which the partner describes all the same. */
  readonly foreign: Map<string, string>;
  /**
   * How it behaves from now on: `down` does nothing and is silent; `deaf` does what it is asked, but its answer is lost; `late` is
   * silent, and authorizes once the test lets it.
   */
  mode: Mode;
  /** Authorizes what was asked for late. */
  catchUp(): void;
}

/** A payment partner in memory, idempotent by reference, that a test may take down. */
export function createFakePayments(): FakePayments {
  const asked: AuthorizationRequest[] = [];
  const late: AuthorizationRequest[] = [];
  const charges = new Map<string, Charge>();
  const sessions: PaymentSessionRequest[] = [];
  const foreign = new Map<string, string>();

  const authorize = (request: AuthorizationRequest): AuthorizationAnswer => {
    const known = charges.get(request.reference);
    if (known) return known.standing === 'voided' ? { outcome: 'voided' } : known.answer;
    const answer = answerTo(request);
    charges.set(request.reference, { answer, standing: answer.outcome === 'approved' ? 'held' : 'refused' });
    return answer;
  };
  const silence = (call: string): PaymentsUnavailableError => new PaymentsUnavailableError(call, 'timeout');
  const reached = (call: string): void => {
    if (fake.mode === 'down') throw silence(call);
  };
  /** The answer, unless it gets lost on its way. */
  const answered = <Answer>(call: string, answer: Answer): Answer => {
    if (fake.mode === 'deaf') throw silence(call);
    return answer;
  };
  const port: PaymentsPort = {
    async createSession(request) {
      reached('createSession');
      sessions.push(request);
      const sessionId = `session-${sessions.length}`;
      const origin = 'https://partners.example';
      return { sessionId, frameUrl: `${origin}/payments/card-frame?session=${sessionId}`, origin, expiresAt: '2026-11-21T10:00:00.000Z' };
    },
    async describe({ token, subject }) {
      reached('describe');
      judgeToken(token);
      return { card: fakeCard, expiresAt: '2026-11-21T09:30:00.000Z', subject: foreign.get(token) ?? subject };
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
    async challenge({ reference }) {
      reached('challenge');
      return charges.get(reference)?.answer ?? { outcome: 'declined' };
    },
    async findAuthorization({ reference }) {
      reached('findAuthorization');
      const charge = charges.get(reference);
      if (!charge) return null;
      return charge.standing === 'voided' ? { outcome: 'voided' } : charge.answer;
    },
    async capture({ reference }) {
      reached('capture');
      const charge = charges.get(reference);
      if (charge?.standing !== 'held' && charge?.standing !== 'taken') return 'refused';
      charge.standing = 'taken';
      return answered('capture', 'captured' as const);
    },
    async void({ reference }) {
      reached('void');
      const charge = charges.get(reference) ?? { answer: { outcome: 'voided' as const }, standing: 'voided' as const };
      charges.set(reference, charge);
      if (charge.standing === 'held') charge.standing = 'voided';
      return answered('void', charge.standing === 'taken' ? ('captured' as const) : ('voided' as const));
    },
    async refund({ reference }) {
      reached('refund');
      const charge = charges.get(reference);
      if (charge?.standing === 'taken') charge.standing = 'returned';
      answered('refund', undefined);
    },
  };
  const fake: FakePayments = {
    port,
    asked,
    charges,
    sessions,
    foreign,
    mode: 'up',
    catchUp: () => {
      for (const request of late.splice(0)) authorize(request);
    },
  };
  return fake;
}

function answerTo({ token, reference }: AuthorizationRequest): AuthorizationAnswer {
  judgeToken(token);
  for (const outcome of ['declined', 'expired', 'fraud', 'authenticate'] as const)
    if (kindOf(token) === fakeTokens[outcome]) return { outcome };
  return { outcome: 'approved', authorizationId: `auth-${reference}` };
}

function judgeToken(token: string): void {
  if (kindOf(token) === fakeTokens.outdated) throw new PaymentTokenError('expired');
  if (!Object.values<string>(fakeTokens).includes(kindOf(token))) throw new PaymentTokenError('invalid');
}
