// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NotifyMeMessages } from './messages.ts';

export const notifyMeMessages: MessageData<NotifyMeMessages> = {
  title: 'Me prévenir de son retour',
  lead: ['', 'product', ' est épuisé pour le moment. Laissez-nous votre adresse courriel: nous vous écrirons une fois, dès son retour.'],
  submit: 'Me prévenir',
  hint: 'Un seul courriel, pas d’infolettre. Chaque courriel contient un lien pour arrêter.',
  pending:
    'C’est presque fini. Si vous n’avez pas encore confirmé cette adresse, un courriel avec un lien vous attend dans votre boîte de réception.',
  active: 'C’est noté. Nous vous écrirons dès son retour.',
  unknown: 'Il n’est plus possible de demander une alerte pour ce produit.',
  back: 'Retour au produit',
  confirmTitle: 'Confirmer votre alerte',
  confirmLead: 'Un clic, et nous vous écrirons dès son retour en stock.',
  confirmSubmit: 'Confirmer',
  confirmed: 'Merci. Nous vous écrirons dès son retour.',
  missing: 'Cette page s’ouvre par le lien de notre courriel. S’il a expiré, inscrivez-vous de nouveau sur la page du produit.',
  stopTitle: 'Arrêter les alertes',
  stopLead: 'Nous ne vous écrirons plus lorsque des produits sont de retour en stock.',
  stopSubmit: 'Ne plus recevoir de courriels',
  stopped: 'C’est fait. Cette adresse ne recevra plus d’alertes de stock.',
  home: 'Continuer mes achats',
};
