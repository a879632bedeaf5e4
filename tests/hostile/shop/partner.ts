import { existsSync, readFileSync } from 'node:fs';
import { createPaymentSandbox } from '#demo/partners/payments/payment-sandbox.ts';
import type { LedgerEntry } from '#demo/partners/payments/charges/ledger.ts';
import { listen } from '#server/http/listen.ts';
import { serveFetch } from '#server/testing/serve-fetch.ts';
import { createFaultyPartner, type FaultyPartner } from './faulty-partner.ts';

/** The payment partner in this process, which outlives every killed host. */
export interface Partner {
  readonly origin: string;
  readonly key: string;
  readonly faultyPartner: FaultyPartner;
  /** Its current ledger, by reference. */
  books(): ReadonlyMap<string, LedgerEntry>;
  /** Creates a card token like the partner's frame. */
  createToken(sessionId: string, number: string): Promise<string>;
  close(): Promise<void>;
}

const key = 'partners-of-the-hostile-run';

export async function startPartner(ledgerFile: string): Promise<Partner> {
  const sandbox = createPaymentSandbox({ secret: `sealed ${key}`, key, ledgerFile, clock: { now: () => new Date() } });
  const mischief = createFaultyPartner(sandbox);
  const { port, close } = await listen(serveFetch(mischief.fetch), 0, 'nothing');
  const origin = `http://localhost:${port}`;
  return {
    origin,
    key,
    faultyPartner: mischief,
    books() {
      const text = existsSync(ledgerFile) ? readFileSync(ledgerFile, 'utf8') : '';
      const entries = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LedgerEntry);
      return new Map(entries.map((entry) => [entry.reference, entry]));
    },
    async createToken(session, number) {
      const entries = { session, number, expiry: '12/39', cvc: '123', name: 'Robin Vale' };
      const request = new Request(`${origin}/payments/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entries),
      });
      const response = await sandbox(request);
      const text = await response.text();
      if (response.status !== 201) throw new Error(`the card's frame answered ${response.status}: ${text}`);
      return (JSON.parse(text) as { readonly token: string }).token;
    },
    close: () => close(0),
  };
}
