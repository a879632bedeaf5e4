import type { AccountPageModel, NoticeModel, RejectedForm } from '#commerce/account/form-model.ts';
import { formField } from '#commerce/account/form-field.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import type { StaffType } from '#commerce/session/tokens.ts';
import { issueToken } from '#generated/calls/issue-token.ts';
import { loginAgent } from '#generated/calls/login-agent.ts';
import { staffMessages } from '#generated/messages/staff/all.ts';
import type { StaffMessages } from '#generated/messages/staff/messages.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { defineScreen, type ScreenDefinition, type ScreenRequest } from '../../screen/define-screen.ts';
import { NotFoundError } from '../../screen/not-found-error.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import { staffPages, getStaffSignInPath } from '../../site/staff-paths.ts';
import { createAccountContext, type AccountContext } from '../account-context.ts';
import type { AccountScreenPage } from '../define-account-screen.ts';
import {
  getForms,
  validateForm,
  readValues,
  rejectForm,
  toSectionModel,
  type FormDefinition,
  type SectionDefinition,
} from '../form-definition.ts';

export interface StaffContext extends AccountContext {
  readonly texts: StaffMessages;
}

interface StaffScreenContent {
  readonly title: string;
  readonly lead?: string;
  readonly notices?: readonly NoticeModel[];
  readonly sections: readonly SectionDefinition[];
}

interface StaffScreen {
  readonly type: StaffType;
  /** Calls other than the sign-in. */
  readonly calls: readonly CallDescriptor[];
  readonly show: (context: StaffContext) => Promise<StaffScreenContent> | StaffScreenContent;
}

type Definition = ScreenDefinition<AccountScreenPage, AccountPageModel, undefined, Readonly<Record<string, never>>>;

/** Defines a sign-in page for employees with plain forms that work without JavaScript. Sites without staff sessions respond with 404. */
export function defineStaffScreen({ type, calls, show }: StaffScreen): Definition {
  const open = ({ context: request }: ScreenRequest): StaffContext => {
    if (!hasSignIn(request, type)) throw new NotFoundError();
    if (request.session.endedStaff) request.session.staffSession.forget();
    return {
      ...createAccountContext({ context: request }, { page: '', calls: [loginAgent, issueToken, ...calls] }),
      texts: getMessages(staffMessages, request.site.locale),
    };
  };
  return defineScreen({
    name: staffPages[type],
    isPrivate: true,
    messages: {},
    async loadCriticalData(request): Promise<AccountPageModel> {
      const context = open(request);
      const { title, lead, notices = [], sections } = await show(context);
      return {
        title,
        ...(lead === undefined ? {} : { lead }),
        notices: [...getNotices(context), ...notices],
        sections: sections.map(toSectionModel),
      };
    },
    page: ({ critical }, { context: { site } }): AccountScreenPage => ({
      status: 200,
      head: createPrivateHead(critical.title, site),
      account: critical,
    }),
    async action(data, request) {
      const context = open(request);
      const form = getForms((await show(context)).sections).find(({ id }) => id === data.get(formField));
      return form ? sendForm(form, data, context) : getStaffSignInPath(context.request.site, type);
    },
  });
}

function hasSignIn({ services, site }: RequestContext, type: StaffType): boolean {
  const { associateLogin, agentLogin } = services.settings.of(site).features;
  return type === 'Associate' ? associateLogin : agentLogin;
}

async function sendForm(
  form: FormDefinition,
  data: FormData,
  context: StaffContext,
): Promise<string | { readonly status: number; readonly rejection: RejectedForm }> {
  const values = readValues(form, data);
  const wrong = validateForm(form, values, context);
  if (wrong) return { status: 422, rejection: wrong };
  try {
    return await form.send(values);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const errorTexts = { ...form.errorTexts, AUT423: getLockedText(error, context) };
    return { status: error.status ?? 502, rejection: rejectForm(error, { ...form, errorTexts }, values, context) };
  }
}

/** Text for a locked account, with the remaining time. */
function getLockedText({ retryAfter }: ServiceError, { errors, request: { site } }: StaffContext): string | undefined {
  const { locked } = staffMessages[getMessageLocale(site.locale)];
  return getErrorMessage({ unknown: errors.unknown, AUT423: locked }, 'AUT423', site.languageTag, { retryAfter });
}

/** Notices for the query parameters that redirects set. */
function getNotices({ request: { url }, texts }: StaffContext): readonly NoticeModel[] {
  const done = url.searchParams.get('done');
  if (done === 'ended') return [{ kind: 'success', text: texts.signedOut }];
  if (done === 'enrolled') return [{ kind: 'success', text: texts.deviceEnrolled }];
  if (done === 'removed') return [{ kind: 'success', text: texts.deviceRemoved }];
  if (done === 'stopped') return [{ kind: 'success', text: texts.stopped }];
  return url.searchParams.get('why') === 'ended' ? [{ kind: 'warning', text: texts.ended }] : [];
}
