import {
  PaymentTokenError,
  PaymentsUnavailableError,
  type AuthorizationAnswer,
  type AuthorizationRequest,
  type CardSummary,
  type PaymentSessionRequest,
  type PaymentsPort,
} from '../payments.ts';

/** Tokens that the fake knows, each named after what comes of it; any other is invalid. */
export const fakeTokens = {
  approved: 'token-approved',
  declined: 'token-declined',
  expired: 'token-expired-card',
  fraud: 'token-fraud',
  authenticate: 'token-authenticate',
  /** A token whose half hour is over. */
  outdated: 'token-outdated',
} as const;

const fakeCard: CardSummary = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };

export interface FakePayments {
  readonly port: PaymentsPort;
  /** Every charge asked for, repeated ones too, in their order. */
  readonly asked: readonly AuthorizationRequest[];
  /** Charges that were really made, by reference. */
  readonly charged: ReadonlyMap<string, AuthorizationAnswer>;
  readonly sessions: readonly PaymentSessionRequest[];
  /** How it behaves from now on: `down` does nothing and is silent; `deaf` charges, but its answer is lost. */
  mode: 'up' | 'down' | 'deaf';
}

/** A payment partner in memory, idempotent by reference, that a test may take down. */
export function createFakePayments(): FakePayments {
  const asked: AuthorizationRequest[] = [];
  const charged = new Map<string, AuthorizationAnswer>();
  const sessions: PaymentSessionRequest[] = [];

  const standing = (call: string): void => {
    if (fake.mode === 'down') throw new PaymentsUnavailableError(call, 'timeout');
  };
  const port: PaymentsPort = {
    async createSession(request) {
      standing('createSession');
      sessions.push(request);
      const sessionId = `session-${sessions.length}`;
      const origin = 'https://partners.example';
      return { sessionId, frameUrl: `${origin}/payments/card-frame?session=${sessionId}`, origin, expiresAt: '2026-11-21T10:00:00.000Z' };
    },
    async describe(token) {
      standing('describe');
      judgeToken(token);
      return { card: fakeCard, expiresAt: '2026-11-21T09:30:00.000Z' };
    },
    async authorize(request) {
      standing('authorize');
      asked.push(request);
      const answer = charged.get(request.reference) ?? answerTo(request);
      charged.set(request.reference, answer);
      if (fake.mode === 'deaf') throw new PaymentsUnavailableError('authorize', 'timeout');
      return answer;
    },
    async findAuthorization({ reference }) {
      standing('findAuthorization');
      return charged.get(reference) ?? null;
    },
  };
  const fake: FakePayments = { port, asked, charged, sessions, mode: 'up' };
  return fake;
}

function answerTo({ token, reference }: AuthorizationRequest): AuthorizationAnswer {
  judgeToken(token);
  for (const outcome of ['declined', 'expired', 'fraud', 'authenticate'] as const) if (token === fakeTokens[outcome]) return { outcome };
  return { outcome: 'approved', authorizationId: `auth-${reference}` };
}

function judgeToken(token: string): void {
  if (token === fakeTokens.outdated) throw new PaymentTokenError('expired');
  if (!Object.values<string>(fakeTokens).includes(token)) throw new PaymentTokenError('invalid');
}
