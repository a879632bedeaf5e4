import { setTimeout } from 'node:timers/promises';
import { loadAssets } from './assets.ts';
import { createCharges } from './charges.ts';
import { createFrameCalls } from './frame-calls.ts';
import { createLedger } from './ledger.ts';
import type { Pause } from './manners.ts';
import { cardClaims, sessionRequest } from './requests.ts';
import { createSandboxApp } from '../sandbox/sandbox-app.ts';
import { createSeal, type Clock } from '../sandbox/seal.ts';
import { createShopCalls } from './shop-calls.ts';

export interface PaymentSandboxOptions {
  /** Seals sessions and tokens. The same on every host and after a restart, else what was given out no longer opens. */
  readonly secret: string;
  /** What a shop's server sends as `x-partners-key`. */
  readonly key: string;
  readonly clock: Clock;
  /** Waits for a card that answers late; by default as long as it says. */
  readonly pause?: Pause;
  /** Where the books are kept; in memory by default. */
  readonly ledgerFile?: string;
  /** A woff2 file for the fields; without one they are set in the system's face. */
  readonly typeface?: Uint8Array;
  /** Shops that may frame the fields; by default any that a holder of the key names. */
  readonly shopOrigins?: readonly string[];
}

const bodyBytes = 4096;
const sessionMinutes = 60;
const tokenMinutes = 30;

/**
 * The payment partner, below `/payments`: card fields in a frame of its own, tokens for cards, and authorisations. It forgets a card
 * number with the call that brought it; sessions and tokens hold what is needed, sealed, and its books hold what became of each charge.
 */
export function createPaymentSandbox(options: PaymentSandboxOptions): (request: Request) => Promise<Response> {
  const { secret, clock } = options;
  const sessions = createSeal({ secret, purpose: 'session', schema: sessionRequest, minutes: sessionMinutes, clock });
  const tokens = createSeal({ secret, purpose: 'card', schema: cardClaims, minutes: tokenMinutes, clock });

  const app = createSandboxApp({ path: '/payments', bodyBytes, assets: loadAssets(options.typeface) });
  app.route('/', createFrameCalls({ ...options, sessions, tokens }));
  const charges = createCharges(secret, createLedger(options.ledgerFile));
  app.route('/', createShopCalls({ ...options, sessions, tokens, charges, pause: options.pause ?? setTimeout }));
  return async (request) => app.fetch(request);
}
