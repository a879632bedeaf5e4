import { signUpRequestLimits } from '#generated/openapi/limits.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import { passwordHints, getPassword as passwordRule, type PasswordHint } from '#validation/rules/password.ts';
import { email as emailRule } from '#validation/rules/email.ts';
import { sameAs } from '#validation/rules/same-as.ts';
import type { AccountContext } from './account-context.ts';
import type { FieldDefinition, FormDefinition, FormValues } from './form-definition.ts';

const { email: emailLimits, password: passwordLimits } = signUpRequestLimits;

/** The email address is the user name of an account. */
export function createEmailField(name: 'email' | 'username', { messages }: AccountContext): FieldDefinition {
  return {
    name,
    kind: 'email',
    label: messages.email,
    autoComplete: 'username',
    required: true,
    maxLength: emailLimits.maxLength,
    rules: [emailRule],
  };
}

export function createCurrentPasswordField(name: string, label: string, { messages }: Pick<AccountContext, 'messages'>): FieldDefinition {
  return {
    name,
    kind: 'password',
    label,
    revealLabel: messages.showPassword,
    autoComplete: 'current-password',
    required: true,
    maxLength: passwordLimits.maxLength,
  };
}

export function createNewPasswordField(name: string, label: string, { messages, validation }: AccountContext): FieldDefinition {
  const hints: Readonly<Record<PasswordHint, string>> = {
    length: validation.passwordLength,
    digit: validation.passwordDigit,
    upperCase: validation.passwordUpperCase,
    lowerCase: validation.passwordLowerCase,
  };
  return {
    name,
    kind: 'password',
    label,
    revealLabel: messages.showPassword,
    autoComplete: 'new-password',
    required: true,
    maxLength: passwordLimits.maxLength,
    hints: passwordHints.map((hint) => hints[hint]),
    rules: [passwordRule],
  };
}

/** Two fields for a new password, with the error codes that reject it. */
export function createNewPasswordFields(
  name: 'password' | 'newPassword',
  context: AccountContext,
): Pick<FormDefinition, 'validate' | 'errorFields'> & { readonly newFields: readonly FieldDefinition[] } {
  const { messages, validation, request } = context;
  const { hints: _, rules: _rules, ...typedAgain } = createNewPasswordField('confirmPassword', messages.confirmPassword, context);
  const error = formatMessage(validation.sameAs, request.site.languageTag);
  const repeats = { name, error, notice: messages.errorsTitle({ count: 1 }) };
  return {
    newFields: [createNewPasswordField(name, messages.newPassword, context), { ...typedAgain, repeats }],
    validate: (values: FormValues) => ({ confirmPassword: sameAs(() => values.text(name))(values.text('confirmPassword')) }),
    errorFields: { FE872: name, AUT450: name, AUT451: name, FE340: 'confirmPassword' },
  };
}
