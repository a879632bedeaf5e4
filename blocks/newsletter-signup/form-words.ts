/** The texts of the form itself; an editor's own labels go before them. */
export const formWords = [
  'emailLabel',
  'policyLabel',
  'submit',
  'submitting',
  'success',
  'failed',
  'dismiss',
  'required',
  'invalidEmail',
  'policyRequired',
] as const;

export type FormWord = (typeof formWords)[number];
