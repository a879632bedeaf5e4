import { captchaField, type BotCheckModel } from '#commerce/bot-check/bot-check-model.ts';
import { botCheckMessages } from '#generated/messages/bot-check/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { AccountContext } from './account-context.ts';

/** Of the settings of bot checks, with what whoever sets the challenges calls the action. */
const actions = { signIn: 'sign-in', signUp: 'sign-up', resetPassword: 'reset-password' } as const;

export interface FormCheck {
  readonly challenge: BotCheckModel;
  /** From the first time on, and not only once the form was refused. */
  readonly isAlways: boolean;
}

/** How a form shows that it is a person's: the call behind it may ask for that. Nothing where the site never asks. */
export function formCheck(
  { facts: { site }, services }: Pick<AccountContext, 'facts' | 'services'>,
  name: keyof typeof actions,
): { readonly check?: FormCheck } {
  const rule = services.settings.of(site).botCheck[name];
  if (rule === 'never') return {};
  const challengeUrl = new URL(services.botCheckFrame);
  challengeUrl.searchParams.set('action', actions[name]);
  const { title, noScript } = messagesIn(botCheckMessages, site.locale);
  return {
    check: { isAlways: rule === 'always', challenge: { challengeUrl: challengeUrl.href, locale: site.locale, title, noScript } },
  };
}

/** What the challenge gave, for the form's call. */
export function captchaIn(values: { readonly text: (name: string) => string }): { readonly captchaResponse?: string } {
  const captchaResponse = values.text(captchaField);
  return captchaResponse === '' ? {} : { captchaResponse };
}
