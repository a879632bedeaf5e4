import type { ArticlesNeeded } from '#blocks/host/articles.ts';
import { definitions } from '#blocks/index.ts';
import { partnerScriptPolicy } from '#blocks/parts/galleries/partner-script.ts';
import { sanitizeHtml } from '#blocks/parts/text/sanitize-html.ts';
import { createCalls, type Service } from '#commerce/client/calls.ts';
import { createContextSettings, type CallContext } from '#commerce/client/call-context.ts';
import type { ResolvedNode } from '#engine/block.ts';
import type { PreloadedData } from '#engine/definition.ts';
import type { RenderEnv } from '#engine/env.ts';
import { createParser } from '#engine/parse/parse.ts';
import { createRenderer } from '#engine/render/renderer.ts';
import { collectNeeds, attachData } from '#engine/resolve/needs.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import { showcase as getShowcase } from '#generated/calls/showcase.ts';
import type { PreviewAccess } from '#engine/preview-access.ts';
import { blockFields } from '#generated/content/fields.ts';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { validateBlockFirst } from '#generated/content/validators-first.js';
import type { Settings } from '#settings/create-settings.ts';
import { getPartnerSources } from '#settings/partner-sources.ts';
import { createStyleCollector } from '#ui/styles/style-collector.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { articlesPath } from './articles-url.ts';
import { audiences, createVisitor } from './audiences.ts';
import { loadRecommendations, type RecommendationLists } from './load-recommendations.ts';
import { createContractsPage, type ContractPorts } from './contracts/create-contracts-page.tsx';
import { renderDocument, type EntryStatics } from './document.tsx';
import { explainEntry } from './explain-entry.ts';
import { renderEvents } from './events/render-events.tsx';
import { renderAccessDenied } from './render-access-denied.ts';
import type { ShowcaseQuery, ShowcaseSites } from './query.ts';
import { readArticleQuery } from './read-article-query.ts';
import { readShowcaseQuery } from './read-query.ts';
import { searchArticles } from './search-articles.ts';
import type { ShowcaseEntry, ViewerData } from './viewer.tsx';

interface ShowcaseLocale {
  readonly path: string;
  readonly region: CallContext['region'];
  /** ISO 4217. */
  readonly currency: string;
}

export interface ShowcasePorts {
  readonly content: Service;
  readonly personalization: Service;
  readonly accessKey: string;
  readonly partnersOrigin: string;
  readonly sites: ShowcaseSites & { readonly locales: readonly ShowcaseLocale[] };
  /** The id of the brand that a host, with or without port, belongs to. */
  readonly brandOfHost: (host: string) => string;
  /** The showcase contains drafts, so only visitors with preview access may see it. */
  readonly previewAccess: PreviewAccess;
  /** Origins of the pages that may frame the showcase and sync scrolling with it. */
  readonly editorOrigins: readonly string[];
  /** URLs of the browser's scripts, in order. */
  readonly scripts: readonly string[];
  readonly settings: Settings;
  readonly contract: ContractPorts;
  readonly log: { error(sentence: string, data?: Readonly<Record<string, unknown>>): void };
}

