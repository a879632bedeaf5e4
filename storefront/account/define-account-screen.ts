import type { AccountPageModel, NoticeModel } from '#commerce/account/form-model.ts';
import { formField } from '#commerce/account/form-field.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import { redirect } from 'react-router';
import { defineScreen, type FormAnswer, type ScreenDefinition, type ScreenRequest } from '../screen/define-screen.ts';
import { privateHead } from '../screen/private-head.ts';
import type { ScreenPage } from '../screen/screen-page.ts';
import { accountContext, isRefused, type AccountContext } from './account-context.ts';
import { areaOf } from './account-area.ts';
import { signInPath } from './ways.ts';
import { accountPath, type AccountPage } from '../site/account-paths.ts';
import { formsOf, judgeForm, readValues, refusalOf, sectionModel, type SectionDefinition } from './form-definition.ts';

export interface AccountScreenPage extends ScreenPage {
  /** Absent where a page of content stands for it. */
  readonly account?: AccountPageModel;
}

export interface AccountContent {
  readonly title: string;
  readonly lead?: string;
  readonly notices?: readonly NoticeModel[];
  readonly sections: readonly SectionDefinition[];
}

interface AccountScreen<Context extends AccountContext> {
  readonly page: AccountPage;
  /** Calls that its forms make: what may be said of their refusals. */
  readonly calls: readonly OperationId[];
  /** Lets in whom the page is for. Throws what leads elsewhere. */
  readonly admit: (context: AccountContext) => Promise<Context>;
  readonly show: (context: Context) => AccountContent | Promise<AccountContent>;
}

/** A page of the account area. It is shown, and its forms are judged and sent, from one description. */
export function defineAccountScreen<Context extends AccountContext>({
  page,
  calls,
  admit,
  show,
}: AccountScreen<Context>): ScreenDefinition<AccountScreenPage, AccountPageModel, undefined, Readonly<Record<string, never>>> {
  const contextOf = (request: ScreenRequest): Promise<Context> => admit(accountContext(request, calls));

  return defineScreen({
    name: `account/${page}`,
    isPrivate: true,
    messages: {},
    async loadCriticalData(request): Promise<AccountPageModel> {
      const context = await contextOf(request);
      const { title, lead, notices = [], sections } = await show(context);
      const area = context.session.customerId === undefined ? undefined : areaOf(context, page);
      return {
        title,
        notices: [...notices, ...noticesOf(context)],
        sections: sections.map(sectionModel),
        ...(lead === undefined ? {} : { lead }),
        ...(area ? { area } : {}),
      };
    },
    page: ({ critical }, { facts }): AccountScreenPage => ({
      status: 200,
      head: privateHead(critical.title, facts.site),
      account: critical,
    }),
    async action(data, request): Promise<FormAnswer> {
      const context = await contextOf(request);
      const { sections } = await show(context);
      const form = formsOf(sections).find(({ id }) => id === data.get(formField));
      if (!form) return accountPath(request.facts.site, page);
      const values = readValues(form, data);
      const wrong = judgeForm(form, values, context);
      if (wrong) return { status: 422, refused: wrong };
      try {
        return await form.send(values);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (page !== 'sign-in' && isRefused(error)) throw redirect(signInPath(request.facts, 'ended'));
        return { status: error.status ?? 502, refused: refusalOf(error, form, values, context) };
      }
    },
  });
}

/** What the address says has been done. */
function noticesOf({ facts: { url, site }, messages }: AccountContext): readonly NoticeModel[] {
  const done: Readonly<Record<string, NoticeModel>> = {
    saved: { kind: 'success', text: messages.saved },
    welcome: { kind: 'success', text: messages.welcome },
    reset: { kind: 'success', text: messages.resetDone },
    sent: { kind: 'info', text: messages.forgotSent },
    confirmed: { kind: 'success', text: messages.confirmDone },
    erased: { kind: 'info', text: messages.erased },
  };
  const why: Readonly<Record<string, NoticeModel>> = {
    first: { kind: 'info', text: messages.signInFirst },
    ended: { kind: 'warning', text: messages.ended },
  };
  const toCart = { href: `/${site.locale}/cart`, label: messages.toCart };
  return [
    named(done, url.searchParams.get('done')),
    named(why, url.searchParams.get('why')),
    url.searchParams.get('cart') === 'merged' ? { kind: 'info' as const, text: messages.merged, link: toCart } : undefined,
  ].filter((notice) => notice !== undefined);
}

function named(notices: Readonly<Record<string, NoticeModel>>, name: string | null): NoticeModel | undefined {
  return name !== null && Object.hasOwn(notices, name) ? notices[name] : undefined;
}
