// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterSignupMessages } from './messages.ts';

export const newsletterSignupMessages: MessageData<NewsletterSignupMessages> = {
  emailLabel: 'Adresse e-mail',
  ownAddress: 'Elle est envoyée à l’adresse e-mail de votre compte.',
  policyLabel: 'J’accepte de recevoir des nouvelles par e-mail et j’ai lu la politique de confidentialité.',
  submit: 'S’inscrire',
  submitting: 'Inscription en cours…',
  success: 'Merci. Si votre adresse est nouvelle pour nous, un e-mail vous demande de la confirmer.',
  failed: 'L’inscription n’a pas abouti. Veuillez réessayer.',
  dismiss: 'Fermer le message',
  required: 'Ce champ est obligatoire',
  invalidEmail: 'L’adresse e-mail n’est pas valide',
  policyRequired: 'Veuillez accepter la politique de confidentialité pour vous inscrire',
  phoneLabel: 'Numéro de mobile',
  ownPhone: 'Ils sont envoyés au numéro de téléphone de votre compte.',
  policySms: 'J’accepte de recevoir des nouvelles par SMS et j’ai lu la politique de confidentialité.',
  successSms: 'Merci. Un SMS vous demande de confirmer votre numéro.',
};
