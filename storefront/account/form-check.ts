import { captchaField, type BotCheckModel } from '#commerce/bot-check/bot-check-model.ts';
import type { ErrorCode } from '#generated/errors.ts';
import { botCheckMessages } from '#generated/messages/bot-check/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { AccountContext } from './account-context.ts';

/** Of the settings of bot checks: what whoever sets the challenges calls the action, and how its form is asked for once more. */
const actions = {
  signIn: { action: 'sign-in', again: 'againWithPassword' },
  signUp: { action: 'sign-up', again: 'againWithPassword' },
  resetPassword: { action: 'reset-password', again: 'again' },
} as const;

export interface FormCheck {
  readonly challenge: BotCheckModel;
  /** From the first time on, and not only once the form was refused. */
  readonly isAlways: boolean;
}

/** What a form has of it. */
interface CheckedForm {
  readonly check?: FormCheck;
  readonly errorTexts?: Readonly<Partial<Record<ErrorCode, string>>>;
}

/**
 * How a form shows that it is a person's: the call behind it may ask for that. One that was sent before the page's script could meet the
 * challenge, or without script, is told what to do. Nothing where the site never asks.
 */
export function formCheck({ request: { site, services } }: Pick<AccountContext, 'request'>, name: keyof typeof actions): CheckedForm {
  const { action, again } = actions[name];
  const rule = services.settings.of(site).botCheck[name];
  if (rule === 'never') return {};
  const challengeUrl = new URL(services.botCheckFrame);
  challengeUrl.searchParams.set('action', action);
  const { title, noScript, [again]: sendAgain } = messagesIn(botCheckMessages, site.locale);
  return {
    errorTexts: { AUT403: sendAgain },
    check: { isAlways: rule === 'always', challenge: { challengeUrl: challengeUrl.href, locale: site.locale, title, noScript } },
  };
}

/** What the challenge gave, for the form's call. */
export function captchaIn(values: { readonly text: (name: string) => string }): { readonly captchaResponse?: string } {
  const captchaResponse = values.text(captchaField);
  return captchaResponse === '' ? {} : { captchaResponse };
}
