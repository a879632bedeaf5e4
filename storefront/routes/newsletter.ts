import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { ServiceError } from '#commerce/client/service-error.ts';
import { createProfile } from '#generated/calls/create-profile.ts';
import { consumerDetailsLimits } from '#generated/openapi/limits.ts';
import { isEmail } from '#generated/validator-runtime.js';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { callsOf } from '../request/calls-of.ts';
import { requestContext, servicesContext } from '../request/contexts.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import type { FormResult } from '../parts/form-result-notice.tsx';
import type { RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';

const email = z.string().trim().max(consumerDetailsLimits.email.maxLength).refine(isEmail);
const signUp = z.object({ email, optIn: z.literal(true), campaignName: z.string().max(2000).startsWith('/').optional() });
const form = z.object({ email, policy: z.string().min(1) }).transform(({ email: address }) => ({ email: address, optIn: true as const }));

type SignUpResult = FormResult | 'too often';

export const handle: RouteHandle = { takes: ['application/json', 'application/x-www-form-urlencoded'] };

/** Nobody comes here by a link. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(`/${context.get(requestContext).site.locale}`);
}

/** Newsletter sign-up: JSON from a page's script, or a plain form, which is led back to its page with what became of it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const facts = context.get(requestContext);
  const isScript = request.headers.get('content-type')?.startsWith('application/json') === true;
  const campaign = pathOf(request.headers.get('referer')) ?? `/${facts.site.locale}`;
  const result = await signUpFor(
    isScript ? signUp.safeParse(await request.json().catch(() => null)) : form.safeParse(Object.fromEntries(await request.formData())),
    campaign,
    facts,
    context.get(servicesContext),
  );
  return isScript ? scriptAnswer(result, facts) : formAnswer(result, campaign);
}

async function signUpFor(
  parsed: z.ZodSafeParseResult<{ email: string; optIn: true; campaignName?: string }>,
  campaign: string,
  facts: RequestFacts,
  services: Services,
): Promise<SignUpResult> {
  if (!parsed.success) return 'invalid';
  const { site } = facts;
  const recipient = parsed.data.email;
  try {
    await createProfile(callsOf('commerce', facts, services), {
      body: {
        consumerDetails: { email: recipient, source: { acquisitionType: 'Signup', campaignName: parsed.data.campaignName ?? campaign } },
        subscriptions: [
          {
            type: 'Newsletter',
            channel: 'email',
            optin: true,
            doubleOptin: false,
            country: site.country,
            region: site.region,
            recipient,
            category: 'subscription',
            optinDate: services.now().toISOString(),
          },
        ],
      },
    });
    return 'success';
  } catch (error) {
    if (error instanceof ServiceError && error.status === 429) return 'too often';
    if (error instanceof ServiceError && error.status === 400) return 'invalid';
    services.log.error('[cairn] [newsletter] a sign-up failed', { reason: String(error), siteId: site.siteId });
    return 'failed';
  }
}

const statuses = { invalid: 400, failed: 502, 'too often': 429 } as const;

function scriptAnswer(result: SignUpResult, { site }: RequestFacts): Response {
  const messages = messagesIn(storefrontMessages, site.locale);
  if (result === 'success') return Response.json({ message: messages.newsletterSuccess });
  return Response.json(
    { message: result === 'invalid' ? messages.newsletterInvalid : messages.newsletterFailed },
    { status: statuses[result] },
  );
}

function formAnswer(result: SignUpResult, path: string): Response {
  return redirect(`${path}?newsletter=${result === 'too often' ? 'failed' : result}`, { status: 303 });
}

/** Only the path: the answer never leads to another site. */
function pathOf(referrer: string | null): string | undefined {
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).pathname.replace(/^\/+/, '/');
}
