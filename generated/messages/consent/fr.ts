// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ConsentMessages } from './messages.ts';

export const consentMessages: MessageData<ConsentMessages> = {
  label: 'Cookies',
  question: 'Compter les visites et afficher des contenus tiers ?',
  accept: 'Accepter',
  refuse: 'Refuser',
  choose: 'Réglages',
  settings: 'Paramètres des cookies',
  lead: 'Rien de ce qui n’est pas nécessaire ne se fait avant votre accord. Vous décidez, et vous pouvez changer d’avis ici à tout moment. Ce que vous retirez cesse aussitôt.',
  necessary: 'Nécessaires',
  necessaryHint:
    'Votre panier, votre connexion, votre langue et la variante de page qui vous est montrée. La boutique ne fonctionne pas sans eux.',
  analytics: 'Statistiques',
  analyticsHint:
    'Quelles pages et quels produits sont consultés, et ce qui est mis au panier. Jamais qui vous êtes : ni nom, ni adresse, ni rien de ce que vous saisissez.',
  marketing: 'Contenus d’autres entreprises',
  marketingHint: 'Des galeries qu’une autre entreprise remplit et qui apprend que vous êtes ici.',
  save: 'Enregistrer mon choix',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  saved: 'Votre choix est enregistré.',
};
