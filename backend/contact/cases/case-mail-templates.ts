/** Templates of the mails about a case. Their dedupe keys end with the number of the case. */
export const caseMailTemplates = ['contact-received', 'warranty-received', 'case-for-desk'] as const;

export type CaseMailTemplate = (typeof caseMailTemplates)[number];
