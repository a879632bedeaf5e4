// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterSignupMessages } from './messages.ts';

export const newsletterSignupMessages: MessageData<NewsletterSignupMessages> = {
  emailLabel: 'E-Mail-Adresse',
  policyLabel: 'Ich möchte Neuigkeiten per E-Mail erhalten und habe die Datenschutzerklärung gelesen.',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  success: 'Danke. Ihre Anmeldung ist eingegangen.',
  failed: 'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
  dismiss: 'Meldung schließen',
  required: 'Dieses Feld ist erforderlich',
  invalidEmail: 'Die E-Mail-Adresse ist nicht gültig',
  policyRequired: 'Bitte stimmen Sie der Datenschutzerklärung zu, um sich anzumelden',
};
