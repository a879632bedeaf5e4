import { questionInputLimits } from '#generated/openapi/limits.ts';
import type { QuestionInput } from '#generated/openapi/reviews.ts';
import { email } from '#validation/rules/email.ts';
import { validateLength, type LengthFault } from '../writing/text-length.ts';

export type QuestionField = 'text' | 'nickname' | 'email';

/** Values of the form's controls. */
export type QuestionDraft = Readonly<Record<QuestionField, string>>;

export type QuestionFault = LengthFault | { readonly kind: 'email' };

/** In form order. */
export const questionFields: readonly QuestionField[] = ['text', 'nickname', 'email'];

/** Validates a draft against the contract's limits. The email address is optional. */
export function validateQuestion(draft: QuestionDraft): Readonly<Partial<Record<QuestionField, QuestionFault>>> {
  const address = draft.email.trim();
  const faults: Partial<Record<QuestionField, QuestionFault | undefined>> = {
    text: validateLength(draft.text, questionInputLimits.text),
    nickname: validateLength(draft.nickname, questionInputLimits.nickname),
    email: address !== '' && email(address) !== undefined ? { kind: 'email' } : validateLength(address, questionInputLimits.email),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Converts a draft to the request of askQuestion. */
export function toQuestionInput(draft: QuestionDraft): QuestionInput {
  const address = draft.email.trim();
  return { text: draft.text.trim(), nickname: draft.nickname.trim(), ...(address ? { email: address } : {}) };
}
