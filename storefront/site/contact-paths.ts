/** Forms that open a case, by the path of their page behind the locale. */
export const contactForms = ['contact-us', 'warranty'] as const;

export type ContactForm = (typeof contactForms)[number];

export const getContactPath = ({ locale }: { readonly locale: string }, form: ContactForm): string => `/${locale}/${form}`;

/** Address to which a page's script sends its form. */
export const getContactFormPath = ({ locale }: { readonly locale: string }, form: ContactForm): string =>
  `/${locale}/contact-forms/${form}`;

/** Three attachments of two megabytes each, and the other fields. */
const LARGEST_FORM = 6_500_000;

const addresses = new RegExp(`^/[a-z]{2}-[a-z]{2}/(?:contact-forms/)?(?:${contactForms.join('|')})$`);

/** Maximum body size in bytes of a form with attachments; undefined for every other path. */
export function getFileFormLimit(path: string): number | undefined {
  return addresses.test(path) ? LARGEST_FORM : undefined;
}
