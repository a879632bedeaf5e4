import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { consumerDetailsLimits, consumerSourceLimits } from '#generated/openapi/limits.ts';
import { isEmail } from '#generated/validator-runtime.js';
import { getReferringPage } from '../request/referring-page.ts';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { readFormResult } from '../parts/form-result.ts';
import { signUpForNewsletter, type NewsletterResult } from '../session/newsletter.ts';
import type { Site } from '../site/site.ts';

const email = z.string().trim().max(consumerDetailsLimits.email.maxLength).refine(isEmail);
/** The typed number with separators; it is shortened before it is sent. */
const phone = z.string().trim().max(40);
const campaignName = z.string().max(consumerSourceLimits.campaignName.maxLength).startsWith('/').optional();
const byMail = z.object({ channel: z.literal('email').default('email'), email: email.optional(), optIn: z.literal(true), campaignName });
const byText = z.object({ channel: z.literal('sms'), phone: phone.optional(), optIn: z.literal(true), campaignName });
const signUp = z.union([byText, byMail]);
const policy = z.string().min(1);
const form = z.union([
  z.object({ channel: z.literal('sms'), phone, policy }),
  z.object({ channel: z.literal('email').default('email'), email, policy }),
]);

export const handle: RouteHandle = { mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] };

/** No link leads to this address. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  return redirect(`/${router.get(requestContext).site.locale}`);
}

/** Newsletter sign-up: JSON from a page's script, or a plain form, which is redirected to its page with the result. */
export async function action({ request, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const isScript = request.headers.get('content-type')?.startsWith('application/json') === true;
  const page = getReferringPage(context)?.split('?', 1)[0] ?? `/${context.site.locale}`;
  const { success, data } = isScript
    ? signUp.safeParse(await request.json().catch(() => null))
    : form.safeParse(Object.fromEntries(await request.formData()));
  const result: NewsletterResult = success
    ? await signUpForNewsletter({ campaignName: page, ...data }, context)
    : { outcome: 'invalid', status: 400 };
  return isScript ? createScriptResponse(result, context.site) : redirect(`${page}?newsletter=${result.outcome}`, { status: 303 });
}

/** For an ordinary success, the block shows its own text, which editors can write. */
function createScriptResponse({ outcome, status, retryAfter }: NewsletterResult, { locale }: Site): Response {
  if (outcome === 'success' || outcome === 'success-sms') return Response.json({});
  const { text } = readFormResult(outcome, locale, { retryAfter }) ?? readFormResult('failed', locale) ?? {};
  return Response.json({ message: text }, { status });
}
