import { Hono } from 'hono';
import { z } from 'zod';
import { validateInput, readJson, respondWithError } from '../../sandbox/respond-with-error.ts';
import { requireKey } from '../../sandbox/require-key.ts';
import type { Seal } from '../../sandbox/seal.ts';
import { rejectToken } from '../reject-token.ts';
import { sealed, subject } from '../requests.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session-request.ts';
import { computeInstallments, planProvider, getPlanTerms } from './plan-terms.ts';
import type { Plans } from './plans.ts';

export interface PlanCallsOptions {
  readonly key: string;
  readonly sessions: Seal<Session>;
  readonly plans: Plans;
}

const planRequest = z.strictObject({ sessionId: sealed, subject });
const termsQuery = z.object({ currency: z.string().length(3), country: z.string().length(2) });

/** Requests of a shop's server about plans. */
export function createPlanCalls({ key, sessions, plans }: PlanCallsOptions): Hono {
  const app = new Hono();
  const withKey = requireKey(key);

  app.get('/plan-terms', withKey, (c) => {
    const input = validateInput(termsQuery, c.req.query());
    if (!input.ok) return input.respondWithError(c);
    const terms = getPlanTerms(input.value.currency, input.value.country);
    return terms
      ? c.json({ providerName: planProvider, ...terms })
      : respondWithError(c, 404, 'no-plans', 'Plans are not available in this country and currency.');
  });

  app.post('/plans', withKey, async (c) => {
    const input = validateInput(planRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const opened = await openSession(sessions, input.value.sessionId, ['pay-later']);
    if (!opened.ok || opened.session.subject !== input.value.subject || !opened.session.amount) return rejectToken(c, 'invalid');
    const { amount, subject: own } = opened.session;
    const plan = plans.find(input.value.sessionId);
    if (!plan) return c.json({ outcome: opened.isExpired ? 'abandoned' : 'pending' });
    if (plan.outcome !== 'accepted') return c.json({ outcome: plan.outcome });
    const { outcome, token } = plan;
    return c.json({ outcome, token, subject: own, amount, providerName: planProvider, installments: computeInstallments(amount) });
  });

  return app;
}
