import { changeSavedPayment } from '#generated/calls/change-saved-payment.ts';
import { deleteSavedPayment } from '#generated/calls/delete-saved-payment.ts';
import { getSavedPayments } from '#generated/calls/get-saved-payments.ts';
import { savePayment } from '#generated/calls/save-payment.ts';
import { savedPaymentsMessages } from '#generated/messages/saved-payments/all.ts';
import type { SavedPaymentsMessages } from '#generated/messages/saved-payments/messages.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { NoticeModel } from '#commerce/account/form-model.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen, type AccountContent } from '../../../account/define-account-screen.ts';
import type { FormDefinition } from '../../../account/form-definition.ts';
import { createCardForm } from '../../../account/payments/card-form.ts';
import { createRemoveForm, createRenameForm } from '../../../account/payments/change-forms.ts';
import { createPaymentSections } from '../../../account/payments/payment-sections.ts';
import { createRewardForm } from '../../../account/payments/reward-form.ts';

/** Saved cards and rewards. The query selects the payment to rename or remove, or the type of a new one. */
export const screen = defineAccountScreen({
  page: 'payments',
  calls: [getSavedPayments, savePayment, changeSavedPayment, deleteSavedPayment],
  authorize: requireCustomer,
  async show(context) {
    const { request, session } = context;
    const query = request.url.searchParams;
    const messages = getMessages(savedPaymentsMessages, request.site.locale);
    switch (query.get('add')) {
      case 'CREDIT_CARD':
        return createFormPage(messages.addCard, await createCardForm(messages, context));
      case 'REWARD_CODE':
        return createFormPage(messages.addCode, createRewardForm('REWARD_CODE', messages, context));
      case 'REWARD_CARD':
        return createFormPage(messages.addRewardCard, createRewardForm('REWARD_CARD', messages, context));
      default:
    }
    const { paymentInstruments } = await getSavedPayments(session.calls, {});
    const findPayment = (parameter: string) => paymentInstruments.find(({ paymentInstrumentId: id }) => id === query.get(parameter));
    const [renamed, removed] = [findPayment('rename'), findPayment('remove')];
    if (renamed) return createFormPage(messages.renameTitle, createRenameForm(renamed, messages, context));
    if (removed)
      return createFormPage(removed.card ? messages.removeCard : messages.removeReward, createRemoveForm(removed, messages, context));
    return {
      title: messages.title,
      lead: messages.lead,
      notices: getNotices(query.get('done'), messages),
      sections: createPaymentSections(paymentInstruments, messages, context),
    };
  },
});

function createFormPage(title: string, form: FormDefinition): AccountContent {
  return { title, sections: [{ kind: 'form', form }] };
}

function getNotices(done: string | null, { added, changed, removed }: SavedPaymentsMessages): readonly NoticeModel[] {
  const text = new Map([
    ['added', added],
    ['changed', changed],
    ['removed', removed],
  ]).get(done ?? '');
  return text === undefined ? [] : [{ kind: 'success', text }];
}
