// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterSignupMessages } from './messages.ts';

export const newsletterSignupMessages: MessageData<NewsletterSignupMessages> = {
  emailLabel: 'Adresse e-mail',
  ownAddress: 'Nous l’enverrons à l’adresse e-mail de votre compte.',
  policyLabel: 'J’accepte de recevoir les nouveautés par e-mail et j’ai lu la politique de confidentialité.',
  submit: 'S’inscrire',
  submitting: 'Inscription…',
  success: 'Merci. Si vous êtes nouveau sur notre liste, confirmez votre inscription dans votre boîte de réception.',
  failed: 'L’inscription n’a pas abouti. Veuillez réessayer.',
  dismiss: 'Masquer le message',
  required: 'Ce champ est obligatoire',
  invalidEmail: 'L’adresse e-mail n’est pas valide',
  policyRequired: 'Veuillez accepter la politique de confidentialité pour vous inscrire',
  phoneLabel: 'Numéro de mobile',
  ownPhone: 'Nous les enverrons au numéro de téléphone de votre compte.',
  policySms: 'J’accepte de recevoir les nouveautés par SMS et j’ai lu la politique de confidentialité.',
  successSms: 'Merci. Répondez à notre SMS pour confirmer votre numéro.',
};
