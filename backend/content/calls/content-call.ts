import type { Page } from '#generated/content/types.ts';
import type { Clock, Log } from '../../ports.ts';
import type { CallContext } from '../../router/call-context.ts';
import { createBadRequestError, createNotFoundError } from '../../router/call-error.ts';
import type { ContentStore, ContentView } from '../content-store.ts';
import type { DocumentKind } from '../documents/document-path.ts';
import { expandDocument } from '../documents/expand-document.ts';
import type { ContentMode, StoredDocument } from '../documents/stored-document.ts';

export interface ContentPorts {
  readonly store: ContentStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** The common parameters of content operations after validation. */
export interface ContentCall {
  readonly params: { readonly mode: ContentMode; readonly siteId?: string };
  readonly query: { readonly previewDateTime?: string };
  readonly context: CallContext;
}

/** The default locale of a request without one: a site's first locale. */
const firstLocales: Readonly<Record<string, string>> = { US: 'en-us', CA: 'en-ca', GB: 'en-gb', DE: 'de-de' };

export interface SiteView extends ContentView {
  readonly siteId: string;
}

/**
 * The site of the path, else of header siteid, and the time.
 * @throws CallError 400 without a site, 404 for an unknown one.
 */
export function resolveSiteView(ports: ContentPorts, call: ContentCall): SiteView {
  const siteId = call.params.siteId ?? call.context.siteId;
  if (!siteId) throw createBadRequestError(['header.siteid: is required if the path names no site']);
  return createSiteView(ports, call, siteId);
}

/**
 * Candidate sites for a request without a site: those of the brand in a header, otherwise of every brand; those of the locale's country
 * first.
 */
export function getCandidateViews(ports: ContentPorts, call: ContentCall): readonly SiteView[] {
  const { brand, locale } = call.context;
  const own = locale?.split('-')[1]?.toUpperCase();
  const brands = ports.store.listBrands().filter((one) => brand === undefined || one === brand);
  const countries = Object.keys(firstLocales).toSorted((one, other) => Number(other === own) - Number(one === own));
  return countries.flatMap((country) => brands.map((one) => createSiteView(ports, call, `${one.toUpperCase()}-${country}`)));
}

function createSiteView({ store, clock }: ContentPorts, call: ContentCall, siteId: string): SiteView {
  const [brand = '', country = ''] = siteId.split('-');
  if (!store.hasBrand(brand.toLowerCase())) throw createNotFoundError(`Unknown site "${siteId}".`);
  const { mode } = call.params;
  const requested = mode === 'preview' ? call.query.previewDateTime : undefined;
  return {
    siteId,
    brand: brand.toLowerCase(),
    locale: call.context.locale ?? firstLocales[country] ?? `en-${country.toLowerCase()}`,
    mode,
    at: requested ? new Date(requested) : clock.now(),
  };
}

/** Seconds that shared caches may store published content, and may serve it stale while they revalidate. */
const CACHE_SECONDS = 60;
const SHOWN_MEANWHILE = 300;

/** Caches expire when the next version becomes visible; drafts are private. */
export function createCacheHeaders({ store }: Pick<ContentPorts, 'store'>, { mode, at }: ContentView): Readonly<Record<string, string>> {
  if (mode === 'preview') return { 'cache-control': 'private, no-store' };
  const next = store.getNextChangeAfter(at);
  const rest = next ? Math.floor((next.getTime() - at.getTime()) / 1000) : Infinity;
  const maxAge = Math.min(CACHE_SECONDS, rest);
  const meanwhile = Math.min(SHOWN_MEANWHILE, rest - maxAge);
  return { 'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${meanwhile}`, vary: 'locale, siteid, brand' };
}

/** Converts a document to the response format. */
function toPage({ page, revision }: StoredDocument, view: SiteView): Page {
  const { $schema: _editorOnly, ...content } = page;
  return { ...content, siteId: view.siteId, locale: view.locale, revision };
}

export interface PageResponse {
  readonly body: Page;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns a document as its editor wrote it.
 * @throws CallError 404 that names it as `label`.
 */
export function respondWithPlainDocument(ports: ContentPorts, view: SiteView, found: StoredDocument | null, label: string): PageResponse {
  if (!found) throw createNotFoundError(`No ${label} on ${view.siteId}.`);
  return { body: toPage(found, view), headers: createCacheHeaders(ports, view) };
}

/**
 * Returns a document with its fragments expanded.
 * @throws CallError 404 that names it as `label`.
 */
export function respondWithDocument(ports: ContentPorts, view: SiteView, found: StoredDocument | null, label: string): PageResponse {
  return respondWithPlainDocument(ports, view, found && expandDocument(ports, view, found), label);
}

/** The only document of its kind on a site: `main`, else the first. */
export function findMain(store: ContentStore, view: ContentView, kind: DocumentKind): StoredDocument | null {
  return store.find(view, [kind], 'main') ?? store.list(view, [kind])[0] ?? null;
}
