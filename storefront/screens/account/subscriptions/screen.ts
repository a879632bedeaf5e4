import { updateNotification } from '#generated/calls/update-notification.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import type { Notification, Profile, Subscription } from '#generated/openapi/consumer.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import type { PhoneCountry } from '#validation/phone/phones.ts';
import { requireCustomer, type CustomerContext } from '../../../account/account-context.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import type { FormDefinition } from '../../../account/form-definition.ts';
import { loadCountries } from '../../../account/site-country.ts';

const type: Subscription['type'] = 'Newsletter';

export const screen = defineAccountScreen({
  page: 'subscriptions',
  calls: [updateSubscription, updateNotification],
  authorize: requireCustomer,
  async show(context) {
    const { messages, profile } = context;
    const { country } = await loadCountries(context);
    const channels = profile.subscriptions.filter((one) => one.type === type && one.optin && !one.doubleOptin);
    const names = { email: messages.channelEmail, sms: messages.channelSms };
    const waiting = channels.map(({ channel }) => names[channel]).join(', ');
    return {
      title: messages.subscriptions,
      lead: messages.subscriptionsLead,
      notices: waiting === '' ? [] : [{ kind: 'info', text: messages.unconfirmed({ channels: waiting }) }],
      sections: [
        { kind: 'form', form: createNewsletterForm(context, country) },
        { kind: 'form', form: createNotificationsForm(context) },
      ],
    };
  },
});

function createNewsletterForm({ request, messages, session, profile }: CustomerContext, country: PhoneCountry): FormDefinition {
  const { email, phone } = profile.consumerDetails;
  const labels: Partial<Record<Subscription['channel'], string>> = {
    email: messages.byEmail({ recipient: email }),
    ...(phone === undefined ? {} : { sms: messages.bySms({ recipient: allPhones.toDisplay(phone, country) }) }),
  };
  const channels = Object.keys(labels) as Subscription['channel'][];
  return {
    id: 'newsletter',
    title: messages.newsletter,
    ...(phone === undefined ? { lead: messages.smsNeedsPhone } : {}),
    fields: channels.map((channel) => ({
      name: channel,
      kind: 'checkbox',
      label: labels[channel] ?? '',
      value: isSubscribed(profile, channel) ? 'on' : '',
    })),
    submit: messages.save,
    async send(values) {
      for (const channel of channels) {
        const optin = values.isTicked(channel);
        if (optin !== isSubscribed(profile, channel)) await updateSubscription(session.calls, { body: { type, channel, optin } });
      }
      return getAccountPath(request.site, 'subscriptions', { done: 'saved' });
    },
  };
}

function isSubscribed({ subscriptions }: Profile, channel: Subscription['channel']): boolean {
  return subscriptions.some((one) => one.type === type && one.channel === channel && one.optin);
}

function createNotificationsForm({ request, messages, session, profile }: CustomerContext): FormDefinition {
  const topics: Readonly<Record<Notification['type'], string>> = {
    orderStatus: messages.notifyOrderStatus,
    delivery: messages.notifyDelivery,
    backInStock: messages.notifyBackInStock,
    loyalty: messages.notifyLoyalty,
  };
  const channels: readonly Notification['channel'][] = profile.consumerDetails.phone === undefined ? ['email'] : ['email', 'sms'];
  const choices = (Object.keys(topics) as Notification['type'][]).flatMap((topic) =>
    channels.map((channel) => ({ type: topic, channel, value: `${topic} ${channel}` })),
  );
  return {
    id: 'notifications',
    title: messages.notifications,
    fields: [
      {
        name: 'notifications',
        kind: 'checkboxes',
        label: messages.notifications,
        isLabelHidden: true,
        options: choices.map((choice) => ({
          value: choice.value,
          label: (choice.channel === 'email' ? messages.notifyByEmail : messages.notifyBySms)({ topic: topics[choice.type] }),
        })),
        value: profile.notifications.flatMap((one) => (one.enabled ? `${one.type} ${one.channel}` : [])),
      },
    ],
    submit: messages.save,
    async send(values) {
      const chosen = values.all('notifications');
      const notifications = choices.map(({ value, ...choice }) => ({ ...choice, enabled: chosen.includes(value) }));
      await updateNotification(session.calls, { body: { notifications } });
      return getAccountPath(request.site, 'subscriptions', { done: 'saved' });
    },
  };
}
