// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterSignupMessages } from './messages.ts';

export const newsletterSignupMessages: MessageData<NewsletterSignupMessages> = {
  emailLabel: 'E-Mail-Adresse',
  ownAddress: 'Wir schicken ihn an die E-Mail-Adresse deines Kontos.',
  policyLabel: 'Ich möchte Neuigkeiten per E-Mail erhalten und habe die Datenschutzerklärung gelesen.',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  success: 'Danke. Wenn du neu auf unserer Liste bist, bestätige bitte den Link in unserer E-Mail.',
  failed: 'Wir konnten dich nicht anmelden. Bitte versuche es noch einmal.',
  dismiss: 'Meldung ausblenden',
  required: 'Dieses Feld ist erforderlich',
  invalidEmail: 'Die E-Mail-Adresse ist nicht gültig',
  policyRequired: 'Bitte stimme der Datenschutzerklärung zu, um dich anzumelden',
  phoneLabel: 'Mobilnummer',
  ownPhone: 'Wir schicken sie an die Telefonnummer deines Kontos.',
  policySms: 'Ich möchte Neuigkeiten per SMS erhalten und habe die Datenschutzerklärung gelesen.',
  successSms: 'Danke. Antworte auf unsere SMS, um deine Nummer zu bestätigen.',
};
