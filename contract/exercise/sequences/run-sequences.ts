import { openCaller, SignInError, type CallerOptions } from '../caller.ts';
import { addressSequence } from './address-sequence.ts';
import { cartSequence } from './cart-sequence.ts';
import { favoritesSequence } from './favorites-sequence.ts';
import { orderSequence } from './order-sequence.ts';
import { SequenceError, type Sequence } from './sequence.ts';
import { subscriptionSequence } from './subscription-sequence.ts';

const sequences: readonly Sequence[] = [addressSequence, cartSequence, favoritesSequence, subscriptionSequence, orderSequence];

export interface SequenceOptions extends CallerOptions {
  readonly seed: number;
  readonly timeLeft: () => number;
}

/** Runs each sequence in each of its roles, each time in its own session. */
export async function runSequences({ seed, timeLeft, ...parts }: SequenceOptions): Promise<void> {
  const { report, target } = parts;
  for (const { name, roles, run } of sequences) {
    for (const role of roles) {
      if (timeLeft() <= 0) return;
      try {
        // oxlint-disable-next-line no-await-in-loop -- a sequence is a sequence
        const caller = await openCaller(parts, role);
        // oxlint-disable-next-line no-await-in-loop -- the same
        if (caller) await run({ caller, seed, target, skip: report.skip });
        else report.skip(`The sequence ${name} has no account of the role ${role}.`);
      } catch (error) {
        if (error instanceof SequenceError) report.add({ ...error.finding, request: `${name} (${role}): ${error.finding.request}` });
        else if (error instanceof SignInError) report.skip(`The sequence ${name} (${role}) got no token: ${error.message}.`);
        else throw error;
      }
    }
  }
}
