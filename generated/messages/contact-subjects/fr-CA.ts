// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ContactSubjectsMessages } from './messages.ts';

export const contactSubjectsMessages: MessageData<ContactSubjectsMessages> = {
  orderCategory: 'Ma commande',
  returnCategory: 'Retours et remboursements',
  productCategory: 'Produits',
  paymentCategory: 'Paiement',
  accountCategory: 'Mon compte',
  otherCategory: 'Autre chose',
  whereIsMyOrder: 'Où est ma commande?',
  changeOrder: 'Modifier ma commande',
  cancelOrder: 'Annuler ma commande',
  missingItem: 'Il manque un article',
  damagedItem: 'Un article est abîmé ou n’est pas le bon',
  howToReturn: 'Comment retourner un article?',
  refund: 'Où en est mon remboursement?',
  exchange: 'Échanger un article',
  sizeAndFit: 'Taille et coupe',
  productAdvice: 'Aide au choix',
  careAndRepair: 'Entretien et réparation',
  availability: 'Quand sera-t-il de nouveau en stock?',
  paymentFailed: 'Mon paiement n’a pas abouti',
  giftCard: 'Cartes-cadeaux',
  promotion: 'Promotions et codes',
  invoice: 'J’ai besoin d’une facture',
  signIn: 'Je n’arrive pas à me connecter',
  membership: 'Club et points',
  personalData: 'Mes données personnelles',
  stores: 'Nos magasins',
  website: 'Un problème avec le site',
  feedback: 'Vos remarques',
};
