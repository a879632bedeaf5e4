/** The texts of the form itself; an editor's own labels go before them. `required` and `invalidEmail` are those of content.md §5. */
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
