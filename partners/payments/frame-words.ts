import type { CardFaults, CardField } from './frame/card-rules.ts';

export interface FrameWords {
  readonly title: string;
  readonly labels: Readonly<Record<CardField, string>>;
  readonly expiryHint: string;
  /** How an expiry is written, in an empty field. */
  readonly expiryExample: string;
  /** Where the security code stands, by its length. */
  readonly codeHints: Readonly<Record<'3' | '4', string>>;
  readonly secure: string;
  readonly expired: string;
  readonly failed: string;
  readonly faults: { readonly [Field in CardField]: Readonly<Record<NonNullable<CardFaults[Field]>, string>> };
}

const en: FrameWords = {
  title: 'Card details',
  labels: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code', name: 'Name on card' },
  expiryHint: 'Month / year',
  expiryExample: 'MM / YY',
  codeHints: { 3: '3 digits on the back', 4: '4 digits on the front' },
  secure: 'Your card details go straight to our payment partner, encrypted. The shop never sees your card number.',
  expired: 'This form has been open too long. Please reload the page to enter your card.',
  failed: 'Your card could not be checked just now. Please try again.',
  faults: {
    number: {
      empty: 'Enter your card number.',
      unsupported: 'We cannot take this card. Please use a Quillon or Tessary card.',
      incomplete: 'Enter the whole card number.',
      mistyped: 'Check the card number: one of its digits is wrong.',
    },
    expiry: {
      empty: 'Enter the expiry date.',
      unreadable: 'Enter month and year, for example 08 / 29.',
      past: 'This card has expired. Please use another one.',
    },
    cvc: { empty: 'Enter the security code.', incomplete: 'Enter all digits of the security code.' },
    name: { empty: 'Enter the name as it stands on the card.', digits: 'Enter a name, without numbers.' },
  },
};

const fr: FrameWords = {
  title: 'Informations de carte',
  labels: { number: 'Numéro de carte', expiry: 'Date d’expiration', cvc: 'Code de sécurité', name: 'Nom sur la carte' },
  expiryHint: 'Mois / année',
  expiryExample: 'MM / AA',
  codeHints: { 3: '3 chiffres au verso', 4: '4 chiffres au recto' },
  secure:
    'Vos données de carte sont chiffrées et transmises directement à notre partenaire de paiement. La boutique ne voit jamais votre numéro de carte.',
  expired: 'Ce formulaire est resté ouvert trop longtemps. Veuillez recharger la page pour saisir votre carte.',
  failed: 'Votre carte n’a pas pu être vérifiée. Veuillez réessayer.',
  faults: {
    number: {
      empty: 'Saisissez votre numéro de carte.',
      unsupported: 'Cette carte n’est pas acceptée. Veuillez utiliser une carte Quillon ou Tessary.',
      incomplete: 'Saisissez le numéro de carte au complet.',
      mistyped: 'Vérifiez le numéro de carte : un des chiffres est erroné.',
    },
    expiry: {
      empty: 'Saisissez la date d’expiration.',
      unreadable: 'Saisissez le mois et l’année, par exemple 08 / 29.',
      past: 'Cette carte est expirée. Veuillez en utiliser une autre.',
    },
    cvc: { empty: 'Saisissez le code de sécurité.', incomplete: 'Saisissez tous les chiffres du code de sécurité.' },
    name: { empty: 'Saisissez le nom tel qu’il figure sur la carte.', digits: 'Saisissez un nom, sans chiffres.' },
  },
};

const de: FrameWords = {
  title: 'Kartendaten',
  labels: { number: 'Kartennummer', expiry: 'Gültig bis', cvc: 'Sicherheitscode', name: 'Name auf der Karte' },
  expiryHint: 'Monat / Jahr',
  expiryExample: 'MM / JJ',
  codeHints: { 3: '3 Ziffern auf der Rückseite', 4: '4 Ziffern auf der Vorderseite' },
  secure: 'Ihre Kartendaten gehen verschlüsselt direkt an unseren Zahlungspartner. Der Shop sieht Ihre Kartennummer nie.',
  expired: 'Dieses Formular war zu lange geöffnet. Bitte laden Sie die Seite neu, um Ihre Karte einzugeben.',
  failed: 'Ihre Karte konnte gerade nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  faults: {
    number: {
      empty: 'Geben Sie Ihre Kartennummer ein.',
      unsupported: 'Diese Karte nehmen wir nicht an. Bitte verwenden Sie eine Karte von Quillon oder Tessary.',
      incomplete: 'Geben Sie die vollständige Kartennummer ein.',
      mistyped: 'Prüfen Sie die Kartennummer: Eine Ziffer stimmt nicht.',
    },
    expiry: {
      empty: 'Geben Sie das Ablaufdatum ein.',
      unreadable: 'Geben Sie Monat und Jahr ein, zum Beispiel 08 / 29.',
      past: 'Diese Karte ist abgelaufen. Bitte verwenden Sie eine andere.',
    },
    cvc: { empty: 'Geben Sie den Sicherheitscode ein.', incomplete: 'Geben Sie alle Ziffern des Sicherheitscodes ein.' },
    name: { empty: 'Geben Sie den Namen ein, wie er auf der Karte steht.', digits: 'Geben Sie einen Namen ohne Ziffern ein.' },
  },
};

const byLanguage: Readonly<Record<string, FrameWords>> = { en, fr, de };

/** Words for a locale such as `fr-ca`. */
export function frameWords(locale: string): FrameWords {
  return byLanguage[locale.slice(0, 2)] ?? en;
}
