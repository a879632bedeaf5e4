import { readFileSync } from 'node:fs';
import express, { type Express } from 'express';
import { createPaymentSandbox } from '#partners/payments/payment-sandbox.ts';
import { expressHandler } from './node-fetch.ts';

export interface PartnersSettings {
  /** Shared by the shop's server and the sandboxes. */
  readonly key: string;
  /** Shops that may frame a sandbox's fields; by default any that a holder of the key names. */
  readonly shopOrigins?: readonly string[];
  /** Where the payment partner keeps its books; in memory by default. */
  readonly ledgerFile?: string;
}

/**
 * The partners' sandboxes: other companies' systems on an origin of their own (architecture.md, "Partners' origin"). It serves payments
 * and answers for its health; what no sandbox serves is refused plainly.
 */
export function createPartners({ key, shopOrigins, ledgerFile }: PartnersSettings): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/', (_, response) => {
    response.type('text').send("Cairn: the partners' sandboxes.\nPayments: /payments\nHealth: /health\n");
  });
  app.get('/health', (_, response) => {
    response.json({ status: 'ok' });
  });
  const payments = createPaymentSandbox({
    secret: `payments:${key}`,
    key,
    shopOrigins,
    ledgerFile,
    clock: { now: () => new Date() },
    typeface: readFileSync(new URL('../../ui/fonts/archivo-frame.woff2', import.meta.url)),
  });
  app.use('/payments', expressHandler(payments));
  app.use((request, response) => {
    response.status(404).type('text').send(`No sandbox serves ${request.path}.\n`);
  });
  return app;
}
