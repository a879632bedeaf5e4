import type { Counted, Limiter } from '../../limits/limiter.ts';
import type { Log } from '../../ports.ts';
import type { CallContext } from '../../router/call-context.ts';
import { CallError } from '../../router/call-error.ts';
import { sha256 } from '../tokens/code-challenge.ts';

/** What is protected from robots. */
export type CheckedAction = 'sign-in' | 'sign-up' | 'reset-password' | 'place-order' | 'shipping-address' | 'contact';

export interface BotCheck {
  readonly action: CheckedAction;
  /** What the challenge gave the client. */
  readonly response: string;
  /** The client's. */
  readonly address: string | undefined;
}

/** Whoever sets the challenges. */
export interface BotCheckPort {
  /** Whether the response is that of a challenge for this action that was met; it is good once. What it throws lets the call pass. */
  verify(check: BotCheck): Promise<boolean>;
  /** The page for a frame in which a client meets the challenge. */
  challengeUrl(action: CheckedAction): string;
}

/** "adaptive" asks those alone who have failed, or done it, more often than people do. */
export type BotCheckRule = 'never' | 'adaptive' | 'always';

export type BotCheckRules = (action: CheckedAction, context: Pick<CallContext, 'siteId' | 'locale'>) => BotCheckRule;

export interface CheckedCall {
  readonly action: CheckedAction;
  /** Undefined where the challenge was not met. */
  readonly response: string | undefined;
  readonly context: Pick<CallContext, 'address' | 'siteId' | 'locale'>;
  /** Who or what is attacked where a robot calls from many addresses. */
  readonly about?: string;
}

export interface BotChecks {
  /** Throws 403 AUT403 for a call that has to show that it is a person's and does not. */
  assertHuman(call: CheckedCall): Promise<void>;
  /** Counts what people seldom do: a wrong password, a card that is refused. */
  noteFailure(call: Omit<CheckedCall, 'response'>): Promise<void>;
}

/** Where nobody sets challenges everything passes. */
export const noBotChecks: BotChecks = { assertHuman: async () => undefined, noteFailure: async () => undefined };

/** Of these each call counts; of the others those that fail. */
const countsEach: ReadonlySet<CheckedAction> = new Set(['sign-up', 'reset-password', 'shipping-address', 'contact']);

function countedOf({ action, context: { address }, about }: Omit<CheckedCall, 'response'>): readonly Counted[] {
  const subjectOf = (who: string | undefined): string | undefined => (who === undefined ? undefined : `${action} ${who}`);
  return [address, about === undefined ? undefined : sha256(about)].map((who) => ({ rate: 'unchecked', subject: subjectOf(who) }));
}

export interface BotChecksOptions {
  readonly port: BotCheckPort;
  readonly rules: BotCheckRules;
  readonly limiter: Limiter;
  readonly log: Log;
}

export function createBotChecks({ port, rules, limiter, log }: BotChecksOptions): BotChecks {
  const isSuspect = async (call: CheckedCall): Promise<boolean> =>
    (countsEach.has(call.action) ? await limiter.count(countedOf(call)) : limiter.waitOf(countedOf(call))) > 0;

  const passes = async ({ action, response, context: { address } }: CheckedCall): Promise<boolean> => {
    if (response === undefined) return false;
    try {
      return await port.verify({ action, response, address });
    } catch (error) {
      // Rates and locks hold without it; a shop that lets nobody in does not sell.
      log.error('[cairn] [bot-check] nobody answers, and calls pass unchecked', { action, reason: String(error) });
      return true;
    }
  };

  return {
    async assertHuman(call) {
      const rule = rules(call.action, call.context);
      if (rule === 'never') return;
      if (rule === 'adaptive' && call.response === undefined && !(await isSuspect(call))) return;
      if (await passes(call)) return;
      const additionalInfo = { challengeUrl: port.challengeUrl(call.action) };
      throw new CallError(403, 'AUT403', [{ message: 'The bot-check was not passed.', additionalInfo }]);
    },
    async noteFailure(call) {
      if (rules(call.action, call.context) === 'adaptive') await limiter.count(countedOf(call));
    },
  };
}
