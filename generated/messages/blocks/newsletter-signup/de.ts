// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterSignupMessages } from './messages.ts';

export const newsletterSignupMessages: MessageData<NewsletterSignupMessages> = {
  emailLabel: 'E-Mail-Adresse',
  ownAddress: 'Er geht an die E-Mail-Adresse Ihres Kontos.',
  policyLabel: 'Ich möchte Neuigkeiten per E-Mail erhalten und habe die Datenschutzerklärung gelesen.',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  success: 'Danke. Wenn Ihre Adresse für uns neu ist, bittet Sie eine E-Mail, sie zu bestätigen.',
  failed: 'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
  dismiss: 'Meldung schließen',
  required: 'Dieses Feld ist erforderlich',
  invalidEmail: 'Die E-Mail-Adresse ist nicht gültig',
  policyRequired: 'Bitte stimmen Sie der Datenschutzerklärung zu, um sich anzumelden',
  phoneLabel: 'Mobilnummer',
  ownPhone: 'Sie gehen an die Telefonnummer Ihres Kontos.',
  policySms: 'Ich möchte Neuigkeiten per SMS erhalten und habe die Datenschutzerklärung gelesen.',
  successSms: 'Danke. Eine SMS bittet Sie, Ihre Nummer zu bestätigen.',
};
