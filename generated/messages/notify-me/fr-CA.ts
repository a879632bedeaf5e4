// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NotifyMeMessages } from './messages.ts';

export const notifyMeMessages: MessageData<NotifyMeMessages> = {
  title: 'Me prévenir de son retour',
  lead: ['', 'product', ' est épuisé pour le moment. Laissez-nous votre adresse courriel et nous vous préviendrons de son retour.'],
  submit: 'Me prévenir',
  hint: 'Un seul courriel, pas d’infolettre. Vous pouvez arrêter à tout moment avec le lien qu’il contient.',
  pending:
    'C’est presque fini. Si nous ne connaissons pas encore cette adresse, confirmez-la avec le lien envoyé dans votre boîte de réception.',
  active: 'C’est noté. Nous vous écrirons dès son retour.',
  unknown: 'Nous ne prenons plus d’alertes pour ce produit.',
  back: 'Retour au produit',
  confirmTitle: 'Confirmer votre alerte',
  confirmLead: 'Un clic, et nous vous écrirons dès son retour en stock.',
  confirmSubmit: 'Confirmer',
  confirmed: 'Merci. Nous vous écrirons dès son retour.',
  missing: 'Ouvrez cette page depuis le lien de notre courriel. S’il a expiré, inscrivez-vous de nouveau sur la page du produit.',
  stopTitle: 'Arrêter les alertes de stock',
  stopLead: 'Nous ne vous écrirons plus lorsque des produits sont de retour en stock.',
  stopSubmit: 'Arrêter les alertes',
  stopped: 'C’est fait. Cette adresse ne recevra plus d’alertes de stock.',
  home: 'Continuer mes achats',
};
