import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { getErrorMessages } from '#commerce/errors/error-messages-for.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import { getMessageLocale, type MessageLocale } from '#messages/runtime/message-locale.ts';
import { requestContext } from '../request/router-context.ts';
import { loadErrorPage } from '../page/error-page.ts';
import type { PageData } from '../page/load-page.ts';
import type { RequestContext } from '../request/request-context.ts';
import { keepParameters } from './keep-parameters.ts';
import { NotFoundError } from './not-found-error.ts';
import type { ScreenPage } from './screen-page.ts';

/** The input of a screen. */
export interface ScreenRequest {
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: RequestContext;
}

/** Features of the message catalog in every locale, under any name: generated/messages/<feature>/all.ts. */
export type Catalogs = Readonly<Record<string, Readonly<Record<MessageLocale, unknown>>>>;

/** For a screen without messages of its own. */
export type NoCatalogs = Readonly<Record<string, never>>;

/** A screen's messages in its page's locale; plain data for its view. */
export interface ScreenMessages<Used extends Catalogs> {
  readonly messages: { readonly [Name in keyof Used]: Used[Name][MessageLocale] };
  /** Messages for errors of its calls. */
  readonly errorMessages: ErrorMessageData;
}

export interface SharedScreen {
  /** Names of the query parameters that it reads, e.g. "q", or "filter.*" for a prefix. It never sees any others. */
  readonly parameters: readonly string[];
  /** True if it shows prices: customers with prices of their own then get pages of their own. */
  readonly hasPrices?: boolean;
}

/** Loaded data of a screen. */
export interface LoadedScreen<Critical, Deferred, Used extends Catalogs> extends ScreenMessages<Used> {
  readonly critical: Critical;
  /** Undefined if it fails to load. */
  readonly deferred: Deferred | undefined;
}

/** The server part of a screen; its view.tsx is the browser part. */
export interface ScreenDefinition<Page extends ScreenPage, Critical, Deferred, Used extends Catalogs> {
  /** Name in the log. */
  readonly name: string;
  /** The page is private: no cache stores it. */
  readonly isPrivate?: true;
  /**
   * The page is the same for all visitors with the same decisions and calls nothing in a shopper's session, so that it is cached
   * (docs/decisions/0015-page-cache.md). Without it, each page is rendered for its visitor.
   */
  readonly shared?: SharedScreen;
  /** Messages that the screen shows. */
  readonly messages: Used;
  /**
   * Calls of its view: the page contains the messages of all their errors in the contract. Empty if the view has its own messages for
   * failures.
   */
  readonly calls?: readonly CallDescriptor[];
  /**
   * Loads required data: a rejection (400, 401, 403, 404) becomes the shop's 404 page, any other failure its 503 page. May throw a
   * redirect.
   */
  readonly loadCriticalData: (request: ScreenRequest, messages: ScreenMessages<Used>) => Promise<Critical>;
  /** Loads optional data in parallel: a failure is logged, and the screen renders without it. */
  readonly loadDeferredData?: (request: ScreenRequest) => Promise<Deferred>;
  /** Creates the page: status, document head and the view's input. May throw a redirect. */
  readonly page: (found: LoadedScreen<Critical, Deferred, Used>, request: ScreenRequest) => Page | Promise<Page>;
  /** Handles a plain form that was sent to the screen's address. */
  readonly action?: (form: FormData, request: ScreenRequest) => Promise<ActionResult>;
}

/** Result of a form: the address to redirect to, or the rejected form that the screen shows. */
export type ActionResult = string | { readonly status: number; readonly rejection: unknown };

export function defineScreen<Page extends ScreenPage, Critical, Deferred = undefined, Used extends Catalogs = NoCatalogs>(
  definition: ScreenDefinition<Page, Critical, Deferred, Used>,
): ScreenDefinition<Page, Critical, Deferred, Used> {
  return definition;
}

