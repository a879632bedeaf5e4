import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { createFramePolicy } from '../../sandbox/frame-policy.ts';
import { validateInput, respondWithError } from '../../sandbox/respond-with-error.ts';
import type { Seal } from '../../sandbox/seal.ts';
import { sealed } from '../requests.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session-request.ts';
import { renderPlanPage } from './plan-page.ts';
import type { Plans } from './plans.ts';

export interface PlanPagesOptions {
  readonly sessions: Seal<Session>;
  readonly plans: Plans;
}

const pageQuery = z.object({ session: sealed });
const submission = z.object({ action: z.enum(['accept', 'decline', 'back']), email: z.string().max(200).default('') });

/** Fernpay's hosted page, which works without scripts: it shows the plan and returns to the shop. */
export function createPlanPages({ sessions, plans }: PlanPagesOptions): Hono {
  const app = new Hono();

  const open = async (c: Context) => {
    // No script runs here, so its nonce is not used.
    c.header('content-security-policy', createFramePolicy('none', "'none'"));
    const query = validateInput(pageQuery, c.req.query());
    if (!query.ok) return query;
    const sessionId = query.value.session;
    const opened = await openSession(sessions, sessionId, ['pay-later']);
    return opened.ok ? { ...opened, sessionId } : opened;
  };

  app.get('/pay-later', async (c) => {
    const opened = await open(c);
    if (!opened.ok) return opened.respondWithError(c);
    const { session, sessionId, isExpired } = opened;
    const outcome = plans.find(sessionId)?.outcome;
    if (outcome === 'accepted') return c.redirect(createReturnUrl(session, sessionId), 303);
    c.header('content-security-policy', createFramePolicy('none', "'none'", `'self' ${session.shopOrigin}`));
    const state = outcome === 'declined' ? 'declined' : isExpired ? 'expired' : 'open';
    return c.html(renderPlanPage({ session, sessionId, state }), state === 'expired' ? 410 : 200);
  });

  app.post('/pay-later', async (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin')
      return respondWithError(c, 403, 'foreign-page', 'Only the page of Fernpay may submit its form.');
    const opened = await open(c);
    if (!opened.ok) return opened.respondWithError(c);
    const sent = validateInput(submission, await c.req.parseBody());
    if (!sent.ok) return sent.respondWithError(c);
    const { session, sessionId, isExpired } = opened;
    const { action, email } = sent.value;
    if (!isExpired) {
      if (action === 'back') plans.abandon(sessionId);
      else if (action === 'decline' || /^declined@/i.test(email.trim())) plans.decline(sessionId);
      else await plans.accept(sessionId, session);
    }
    const isDeclinedNow = action !== 'back' && plans.find(sessionId)?.outcome === 'declined';
    return c.redirect(
      isDeclinedNow ? `/payments/pay-later?${new URLSearchParams({ session: sessionId })}` : createReturnUrl(session, sessionId),
      303,
    );
  });

  return app;
}

/** The shop's return page, with the session and nothing else. */
function createReturnUrl({ returnUrl }: Session, sessionId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('session', sessionId);
  return url.href;
}
