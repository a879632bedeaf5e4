/** Templates of the mails about a case. The number of the case follows in their dedupe keys. */
export const caseMailTemplates = ['contact-received', 'warranty-received', 'case-for-desk'] as const;

export type CaseMailTemplate = (typeof caseMailTemplates)[number];
