import type { AccountPageModel, DialogPageModel, NoticeModel, RejectedForm } from '#commerce/account/form-model.ts';
import { formField } from '#commerce/account/form-field.ts';
import { isMarkedMerged } from '#commerce/cart/changes/merged-cart.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { staffMessages } from '#generated/messages/staff/all.ts';
import { cartMessages } from '#generated/messages/cart/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import { redirect } from 'react-router';
import { defineScreen, type ScreenDefinition, type ScreenRequest } from '../screen/define-screen.ts';
import { createPrivateHead } from '../screen/private-head.ts';
import type { ScreenPage } from '../screen/screen-page.ts';
import { createAccountContext, isSessionEnded, type AccountContext } from './account-context.ts';
import { getAccountArea } from './account-area.ts';
import { getSignInPath } from './sign-in-path.ts';
import type { AccountPage } from '../site/account-paths.ts';
import { getForms, validateForm, readValues, rejectForm, toSectionModel, type SectionDefinition } from './form-definition.ts';

export interface AccountScreenPage extends ScreenPage {
  /** Absent if a content page replaces it. */
  readonly account?: AccountPageModel;
}

export interface AccountContent {
  readonly title: string;
  readonly lead?: string;
  readonly progress?: AccountPageModel['progress'];
  readonly isBroad?: true;
  readonly notices?: readonly NoticeModel[];
  readonly sections: readonly SectionDefinition[];
  /** The dialog closes only after one of its forms succeeds. */
  readonly isBlocking?: true;
}

interface AccountScreen<Context extends AccountContext> {
  readonly page: AccountPage;
  /** Calls of its forms, whose errors the page can show. */
  readonly calls: readonly CallDescriptor[];
  /** Checks access with the parameters of the address. Throws a redirect for other visitors. */
  readonly authorize: (context: AccountContext, params: ScreenRequest['params']) => Promise<Context>;
  readonly show: (context: Context) => AccountContent | Promise<AccountContent>;
}

/** Result of a form: the address to redirect to, or the rejected form. */
export type AccountFormResult = string | { readonly status: number; readonly rejection: RejectedForm };

/** A page of the account area that dialogs can load as data. */
export interface AccountScreenDefinition extends ScreenDefinition<
  AccountScreenPage,
  AccountPageModel,
  undefined,
  Readonly<Record<string, never>>
> {
  readonly showInDialog: (request: ScreenRequest) => Promise<DialogPageModel>;
  readonly sendFromDialog: (data: FormData, request: ScreenRequest) => Promise<AccountFormResult>;
  /** Runs the page's action for a request that needs no HTML. */
  readonly sendFromPage: (data: FormData, request: ScreenRequest) => Promise<AccountFormResult>;
}

/** Defines a page of the account area: rendering, validation and submission, as a page and as a dialog. */
export function defineAccountScreen<Context extends AccountContext>(screen: AccountScreen<Context>): AccountScreenDefinition {
  const { page, authorize } = screen;
  const createContext = (request: ScreenRequest, { isInDialog = false, isSending = false }): Promise<Context> =>
    authorize(createAccountContext(request, { ...screen, isInDialog, isSending }), request.params);

  const sendFromPage = async (data: FormData, request: ScreenRequest): Promise<AccountFormResult> =>
    sendForm(screen, data, await createContext(request, { isSending: true }));

  return {
    ...defineScreen({
      name: `account/${page}`,
      isPrivate: true,
      messages: {},
      loadCriticalData: async (request): Promise<AccountPageModel> => loadPage(screen, await createContext(request, {})),
      page: ({ critical }, { context }): AccountScreenPage => ({
        status: 200,
        head: createPrivateHead(critical.title, context.site),
        account: critical,
      }),
      action: sendFromPage,
    }),
    async showInDialog(request) {
      const context = await createContext(request, { isInDialog: true });
      return { ...(await loadPage(screen, context)), noAnswer: context.messages.noAnswer };
    },
    sendFromPage,
    sendFromDialog: async (data, request) => sendForm(screen, data, await createContext(request, { isInDialog: true, isSending: true })),
  };
}

async function loadPage<Context extends AccountContext>(
  { page, show }: AccountScreen<Context>,
  context: Context,
): Promise<AccountPageModel> {
  const { title, lead, progress, isBroad, notices = [], sections, isBlocking } = await show(context);
  const area = context.session.customerId === undefined || context.isInDialog ? undefined : getAccountArea(context, page);
  return {
    title,
    notices: [...notices, ...getNotices(context)],
    sections: sections.map(toSectionModel),
    ...(lead === undefined ? {} : { lead }),
    ...(progress ? { progress } : {}),
    ...(isBroad ? { isBroad } : {}),
    ...(isBlocking ? { requiresDecision: isBlocking } : {}),
    ...(area ? { area } : {}),
  };
}

async function sendForm<Context extends AccountContext>(
  { page, show }: AccountScreen<Context>,
  data: FormData,
  context: Context,
): Promise<AccountFormResult> {
  const { sections } = await show(context);
  const form = getForms(sections).find(({ id }) => id === data.get(formField));
  if (!form) return context.here;
  const values = readValues(form, data);
  const wrong = validateForm(form, values, context);
  if (wrong) return { status: 422, rejection: wrong };
  try {
    return await form.send(values);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (page !== 'sign-in' && isSessionEnded(error)) throw redirect(getSignInPath(context, 'ended'));
    return { status: error.status ?? 502, rejection: rejectForm(error, form, values, context) };
  }
}

/** Notices for the results that the address reports. */
function getNotices({ request: { url, site }, messages }: AccountContext): readonly NoticeModel[] {
  const done: Readonly<Record<string, NoticeModel>> = {
    saved: { kind: 'success', text: messages.saved },
    'address-removed': { kind: 'success', text: messages.addressRemoved },
    reset: { kind: 'success', text: messages.resetDone },
    sent: { kind: 'info', text: messages.forgotSent },
    confirmed: { kind: 'success', text: messages.confirmDone },
    erased: { kind: 'info', text: messages.erased },
    'email-sent': { kind: 'info', text: messages.emailLinkSent },
    'email-canceled': { kind: 'success', text: messages.emailChangeCanceled },
    'email-confirmed': { kind: 'success', text: messages.emailConfirmed },
    'email-kept': { kind: 'success', text: messages.emailKept },
    'session-ended': { kind: 'success', text: messages.sessionEnded },
    'sessions-ended': { kind: 'success', text: messages.sessionsEnded },
    'passkey-added': { kind: 'success', text: messages.passkeyAdded },
    'passkey-removed': { kind: 'success', text: messages.passkeyRemoved },
  };
  const why: Readonly<Record<string, NoticeModel>> = {
    first: { kind: 'info', text: messages.signInFirst },
    ended: { kind: 'warning', text: messages.ended },
    agent: { kind: 'info', text: getMessages(staffMessages, site.locale).notForAgents },
  };
  const toCart = { href: `/${site.locale}/cart`, label: messages.toCart };
  return [
    findNotice(done, url.searchParams.get('done')),
    findNotice(why, url.searchParams.get('why')),
    isMarkedMerged(url.searchParams)
      ? { kind: 'info' as const, text: getMessages(cartMessages, site.locale).merged, link: toCart }
      : undefined,
  ].filter((notice) => notice !== undefined);
}

function findNotice(notices: Readonly<Record<string, NoticeModel>>, name: string | null): NoticeModel | undefined {
  return name !== null && Object.hasOwn(notices, name) ? notices[name] : undefined;
}