/** The showcase as a fetch handler. */
export async function createShowcase(ports: ShowcasePorts): Promise<{ fetch(request: Request): Promise<Response> }> {
  const styles = createStyleCollector();
  const log = (line: string): void => ports.log.error(line);
  const renderer = await createRenderer({
    definitions,
    styles: { wrap: styles.wrap, getCss: styles.cssText },
    messages: ({ locale }) => blockMessages[getMessageLocale(locale)],
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

  const getPageContext = (url: URL) => ({ origin: url.origin, editorOrigins: ports.editorOrigins, styles, scripts: ports.scripts });
  const respondWithContracts = createContractsPage(ports.contract, (url) => ({
    page: getPageContext(url),
    brandId: ports.brandOfHost(url.host),
  }));

  return {
    async fetch(request) {
      if (!(await ports.previewAccess.isGranted(request))) return renderAccessDenied(ports.editorOrigins);
      const url = new URL(request.url);
      const ofContracts = respondWithContracts(request);
      if (ofContracts) return ofContracts;
      const page = getPageContext(url);
      const brandOfHost = ports.brandOfHost(url.host);
      if (url.pathname === '/showcase/events') return renderEvents(page, brandOfHost);
      const query = readShowcaseQuery(url.searchParams, ports.sites, brandOfHost);
      if (url.pathname === articlesPath) return handleArticles(query, url.searchParams);
      const env: RenderEnv = { locale: query.locale, brand: query.brand, siteId: getSiteId(query), mode: 'preview' };
      const { results, statics, preloadTypes, recommendations = [] } = await show(query, env);
      const { defaultBrand, brands } = ports.sites;
      const data: ViewerData = {
        query,
        sites: { defaultBrand, brands: brands.map(({ id, name, locales, defaultLocale }) => ({ id, name, locales, defaultLocale })) },
        docTypes,
        audiences,
        env,
        recommendations,
        ...(results ? { results } : {}),
      };
      return renderDocument({
        ...page,
        data,
        statics,
        preloadTypes,
        policy: { partnersOrigin: ports.partnersOrigin, ...getPartnerSources(getSettings(query)), trustedTypes: [partnerScriptPolicy] },
        blocks: renderer.blocks,
      });
    },
  };

  async function show(
    query: ShowcaseQuery,
    env: RenderEnv,
  ): Promise<Partial<Pick<ViewerData, 'results' | 'recommendations'>> & { statics: EntryStatics; preloadTypes: readonly string[] }> {
    if (query.docType === '') return { statics: [], preloadTypes: [] };
    const response = await load(query).catch((error: unknown) =>
      ports.log.error('[cairn] [showcase] the blocks could not be fetched', { docType: query.docType, reason: String(error) }),
    );
    // A failed fetch clears the result and shows nothing.
    if (!response) return { statics: [], preloadTypes: [] };
    const preloadTypes = new Set<string>();
    const statics: ReadonlyMap<string, { readonly html: string }>[] = [];
    const shown: ResolvedNode[] = [];
    const visitor = createVisitor(query);
    const found = response.result.map(({ id, name, block }) => {
      const { nodes, receipt } = resolve(parser.parse({ id, name, components: [block] }, 'preview'), visitor);
      return { id, name, nodes, explanation: explainEntry(nodes, receipt) };
    });
    const filled = await Promise.all(found.map(async ({ nodes, ...entry }) => ({ ...entry, nodes: await withArticles(nodes, query) })));
    const entries = filled.map(({ id, name, nodes, explanation }, index): ShowcaseEntry => {
      shown.push(...nodes);
      const page = renderer.render({ nodes }, env, { scope: `entry-${index + 1}` });
      for (const type of page.preloadTypes) preloadTypes.add(type);
      statics.push(page.statics);
      return { id, name, nodes: page.payload, explanation };
    });
    const recommendations = collectNeeds('recommendations', shown).length > 0 ? await loadPageRecommendations(query) : [];
    return { results: { entries, total: response.total }, statics, preloadTypes: [...preloadTypes], recommendations };
  }

  /** Adds the articles that blocks list. A block whose search fails repeats it in the browser. */
  async function withArticles(nodes: readonly ResolvedNode[], query: ShowcaseQuery): Promise<readonly ResolvedNode[]> {
    const { articleGrid } = getSettings(query);
    const brought = new Map<string, Partial<PreloadedData>>();
    const loadArticles = async ({ blockId, query: text, tags, rows, gridSize }: ArticlesNeeded): Promise<void> => {
      const limit = rows * (gridSize ?? articleGrid.pageSize);
      const articles = await searchArticles(getCalls('content', query), getSiteId(query), { query: text, tagIds: tags, offset: 0, limit });
      brought.set(blockId, { articles: { ...articles, search: '' } });
    };
    const noteFailure = (error: unknown): void => ports.log.error('[cairn] [showcase] no articles', { reason: String(error) });
    await Promise.all(collectNeeds('articles', nodes).map((need) => loadArticles(need).catch(noteFailure)));
    return attachData(nodes, brought);
  }

  async function handleArticles(query: ShowcaseQuery, search: URLSearchParams): Promise<Response> {
    const headers = { 'cache-control': 'no-store' };
    try {
      return Response.json(await searchArticles(getCalls('content', query), getSiteId(query), readArticleQuery(search)), { headers });
    } catch (error) {
      ports.log.error('[cairn] [showcase] no articles', { reason: String(error) });
      return Response.json({ message: 'The articles could not be searched.' }, { status: 502, headers });
    }
  }

  function getSettings({ brand, locale }: ShowcaseQuery) {
    return ports.settings.of({ brand, locale, siteId: getSiteId({ brand, locale }) });
  }

  /** Blocks without their products are better than none. */
  async function loadPageRecommendations(query: ShowcaseQuery): Promise<RecommendationLists> {
    const { brand, locale } = query;
    const { personalization } = getSettings(query);
    const currency = ports.sites.locales.find(({ path }) => path === locale)?.currency ?? 'USD';
    const question = { brand, currency, language: locale, channel: personalization.showcaseChannel };
    return loadRecommendations(getCalls('personalization', query), question).catch((error: unknown) => {
      ports.log.error('[cairn] [showcase] no recommendations', { reason: String(error) });
      return [];
    });
  }

  function getCalls(service: 'content' | 'personalization', { brand, locale }: ShowcaseQuery) {
    const region = ports.sites.locales.find(({ path }) => path === locale)?.region ?? 'NORA';
    const siteId = getSiteId({ brand, locale });
    const wireLocale = locale.replace(/-(..)$/, (_, country: string) => `_${country.toUpperCase()}`);
    return createCalls(ports[service], {
      ...createContextSettings(() => ({
        siteId,
        brand,
        wireLocale,
        region,
        channel: 'ECOMM',
        accessKey: ports.accessKey,
        correlationId: crypto.randomUUID(),
      })),
      timeout: ports.settings.everywhere.timeLimits[`${service}Call`],
      repeats: 'allow',
    });
  }

  function load(query: ShowcaseQuery) {
    const { docType, layoutVariant, limit } = query;
    return getShowcase(getCalls('content', query), {
      mode: 'preview',
      siteId: getSiteId(query),
      docType,
      limit: limit as 10 | 20 | 50,
      ...(layoutVariant ? { layoutVariant } : {}),
    });
  }
}

function getSiteId({ brand, locale }: Pick<ShowcaseQuery, 'brand' | 'locale'>): string {
  return `${brand}-${locale.split('-')[1] ?? ''}`.toUpperCase();
}
