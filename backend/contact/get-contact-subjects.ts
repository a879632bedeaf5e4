import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { ContactPorts } from './contact-ports.ts';
import { getContactCategories } from './subjects/contact-subjects.ts';

/** The subjects of messages, in the language of the request. */
export function createGetContactSubjects({ contactRules }: ContactPorts): Handler<'getContactSubjects'> {
  return {
    handle({ context }) {
      const { site, locale } = getShopContext(context);
      return { body: { categories: getContactCategories(locale), answerWithinHours: contactRules(site).answerWithinHours } };
    },
  };
}
