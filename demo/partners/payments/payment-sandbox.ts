import { setTimeout } from 'node:timers/promises';
import { createSandboxApp } from '../sandbox/sandbox-app.ts';
import { createSeal, type Clock } from '../sandbox/seal.ts';
import { createChallengeCalls } from './acs/challenge-calls.ts';
import { loadAssets } from './assets.ts';
import { createCardFieldCalls } from './card-fields/card-field-calls.ts';
import { createChargeCalls } from './charges/charge-calls.ts';
import { createCharges } from './charges/charges.ts';
import { createLedger } from './charges/ledger.ts';
import type { Pause } from './charges/response-timing.ts';
import { createPlanCalls } from './pay-later/plan-calls.ts';
import { createPlanPages } from './pay-later/plan-pages.ts';
import { createPlans } from './pay-later/plans.ts';
import { createSessionCalls } from './sessions/session-calls.ts';
import { sessionRequest } from './sessions/session-request.ts';
import { tokenClaims } from './token-claims.ts';
import { createVaultCalls } from './vault/vault-calls.ts';
import { createVault } from './vault/vault.ts';
import { createWalletCalls } from './wallet/wallet-calls.ts';

export interface PaymentSandboxOptions {
  /** Seals sessions, tokens and stored cards. Must be the same on every host and after a restart, otherwise none of them opens. */
  readonly secret: string;
  /** The key that a shop's server sends as `x-partners-key`. */
  readonly key: string;
  readonly clock: Clock;
  /** Waits for a card that responds late; by default as long as the card defines. */
  readonly pause?: Pause;
  /** File of the charges, plans and stored cards; in memory by default. */
  readonly ledgerFile?: string;
  readonly plansFile?: string;
  readonly vaultFile?: string;
  /** A woff2 file for the card fields; without one they use the system's typeface. */
  readonly typeface?: Uint8Array;
  /** Shops that may frame the fields; by default any shop with the key. */
  readonly shopOrigins?: readonly string[];
}

const bodyBytes = 8192;
const sessionMinutes = 60;
const tokenMinutes = 30;

/**
 * The payment partner, below `/payments`: card fields in a frame, challenges of the issuer, plans, a wallet, stored cards and
 * authorizations. It does not store card numbers; the data that it needs later is sealed.
 */
export function createPaymentSandbox(options: PaymentSandboxOptions): (request: Request) => Promise<Response> {
  const { secret, clock } = options;
  const sessions = createSeal({ secret, purpose: 'session', schema: sessionRequest, minutes: sessionMinutes, clock });
  const tokens = createSeal({ secret, purpose: 'card', schema: tokenClaims, minutes: tokenMinutes, clock });
  const planTokens = createSeal({ secret, purpose: 'card', schema: tokenClaims, minutes: sessionMinutes, clock });
  const vault = createVault({ secret, clock, file: options.vaultFile });
  const charges = createCharges({ secret, clock, ledger: createLedger(options.ledgerFile), vault });
  const plans = createPlans({ tokens: planTokens, file: options.plansFile });
  const ports = { ...options, sessions, tokens, vault, charges, plans, pause: options.pause ?? setTimeout };

  const app = createSandboxApp({ path: '/payments', bodyBytes, assets: loadAssets(options.typeface) });
  app.route('/', createSessionCalls(ports));
  app.route('/', createCardFieldCalls(ports));
  app.route('/', createChargeCalls(ports));
  app.route('/', createChallengeCalls(ports));
  app.route('/', createVaultCalls(ports));
  app.route('/', createPlanCalls(ports));
  app.route('/', createPlanPages(ports));
  app.route('/', createWalletCalls(ports));
  return async (request) => app.fetch(request);
}
