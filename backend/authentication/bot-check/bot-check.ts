import type { Counted, Limiter } from '../../limits/limiter.ts';
import type { Log } from '../../ports.ts';
import type { CallContext } from '../../router/call-context.ts';
import { CallError } from '../../router/call-error.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

/** Operations that are protected against bots. */
export type CheckedAction = 'sign-in' | 'sign-up' | 'reset-password' | 'place-order' | 'shipping-address' | 'contact';

export interface BotCheck {
  readonly action: CheckedAction;
  /** The token that the client received for the challenge. */
  readonly response: string;
  /** IP address of the client. */
  readonly address: string | undefined;
}

/** The challenge provider. */
export interface BotCheckPort {
  /**
   * Resolves to true when the token belongs to a passed challenge for this action; each token is valid once. When it throws, the request is
   * accepted.
   */
  verify(check: BotCheck): Promise<boolean>;
  /** URL of the challenge page, which the client shows in a frame. */
  getChallengeUrl(action: CheckedAction): string;
}

/** "adaptive" challenges only clients that failed, or repeated the action, unusually often. */
export type BotCheckRule = 'never' | 'adaptive' | 'always';

export type BotCheckRules = (action: CheckedAction, context: Pick<CallContext, 'siteId' | 'locale'>) => BotCheckRule;

export interface CheckedCall {
  readonly action: CheckedAction;
  /** Undefined when the client did not pass a challenge. */
  readonly response: string | undefined;
  readonly context: Pick<CallContext, 'address' | 'siteId' | 'locale'>;
  /** The account or resource under attack, so that requests from many addresses count together. */
  readonly about?: string;
}

export interface BotChecks {
  /** @throws CallError 403 AUT403 when the request requires a challenge and did not pass it. */
  assertHuman(call: CheckedCall): Promise<void>;
  /** Counts a failure that is rare for humans, such as a wrong password or a declined card. */
  recordFailure(call: Omit<CheckedCall, 'response'>): Promise<void>;
}

/** Accepts every request; used when no challenge provider is configured. */
export const noBotChecks: BotChecks = { assertHuman: async () => undefined, recordFailure: async () => undefined };

/** Actions that count every request; the others count only failures. */
const actionsCountingEachRequest: ReadonlySet<CheckedAction> = new Set(['sign-up', 'reset-password', 'shipping-address', 'contact']);

function getCountedSubjects({ action, context: { address }, about }: Omit<CheckedCall, 'response'>): readonly Counted[] {
  const createSubject = (shopper: string | undefined): string | undefined => (shopper === undefined ? undefined : `${action} ${shopper}`);
  return [address, about === undefined ? undefined : hashSha256(about)].map((shopper) => ({
    rate: 'unchecked',
    subject: createSubject(shopper),
  }));
}

export interface BotChecksOptions {
  readonly port: BotCheckPort;
  readonly rules: BotCheckRules;
  readonly limiter: Limiter;
  readonly log: Log;
}

export function createBotChecks({ port, rules, limiter, log }: BotChecksOptions): BotChecks {
  const isSuspect = async (call: CheckedCall): Promise<boolean> =>
    (actionsCountingEachRequest.has(call.action)
      ? await limiter.count(getCountedSubjects(call))
      : limiter.getWait(getCountedSubjects(call))) > 0;

  const isPassed = async ({ action, response, context: { address } }: CheckedCall): Promise<boolean> => {
    if (response === undefined) return false;
    try {
      return await port.verify({ action, response, address });
    } catch (error) {
      // Rate limits and locks still apply, so an outage of the provider must not stop sales.
      log.error('[cairn] [bot-check] the partner does not respond; requests pass without a check', { action, reason: String(error) });
      return true;
    }
  };

  return {
    async assertHuman(call) {
      const rule = rules(call.action, call.context);
      if (rule === 'never') return;
      if (rule === 'adaptive' && call.response === undefined && !(await isSuspect(call))) return;
      if (await isPassed(call)) return;
      const additionalInfo = { challengeUrl: port.getChallengeUrl(call.action) };
      throw new CallError(403, 'AUT403', [{ message: 'The bot check failed.', additionalInfo }]);
    },
    async recordFailure(call) {
      if (rules(call.action, call.context) === 'adaptive') await limiter.count(getCountedSubjects(call));
    },
  };
}
