// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ConsentMessages } from './messages.ts';

export const consentMessages: MessageData<ConsentMessages> = {
  label: 'Cookies',
  question: 'Nous utilisons des cookies pour mesurer les visites et afficher des contenus de partenaires.',
  accept: 'Accepter',
  refuse: 'Refuser',
  choose: 'Paramètres',
  settings: 'Paramètres des cookies',
  lead: 'Sans votre accord, nous n’utilisons que le nécessaire. Vous pouvez changer d’avis ici à tout moment, avec effet immédiat.',
  necessary: 'Nécessaires',
  necessaryHint:
    'Votre panier, votre connexion, votre langue et la version de page que vous voyez. La boutique ne fonctionne pas sans eux.',
  analytics: 'Statistiques',
  analyticsHint:
    'Les pages et les produits que vous consultez et ce que vous ajoutez au panier. Jamais votre identité : ni nom, ni adresse, ni rien de ce que vous saisissez.',
  marketing: 'Contenus de partenaires',
  marketingHint: 'Des galeries photo de partenaires, qui savent alors que vous nous rendez visite.',
  save: 'Enregistrer mes choix',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  saved: 'Vos choix sont enregistrés.',
};
