import { data, type ActionFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { screen as contactUs } from '../screens/contact-us/screen.ts';
import { screen as warranty } from '../screens/warranty/screen.ts';
import { contactForms, type ContactForm } from '../site/contact-paths.ts';

const screens = { 'contact-us': contactUs, warranty } as const satisfies Readonly<Record<ContactForm, unknown>>;

export const handle: RouteHandle = { mediaTypes: ['multipart/form-data'] };

/** Handles a contact form that a script sends, so that text and files stay when it is rejected. */
export async function action({ request, params, context: router }: ActionFunctionArgs): Promise<Response> {
  const form = contactForms.find((one) => one === params.form);
  if (form === undefined) throw data(null, { status: 404 });
  const { response } = await screens[form].send(await request.formData(), { params, context: router.get(requestContext) });
  return Response.json(response, { headers: { 'cache-control': 'no-store' } });
}
