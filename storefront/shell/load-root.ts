import type { LoaderFunctionArgs } from 'react-router';
import { getTextDirection } from '#messages/runtime/text-direction.ts';
import { requestContext } from '../request/router-context.ts';

export interface RootData {
  readonly lang: string;
  readonly dir?: 'rtl';
  readonly brand: string;
  readonly homeHref: string;
  /** True inside the app's web view. */
  readonly isWebview: boolean;
}

export function loadRoot({ context: router }: LoaderFunctionArgs): RootData {
  const { site, channel } = router.get(requestContext);
  const dir = getTextDirection(site.languageTag);
  return {
    lang: site.languageTag,
    ...(dir && { dir }),
    brand: site.brand,
    homeHref: `/${site.locale}`,
    isWebview: channel === 'MAPP',
  };
}
