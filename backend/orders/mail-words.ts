import type { ShopLanguage } from '../sites/shop-site.ts';

/** `{name}` is filled in. */
export interface MailWords {
  readonly subject: string;
  readonly greeting: string;
  readonly thanks: string;
  readonly items: string;
  readonly shipping: string;
  readonly taxAdded: string;
  readonly taxIncluded: string;
  readonly total: string;
  readonly deliverTo: string;
  readonly days: string;
  readonly sameDay: string;
  readonly paidWith: string;
  readonly signature: string;
}

export const mailWords: Readonly<Record<ShopLanguage, MailWords>> = {
  en: {
    subject: 'Your {brand} order {number}',
    greeting: 'Hello {name},',
    thanks: 'thank you for your order. We are getting it ready.',
    items: 'What you ordered',
    shipping: 'Shipping ({method})',
    taxAdded: 'Tax',
    taxIncluded: 'VAT included',
    total: 'Total',
    deliverTo: 'We deliver to',
    days: 'Delivery in {days} working days',
    sameDay: 'Sent by e-mail the same day',
    paidWith: 'Paid by card ending in {last4}',
    signature: 'Your {brand} team',
  },
  fr: {
    subject: 'Votre commande {brand} {number}',
    greeting: 'Bonjour {name},',
    thanks: 'merci de votre commande. Nous la préparons.',
    items: 'Votre commande',
    shipping: 'Livraison ({method})',
    taxAdded: 'Taxes',
    taxIncluded: 'TVA comprise',
    total: 'Total',
    deliverTo: 'Adresse de livraison',
    days: 'Livraison en {days} jours ouvrables',
    sameDay: 'Envoyé par courriel le jour même',
    paidWith: 'Payé par carte se terminant par {last4}',
    signature: 'Votre équipe {brand}',
  },
  de: {
    subject: 'Ihre {brand}-Bestellung {number}',
    greeting: 'Guten Tag {name},',
    thanks: 'vielen Dank für Ihre Bestellung. Wir stellen sie zusammen.',
    items: 'Ihre Bestellung',
    shipping: 'Versand ({method})',
    taxAdded: 'Steuer',
    taxIncluded: 'enthaltene MwSt.',
    total: 'Gesamt',
    deliverTo: 'Wir liefern an',
    days: 'Lieferung in {days} Werktagen',
    sameDay: 'Versand per E-Mail am selben Tag',
    paidWith: 'Bezahlt mit der Karte, die auf {last4} endet',
    signature: 'Ihr {brand}-Team',
  },
};

export function fill(word: string, values: Readonly<Record<string, string>>): string {
  return word.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
