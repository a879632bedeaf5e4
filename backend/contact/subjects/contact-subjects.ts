import { contactSubjectsMessages } from '#generated/messages/contact-subjects/all.ts';
import type { ContactSubjectsMessages } from '#generated/messages/contact-subjects/messages.ts';
import type { ContactCategory } from '#generated/openapi/contact.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';

type Label = keyof ContactSubjectsMessages;

interface Subject {
  readonly id: string;
  readonly label: Label;
  readonly needsOrder?: true;
}

interface Category {
  readonly id: string;
  readonly label: Label;
  readonly subjects: readonly Subject[];
}

const categories: readonly Category[] = [
  {
    id: 'order',
    label: 'orderCategory',
    subjects: [
      { id: 'where-is-my-order', label: 'whereIsMyOrder', needsOrder: true },
      { id: 'change-order', label: 'changeOrder', needsOrder: true },
      { id: 'cancel-order', label: 'cancelOrder', needsOrder: true },
      { id: 'missing-item', label: 'missingItem', needsOrder: true },
      { id: 'damaged-item', label: 'damagedItem', needsOrder: true },
    ],
  },
  {
    id: 'return',
    label: 'returnCategory',
    subjects: [
      { id: 'how-to-return', label: 'howToReturn', needsOrder: true },
      { id: 'refund', label: 'refund', needsOrder: true },
      { id: 'exchange', label: 'exchange', needsOrder: true },
    ],
  },
  {
    id: 'product',
    label: 'productCategory',
    subjects: [
      { id: 'size-and-fit', label: 'sizeAndFit' },
      { id: 'product-advice', label: 'productAdvice' },
      { id: 'care-and-repair', label: 'careAndRepair' },
      { id: 'availability', label: 'availability' },
    ],
  },
  {
    id: 'payment',
    label: 'paymentCategory',
    subjects: [
      { id: 'payment-failed', label: 'paymentFailed' },
      { id: 'gift-card', label: 'giftCard' },
      { id: 'promotion', label: 'promotion' },
      { id: 'invoice', label: 'invoice', needsOrder: true },
    ],
  },
  {
    id: 'account',
    label: 'accountCategory',
    subjects: [
      { id: 'sign-in', label: 'signIn' },
      { id: 'membership', label: 'membership' },
      { id: 'personal-data', label: 'personalData' },
    ],
  },
  {
    id: 'other',
    label: 'otherCategory',
    subjects: [
      { id: 'stores', label: 'stores' },
      { id: 'website', label: 'website' },
      { id: 'feedback', label: 'feedback' },
    ],
  },
];

/** Every category with its subjects, in the language of a locale such as "fr-ca". */
export function getContactCategories(locale: string): ContactCategory[] {
  const messages = getMessages(contactSubjectsMessages, locale);
  return categories.map(({ id, label, subjects }) => ({
    id,
    label: messages[label],
    subjects: subjects.map((subject) => ({ id: subject.id, label: messages[subject.label], needsOrder: subject.needsOrder === true })),
  }));
}

/** The labels of a subject, e.g. "My order" and "Where is my order?"; undefined for an unknown one. */
export function findSubject(
  { category, subject }: { readonly category: string; readonly subject: string },
  locale: string,
): { readonly category: string; readonly subject: string } | undefined {
  const found = getContactCategories(locale).find(({ id }) => id === category);
  const known = found?.subjects.find(({ id }) => id === subject);
  return found && known && { category: found.label, subject: known.label };
}
