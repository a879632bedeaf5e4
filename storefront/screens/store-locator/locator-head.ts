import { locatorPath } from '#commerce/stores/store-address.ts';
import type { Page } from '#generated/content/types.ts';
import { storesMessages } from '#generated/messages/stores/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { HeadData } from '../../canvas/canvas-data.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { renderDocumentHead } from '../../seo/document-head.ts';
import { createHeadData, type HeadSource } from '../../seo/head-data.ts';

/** The head of the locator. Every search has the locator's own address as its canonical one, the only one that search engines index. */
export function createLocatorHead(page: Page | undefined, context: RequestContext): HeadData {
  const { title, lead } = getMessages(storesMessages, context.site.locale);
  const source: HeadSource = {
    status: 200,
    page: page ?? { ...noPage, name: title, seo: { title, description: lead } },
    route: { kind: 'landing', slug: locatorPath.slice(1), path: locatorPath },
    context,
  };
  const head = createHeadData(source);
  const isSearch = context.url.search !== '';
  context.document.record({ head: [renderDocumentHead({ ...source, head, parser: context.services.parser })] });
  return { ...head, noIndex: head.noIndex || isSearch };
}

const noPage = { id: 'store-locator', type: 'page', slug: locatorPath.slice(1), components: [] } as unknown as Page;
