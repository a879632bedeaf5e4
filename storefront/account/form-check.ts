import { captchaField, type BotCheckModel, type ChallengeModel } from '#commerce/bot-check/bot-check-model.ts';
import type { ErrorCode } from '#generated/errors.ts';
import { botCheckMessages } from '#generated/messages/bot-check/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { AccountContext } from './account-context.ts';

/** The partner's name of each action, and the message that asks to send the form again. */
const actions = {
  signIn: { action: 'sign-in', again: 'againWithPassword' },
  signUp: { action: 'sign-up', again: 'againWithPassword' },
  resetPassword: { action: 'reset-password', again: 'again' },
  contact: { action: 'contact', again: 'again' },
} as const;

export interface FormCheck {
  readonly model: BotCheckModel;
  readonly challenge: ChallengeModel;
}

/** The parts of a form definition that a bot check adds. */
interface CheckedForm {
  readonly check?: FormCheck;
  readonly errorTexts?: Readonly<Partial<Record<ErrorCode, string>>>;
}

/** The bot check of a form; empty on sites that never check its action. The error text is for forms that were sent without a script. */
export function createFormCheck(
  { request: { site, services }, messages: { noAnswer } }: Pick<AccountContext, 'request' | 'messages'>,
  name: keyof typeof actions,
): CheckedForm {
  const { action, again } = actions[name];
  const rule = services.settings.of(site).botCheck[name];
  if (rule === 'never') return {};
  const challengeUrl = new URL(services.botCheckFrame);
  challengeUrl.searchParams.set('action', action);
  const { title, close, noScript, unsolved, [again]: sendAgain } = getMessages(botCheckMessages, site.locale);
  return {
    errorTexts: { AUT403: sendAgain },
    check: {
      model: { noAnswer, ...(rule === 'always' ? { noScript } : {}) },
      challenge: { challengeUrl: challengeUrl.href, locale: site.locale, title, close, unsolved, noScript },
    },
  };
}

/** The token of a solved challenge, in the form of the call. */
export function getCaptcha(values: { readonly text: (name: string) => string }): { readonly captchaResponse?: string } {
  const captchaResponse = values.text(captchaField);
  return captchaResponse === '' ? {} : { captchaResponse };
}
