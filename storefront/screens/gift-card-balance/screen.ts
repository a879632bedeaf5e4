import type { AccountPageModel, NoticeModel, RejectedForm } from '#commerce/account/form-model.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getGiftCardBalance } from '#generated/calls/get-gift-card-balance.ts';
import { giftCardsMessages } from '#generated/messages/gift-cards/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createAccountContext, type AccountContext } from '../../account/account-context.ts';
import type { AccountScreenPage } from '../../account/define-account-screen.ts';
import { validateForm, readValues, rejectForm, toSectionModel } from '../../account/form-definition.ts';
import { defineScreen, type ScreenRequest } from '../../screen/define-screen.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import { createBalanceForm, formatBalance, readBalance } from './balance-form.ts';

/** The response to the form: the balance, or the errors. */
export type BalanceResult = { readonly found: NoticeModel } | RejectedForm;

const createContext = (request: ScreenRequest): AccountContext => createAccountContext(request, { page: '', calls: [getGiftCardBalance] });

/** Shows the balance of a gift card in the response to a plain form. */
export const screen = defineScreen({
  name: 'gift-card-balance',
  isPrivate: true,
  messages: {},
  async loadCriticalData(request): Promise<AccountPageModel> {
    const context = createContext(request);
    const { balanceTitle, balanceLead } = getMessages(giftCardsMessages, context.request.site.locale);
    const section = toSectionModel({ kind: 'form', form: createBalanceForm(context) });
    return { title: balanceTitle, lead: balanceLead, notices: [], sections: [section] };
  },
  page: ({ critical }, { context: { site } }): AccountScreenPage => ({
    status: 200,
    head: createPrivateHead(critical.title, site),
    account: critical,
  }),
  async action(data, request): Promise<{ readonly status: number; readonly rejection: BalanceResult }> {
    const context = createContext(request);
    const form = createBalanceForm(context);
    const values = readValues(form, data);
    const wrong = validateForm(form, values, context);
    if (wrong) return { status: 422, rejection: wrong };
    try {
      const text = formatBalance(await readBalance(context, values), context.request.site);
      return { status: 200, rejection: { found: { kind: 'success', text } } };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { status: error.status ?? 502, rejection: rejectForm(error, form, values, context) };
    }
  },
});
