import { signUp } from '../../../session/sign-in.ts';
import { requireGuest, type AccountContext } from '../../../account/account-context.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';
import { afterSignIn } from '../../../account/after-sign-in.ts';
import { emailField, newPasswordField } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import type { FieldDefinition, FormDefinition } from '../../../account/form-definition.ts';
import { personFields, personOf } from '../../../account/person-fields.ts';
import { countriesOf } from '../../../account/site-country.ts';

export const screen = defineAccountScreen({
  page: 'sign-up',
  calls: ['signUp', 'issueToken'],
  admit: requireGuest,
  async show(context) {
    const { messages } = context;
    return { title: messages.signUp, lead: messages.signUpLead, sections: [{ kind: 'form', form: await signUpForm(context) }] };
  },
});

async function signUpForm(context: AccountContext): Promise<FormDefinition> {
  const { facts, messages, session } = context;
  const { site, url } = facts;
  const { country } = await countriesOf(context);
  const consents: readonly FieldDefinition[] = [
    { name: 'newsletterConsent', kind: 'checkbox', label: messages.consentNewsletter, hints: [messages.consentHint] },
    { name: 'smsNotificationConsent', kind: 'checkbox', label: messages.consentSms },
    { name: 'loyaltyConsent', kind: 'checkbox', label: messages.consentLoyalty },
  ];
  return {
    id: 'sign-up',
    changesSession: true,
    fields: [
      emailField('email', context),
      newPasswordField('password', messages.password, context),
      ...personFields(context, country),
      ...consents,
    ],
    submit: messages.signUp,
    links: [{ href: accountPath(site, 'sign-in', { next: nextOf(facts) }), label: messages.haveAccount }],
    errorFields: { PRO409: 'email', FE872: 'password', AUT450: 'password', ATTR300: 'phone' },
    judge: (values) => (values.isTicked('smsNotificationConsent') && values.text('phone') === '' ? { phone: { code: 'required' } } : {}),
    async send(values) {
      const signedIn = await signUp(session, {
        ...personOf(values, context, country),
        email: values.text('email'),
        password: values.text('password'),
        locale: site.wireLocale,
        country: site.country,
        source: { acquisitionType: 'Signup', campaignName: url.pathname },
        subscriptions: {
          newsletterConsent: values.isTicked('newsletterConsent'),
          loyaltyConsent: values.isTicked('loyaltyConsent'),
          smsNotificationConsent: values.isTicked('smsNotificationConsent'),
        },
      });
      return afterSignIn(context, signedIn, 'welcome');
    },
  };
}
