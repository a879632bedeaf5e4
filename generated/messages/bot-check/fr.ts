// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BotCheckMessages } from './messages.ts';

export const botCheckMessages: MessageData<BotCheckMessages> = {
  title: 'Petite vérification',
  close: 'Annuler',
  unsolved: 'La vérification n’a pas abouti et rien n’a été envoyé. Veuillez réessayer.',
  noScript:
    'Nous devons vérifier que vous n’êtes pas un robot. Veuillez activer JavaScript et recharger la page ; il n’y a rien à résoudre.',
  again:
    'Nous devons vérifier que vous n’êtes pas un robot. Si JavaScript est activé, votre navigateur s’en charge : veuillez renvoyer le formulaire.',
  againWithPassword:
    'Nous devons vérifier que vous n’êtes pas un robot. Si JavaScript est activé, votre navigateur s’en charge : veuillez saisir de nouveau votre mot de passe et renvoyer le formulaire.',
};
