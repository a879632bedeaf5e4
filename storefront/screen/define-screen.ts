import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { errorMessagesFor } from '#commerce/errors/error-messages-for.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import { messageLocaleOf, type MessageLocale } from '#messages/runtime/message-locale.ts';
import { requestContext } from '../request/router-context.ts';
import { errorPage } from '../page/error-page.ts';
import type { PageData } from '../page/load-page.ts';
import type { RequestContext } from '../request/request-context.ts';
import { keepParameters } from './keep-parameters.ts';
import { NotFoundError } from './not-found-error.ts';
import type { ScreenPage } from './screen-page.ts';

/** What a screen is asked with. */
export interface ScreenRequest {
  /** Of its address, by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: RequestContext;
}

/** Features of the message catalog in every locale, by whatever name the screen gives them: generated/messages/<feature>/all.ts has them. */
export type Catalogs = Readonly<Record<string, Readonly<Record<MessageLocale, unknown>>>>;

/** Of a screen that shows no messages of its own. */
export type NoCatalogs = Readonly<Record<string, never>>;

/** What a screen says, in its page's locale alone; plain data for its view. */
export interface ScreenMessages<Used extends Catalogs> {
  readonly messages: { readonly [Name in keyof Used]: Used[Name][MessageLocale] };
  /** What is said of the errors of its calls. */
  readonly errorMessages: ErrorMessageData;
}

export interface SharedScreen {
  /** Names of the address's parameters that it reads, e.g. "q", or "filter.*" for all that begin so. All others it never sees. */
  readonly parameters: readonly string[];
}

/** What has been found for a screen. */
export interface Found<Critical, Deferred, Used extends Catalogs> extends ScreenMessages<Used> {
  readonly critical: Critical;
  /** Undefined where it could not be had. */
  readonly deferred: Deferred | undefined;
}

/** The server's half of a screen; its view.tsx is the browser's. */
export interface ScreenDefinition<Page extends ScreenPage, Critical, Deferred, Used extends Catalogs> {
  /** For the log. */
  readonly name: string;
  /** What it shows is the shopper's alone, and kept by nobody. */
  readonly isPrivate?: true;
  /**
   * What it shows is the same for everybody who is shown the same decisions, so that finished pages are kept
   * (docs/decisions/0041-kept-pages.md); it makes no call in a shopper's name. Left out, each page is made for its visitor alone.
   */
  readonly shared?: SharedScreen;
  /** What it says. */
  readonly messages: Used;
  /** Calls that its view makes: the page carries the messages of every error that the contract names for them. None where the view has messages of its own for what fails. */
  readonly calls?: readonly CallDescriptor[];
  /** What the screen cannot do without: a refusal (400, 401, 403, 404) becomes the shop's 404, any other failure its 503. May throw a redirect. */
  readonly loadCriticalData: (request: ScreenRequest, messages: ScreenMessages<Used>) => Promise<Critical>;
  /** What it can do without, asked for at the same time: a failure is logged, and the screen stands without it. */
  readonly loadDeferredData?: (request: ScreenRequest) => Promise<Deferred>;
  /** The page: its status, its document's head, and what the view is given. May throw a redirect. */
  readonly page: (found: Found<Critical, Deferred, Used>, request: ScreenRequest) => Page | Promise<Page>;
  /** A plain form that was sent to the screen's address. */
  readonly action?: (form: FormData, request: ScreenRequest) => Promise<FormAnswer>;
}

/** Of a form: the address that it leads to, or why it was refused, for the screen to show in its answer. */
export type FormAnswer = string | { readonly status: number; readonly refused: unknown };

export function defineScreen<Page extends ScreenPage, Critical, Deferred = undefined, Used extends Catalogs = NoCatalogs>(
  definition: ScreenDefinition<Page, Critical, Deferred, Used>,
): ScreenDefinition<Page, Critical, Deferred, Used> {
  return definition;
}

/** The pages that a screen's view may meet: its own, and those of content that stand for it. */
export type PageOf<Screen> =
  Screen extends ScreenDefinition<infer Page, never, never, never>
    ? Page
    : Screen extends { readonly page: (...input: never[]) => infer Page }
      ? Awaited<Page>
      : never;

/** The loader of a screen's route. */
export function loaderOf<Page extends ScreenPage, Critical, Deferred, Used extends Catalogs>(
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

/** Of the screen that a route's loader loads, where it is shared. */
export function sharedScreenOf(loader: object | undefined): SharedScreen | undefined {
  return loader && sharedScreens.get(loader);
}

/** The action of a screen's route; none for a screen without forms. */
export function actionOf({ action }: Pick<ScreenDefinition<ScreenPage, never, never, never>, 'action'>) {
  if (action === undefined) return undefined;
  return async ({ request, params, context: router }: ActionFunctionArgs) => {
    const form = await request.formData();
    const answer = await action(form, { params, context: router.get(requestContext) });
    return typeof answer === 'string' ? redirect(answer, { status: 303 }) : data(answer.refused, { status: answer.status });
  };
}

/**
 * @param standIn The page that stands for one that is not there, or could not be had.
 * @throws Response that leads elsewhere. Every other failure is a page too.
 */
export async function loadScreen<Page extends ScreenPage, Critical, Deferred, Used extends Catalogs>(
  screen: ScreenDefinition<Page, Critical, Deferred, Used>,
  request: ScreenRequest,
  standIn: typeof errorPage = errorPage,
): Promise<Page | PageData> {
  const { context } = request;
  const { locale } = context.site;
  if (screen.isPrivate) context.document.record({ isPrivate: true });
  const report = (what: string, error: unknown, level: 'warn' | 'error'): void =>
    context.services.log[level](`[cairn] [screen] ${screen.name}: ${what}`, { url: context.url.pathname, reason: String(error) });
  if (!context.isKnownLocale) return standIn(404, context);
  try {
    const messages = messagesOf(screen, locale);
    const [critical, deferred] = await Promise.all([
      screen.loadCriticalData(request, messages),
      screen.loadDeferredData?.(request).catch((error: unknown) => {
        report('stands without its deferred data', error, 'warn');
        return undefined;
      }),
    ]);
    return await screen.page({ critical, deferred, ...messages }, request);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof NotFoundError || (error instanceof ServiceError && [400, 401, 403, 404].includes(error.status ?? 0)))
      return standIn(404, context);
    report('could not be loaded', error, 'error');
    return standIn(503, context);
  }
}

export function messagesOf<Used extends Catalogs>(
  { messages, calls = [] }: { readonly messages: Used; readonly calls?: readonly CallDescriptor[] },
  locale: string,
): ScreenMessages<Used> {
  const inLocale = Object.entries(messages).map(([name, catalog]) => [name, catalog[messageLocaleOf(locale)]]);
  return { messages: Object.fromEntries(inLocale) as ScreenMessages<Used>['messages'], errorMessages: errorMessagesFor(locale, calls) };
}
