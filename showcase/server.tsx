import { definitions } from '#blocks/index.ts';
import { sanitizeHtml } from '#blocks/parts/sanitize-html.ts';
import { createCalls, type Service } from '#commerce/client/calls.ts';
import { inContext, type CallContext } from '#commerce/client/call-context.ts';
import type { RenderEnv } from '#engine/env.ts';
import { createParser } from '#engine/parse/parse.ts';
import { createRenderer } from '#engine/render/renderer.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import { showcase as getShowcase } from '#generated/calls/showcase.ts';
import { blockFields } from '#generated/content/fields.ts';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { validateBlockFirst } from '#generated/content/validators-first.js';
import type { Settings } from '#settings/create-settings.ts';
import { createStyleCollector } from '#ui/styles/style-collector.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { messageLocaleOf } from '#messages/runtime/message-locale.ts';
import { renderDocument, type EntryStatics } from './document.tsx';
import { readShowcaseQuery, type ShowcaseQuery, type ShowcaseSites } from './query.ts';
import type { ShowcaseEntry, ViewerData } from './viewer.tsx';

export interface ShowcasePorts {
  readonly content: Service;
  readonly accessKey: string;
  readonly sites: ShowcaseSites & { readonly locales: readonly { readonly path: string; readonly region: CallContext['region'] }[] };
  /** Origins of the pages that may frame the showcase and sync scrolling with it. */
  readonly editorOrigins: readonly string[];
  /** Addresses of the browser's scripts, in order. */
  readonly scripts: readonly string[];
  readonly settings: Settings;
  readonly log: { error(sentence: string, data?: Readonly<Record<string, unknown>>): void };
}

/** Nobody in particular looks: every experience shows its baseline, every segmentation its own. */
const visitor: Visitor = { decisions: {}, segments: new Set(['loggedout', 'cart-empty']) };

/** The showcase as a fetch handler. */
export async function createShowcase(ports: ShowcasePorts): Promise<{ fetch(request: Request): Promise<Response> }> {
  const styles = createStyleCollector();
  const log = (line: string): void => ports.log.error(line);
  const renderer = await createRenderer({
    definitions,
    styles: { wrap: styles.wrap, cssOf: styles.cssText },
    messages: ({ locale }) => blockMessages[messageLocaleOf(locale)],
    settings: ports.settings.forBlocks,
    log,
  });
  const parser = createParser({
    definitions,
    validators: { publish: validateBlockFirst, preview: validateBlockAll },
    fields: blockFields,
    sanitizeHtml,
    log,
  });
  const docTypes = Object.keys(validateBlockAll).toSorted();

  return {
    async fetch(request) {
      const url = new URL(request.url);
      const query = readShowcaseQuery(url.searchParams, ports.sites);
      const env: RenderEnv = { locale: query.locale, brand: query.brand, siteId: siteIdOf(query), mode: 'preview' };
      const { results, statics, preloadTypes } = await show(query, env);
      const { defaultBrand, brands } = ports.sites;
      const data: ViewerData = {
        query,
        sites: { defaultBrand, brands: brands.map(({ id, name, locales, defaultLocale }) => ({ id, name, locales, defaultLocale })) },
        docTypes,
        env,
        ...(results ? { results } : {}),
      };
      const origins = [url.origin, ...ports.editorOrigins];
      return renderDocument({ data, statics, preloadTypes, origins, styles, blocks: renderer.blocks, scripts: ports.scripts });
    },
  };

  async function show(
    query: ShowcaseQuery,
    env: RenderEnv,
  ): Promise<{ results?: ViewerData['results']; statics: EntryStatics; preloadTypes: readonly string[] }> {
    if (query.docType === '') return { statics: [], preloadTypes: [] };
    const answer = await load(query).catch((error: unknown) =>
      ports.log.error('[cairn] [showcase] the blocks could not be fetched', { docType: query.docType, reason: String(error) }),
    );
    // A failed fetch clears the result and shows nothing.
    if (!answer) return { statics: [], preloadTypes: [] };
    const preloadTypes = new Set<string>();
    const statics: ReadonlyMap<string, { readonly html: string }>[] = [];
    const entries = answer.result.map(({ id, name, block }, index): ShowcaseEntry => {
      const parsed = parser.parse({ id, name, components: [block] }, 'preview');
      const page = renderer.render(resolve(parsed, visitor), env, { scope: `entry-${index + 1}` });
      for (const type of page.preloadTypes) preloadTypes.add(type);
      statics.push(page.statics);
      return { id, name, nodes: page.payload };
    });
    return { results: { entries, total: answer.total }, statics, preloadTypes: [...preloadTypes] };
  }

  function load({ docType, layoutVariant, limit, brand, locale }: ShowcaseQuery) {
    const region = ports.sites.locales.find(({ path }) => path === locale)?.region ?? 'NORA';
    const siteId = siteIdOf({ brand, locale });
    const wireLocale = locale.replace(/-(..)$/, (_, country: string) => `_${country.toUpperCase()}`);
    const calls = createCalls(ports.content, {
      ...inContext(() => ({
        siteId,
        brand,
        wireLocale,
        region,
        channel: 'ECOMM',
        accessKey: ports.accessKey,
        correlationId: crypto.randomUUID(),
      })),
      timeout: ports.settings.everywhere.timeLimits.contentCall,
      repeats: 'allow',
    });
    return getShowcase(calls, {
      mode: 'preview',
      siteId,
      docType,
      limit: limit as 10 | 20 | 50,
      ...(layoutVariant ? { layoutVariant } : {}),
    });
  }
}

function siteIdOf({ brand, locale }: Pick<ShowcaseQuery, 'brand' | 'locale'>): string {
  return `${brand}-${locale.split('-')[1] ?? ''}`.toUpperCase();
}
