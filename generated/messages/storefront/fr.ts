// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StorefrontMessages } from './messages.ts';

export const storefrontMessages: MessageData<StorefrontMessages> = {
  skipToContent: 'Aller au contenu',
  home: 'Accueil',
  location: 'Pays et langue',
  secureCheckout: 'Paiement sécurisé',
  help: 'Aide',
  relatedContent: 'À lire aussi',
  published: ['Publié le ', ['day', 'tag', ['', ['date', 'date', { dateStyle: 'long' }]]]],
  by: ['Par ', 'author'],
  locationTitle: 'Choisissez votre pays et votre langue',
  locationLead: 'Les prix, la livraison et les offres dépendent du pays choisi.',
  locationCart: [
    'Votre panier (',
    ['count', 'plural', { one: ['', 0, ' article'], other: ['', 0, ' articles'] }],
    ') reste dans la boutique ',
    'country',
    '. Chaque pays a son panier, ses prix et son stock.',
  ],
  notFoundTitle: 'Cette page est introuvable',
  notFoundText: 'Elle a peut-être été déplacée, ou l’adresse contient une erreur.',
  errorTitle: 'Une erreur est survenue',
  errorText: 'C’est de notre faute. Réessayez dans un instant.',
  backHome: 'Retour à l’accueil',
  close: 'Fermer',
  notifications: 'Notifications',
  loading: 'Chargement',
  newsletterSuccess: 'Merci. Si vous êtes nouveau sur notre liste, confirmez votre inscription dans votre boîte de réception.',
  newsletterSubscribed: 'Vous êtes sur la liste.',
  newsletterInvalid: 'Saisissez une adresse e-mail valide et acceptez la politique de confidentialité.',
  newsletterSuccessSms: 'Merci. Répondez à notre SMS pour confirmer votre numéro.',
  newsletterInvalidPhone: 'Veuillez vérifier le numéro de téléphone et votre accord.',
  newsletterFailed: 'L’inscription n’a pas abouti. Veuillez réessayer.',
  stores: 'Magasins',
  myStore: 'Votre magasin :',
};