/** The pages that a view renders: its own, and content pages that replace them. */
export type PageOf<Screen> =
  Screen extends ScreenDefinition<infer Page, never, never, never>
    ? Page
    : Screen extends { readonly page: (...input: never[]) => infer Page }
      ? Awaited<Page>
      : never;

/** The loader of a screen's route. */
export function createLoader<Page extends ScreenPage, Critical, Deferred, Used extends Catalogs>(
  screen: ScreenDefinition<Page, Critical, Deferred, Used>,
) {
  const loader = async ({ params, context: router }: LoaderFunctionArgs) => {
    const context = router.get(requestContext);
    const page = await loadScreen(screen, { params, context }).catch((thrown: unknown) => {
      throw thrown instanceof Response ? keepParameters(thrown, context) : thrown;
    });
    return data(page, { status: page.status });
  };
  if (screen.shared) sharedScreens.set(loader, screen.shared);
  return loader;
}

const sharedScreens = new WeakMap<object, SharedScreen>();

/** The shared screen of a route's loader; undefined for other screens. */
export function getSharedScreen(loader: object | undefined): SharedScreen | undefined {
  return loader && sharedScreens.get(loader);
}

/** The action of a screen's route; undefined for a screen without forms. */
export function createAction({ action }: Pick<ScreenDefinition<ScreenPage, never, never, never>, 'action'>) {
  if (action === undefined) return undefined;
  return async ({ request, params, context: router }: ActionFunctionArgs) => {
    const form = await request.formData();
    try {
      const result = await action(form, { params, context: router.get(requestContext) });
      return typeof result === 'string' ? redirect(result, { status: 303 }) : data(result.rejection, { status: result.status });
    } catch (error) {
      // The loader, which runs next, renders the shop's 404 page or redirects to the sign-in.
      if (isMissing(error)) return data(undefined, { status: 404 });
      throw error;
    }
  };
}

/** True for a page that does not exist, or not for this visitor. */
function isMissing(error: unknown): boolean {
  return error instanceof NotFoundError || (error instanceof ServiceError && [400, 401, 403, 404].includes(error.status ?? 0));
}

/**
 * Loads the page of a screen; failures become error pages.
 * @param loadFallbackPage Loads the error page.
 * @throws Response for a redirect
 */
export async function loadScreen<Page extends ScreenPage, Critical, Deferred, Used extends Catalogs>(
  screen: ScreenDefinition<Page, Critical, Deferred, Used>,
  request: ScreenRequest,
  loadFallbackPage: typeof loadErrorPage = loadErrorPage,
): Promise<Page | PageData> {
  const { context } = request;
  const { locale } = context.site;
  if (screen.isPrivate) context.document.record({ isPrivate: true });
  const report = (what: string, error: unknown, level: 'warn' | 'error'): void =>
    context.services.log[level](`[cairn] [screen] ${screen.name}: ${what}`, { url: context.url.pathname, reason: String(error) });
  if (!context.isKnownLocale) return loadFallbackPage(404, context);
  try {
    const messages = getScreenMessages(screen, locale);
    const [critical, deferred] = await Promise.all([
      screen.loadCriticalData(request, messages),
      screen.loadDeferredData?.(request).catch((error: unknown) => {
        report('its deferred data failed to load', error, 'warn');
        return undefined;
      }),
    ]);
    return await screen.page({ critical, deferred, ...messages }, request);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isMissing(error)) return loadFallbackPage(404, context);
    report('failed to load', error, 'error');
    return loadFallbackPage(503, context);
  }
}

export function getScreenMessages<Used extends Catalogs>(
  { messages, calls = [] }: { readonly messages: Used; readonly calls?: readonly CallDescriptor[] },
  locale: string,
): ScreenMessages<Used> {
  const inLocale = Object.entries(messages).map(([name, catalog]) => [name, catalog[getMessageLocale(locale)]]);
  return { messages: Object.fromEntries(inLocale) as ScreenMessages<Used>['messages'], errorMessages: getErrorMessages(locale, calls) };
}
