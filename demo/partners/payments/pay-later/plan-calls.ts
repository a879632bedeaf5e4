import { Hono } from 'hono';
import { z } from 'zod';
import { judge, readJson, refuse } from '../../sandbox/refusals.ts';
import { requireKey } from '../../sandbox/require-key.ts';
import type { Seal } from '../../sandbox/seal.ts';
import { refuseToken } from '../refuse-token.ts';
import { sealed, subject } from '../requests.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session-request.ts';
import { instalmentsOf, planProvider, planTermsOf } from './plan-terms.ts';
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
    const asked = judge(termsQuery, c.req.query());
    if (!asked.ok) return asked.refuse(c);
    const terms = planTermsOf(asked.value.currency, asked.value.country);
    return terms ? c.json({ providerName: planProvider, ...terms }) : refuse(c, 404, 'no-plans', 'No plans are offered there.');
  });

  app.post('/plans', withKey, async (c) => {
    const asked = judge(planRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const opened = await openSession(sessions, asked.value.sessionId, ['pay-later']);
    if (!opened.ok || opened.session.subject !== asked.value.subject || !opened.session.amount) return refuseToken(c, 'invalid');
    const { amount, subject: own } = opened.session;
    const plan = plans.find(asked.value.sessionId);
    if (!plan) return c.json({ outcome: opened.isExpired ? 'abandoned' : 'pending' });
    if (plan.outcome !== 'accepted') return c.json({ outcome: plan.outcome });
    const { outcome, token } = plan;
    return c.json({ outcome, token, subject: own, amount, providerName: planProvider, instalments: instalmentsOf(amount) });
  });

  return app;
}
