import { redirect, type LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../contexts.ts';
import { chooseLocale, localeCookie } from '../site/choose-locale.ts';

/** "/" leads to a locale: the remembered one, or what the browser asks for. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { brand, cookies, headers, url } = context.get(requestContext);
  const locale = chooseLocale(brand, cookies[localeCookie], headers.get('accept-language'));
  return redirect(`/${locale}${url.search}`, {
    status: 302,
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' },
  });
}
