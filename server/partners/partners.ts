import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Express } from 'express';
import type { Log } from '#backend/ports.ts';
import { createBotCheckSandbox } from '#demo/partners/bot-check/bot-check-sandbox.ts';
import { createGallerySandbox, MAX_BODY_BYTES } from '#demo/partners/galleries/gallery-sandbox.ts';
import { createPaymentSandbox } from '#demo/partners/payments/payment-sandbox.ts';
import { createPlayerSandbox } from '#demo/partners/players/player-sandbox.ts';
import { createTranslationSandbox } from '#demo/partners/translation/translation-sandbox.ts';
import { handleErrors, createApp } from '../ingress/create-app.ts';
import { createPlainTextError as createErrorResponse } from '../ingress/error-responses.ts';
import type { IsTrustedProxy } from '../ingress/trusted-proxies.ts';
import { createExpressHandler } from '../ingress/node-fetch.ts';

export interface PartnersSettings {
  /** Secret shared by the shop's server and the sandboxes. */
  readonly key: string;
  /** Shops that may frame a sandbox's fields; by default any that a holder of the key names. */
  readonly shopOrigins?: readonly string[];
  /** Folder of the payment partner's charges, plans and stored cards; in memory by default. */
  readonly paymentsFolder?: string;
  readonly trustsProxy: IsTrustedProxy;
  readonly log: Log;
}

/** Longest body in bytes, except photos. Each sandbox has a shorter limit of its own. */
const LONGEST_BODY = 64 * 1024;

/**
 * The sandboxes of the partners, on an origin of their own: payments, bot checks, players, galleries and translations. It has a health
 * check; other paths get a plain-text 404.
 */
export function createPartners({ key, shopOrigins, paymentsFolder, trustsProxy, log }: PartnersSettings): Express {
  const app = createApp({ hosts: undefined, isDevelopment: false, trustsProxy, createErrorResponse });
  app.get('/', (_, response) => {
    response
      .type('text')
      .send(
        "Cairn: the partners' sandboxes.\nPayments: /payments\nBot check: /bot-check\nPlayers: /players\nGalleries: /galleries\nTranslation: /translation\nHealth: /health\n",
      );
  });
  const payments = createPaymentSandbox({
    secret: `payments:${key}`,
    key,
    shopOrigins,
    ...(paymentsFolder !== undefined && {
      ledgerFile: path.join(paymentsFolder, 'payments.jsonl'),
      plansFile: path.join(paymentsFolder, 'plans.jsonl'),
      vaultFile: path.join(paymentsFolder, 'cards.jsonl'),
    }),
    clock: { now: () => new Date() },
    typeface: readFileSync(new URL('../../ui/fonts/archivo-frame.woff2', import.meta.url)),
  });
  app.use('/payments', createExpressHandler(payments, { bodyLimit: () => LONGEST_BODY, createErrorResponse }));
  const botCheck = createBotCheckSandbox({ secret: `bot-check:${key}`, key, clock: { now: () => new Date() } });
  app.use('/bot-check', createExpressHandler(botCheck, { bodyLimit: () => LONGEST_BODY, createErrorResponse }));
  app.use('/players', createExpressHandler(createPlayerSandbox(), { bodyLimit: () => LONGEST_BODY, createErrorResponse }));
  const galleries = createGallerySandbox({ clock: { now: () => new Date() }, shopOrigins });
  app.use('/galleries', createExpressHandler(galleries, { bodyLimit: () => MAX_BODY_BYTES, createErrorResponse }));
  app.use('/translation', createExpressHandler(createTranslationSandbox({ key }), { bodyLimit: () => LONGEST_BODY, createErrorResponse }));
  app.use((request, response) => {
    response.status(404).type('text').send(`No sandbox serves ${request.path}.\n`);
  });
  app.use(handleErrors(createErrorResponse, log));
  return app;
}
