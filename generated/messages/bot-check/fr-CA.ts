// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BotCheckMessages } from './messages.ts';

export const botCheckMessages: MessageData<BotCheckMessages> = {
  title: 'Vérification anti-robot',
  noScript:
    'Nous devons vérifier que vous n’êtes pas un programme. Veuillez activer JavaScript et recharger la page: il n’y a rien à résoudre.',
  again:
    'Nous devons vérifier que vous n’êtes pas un programme. Si JavaScript est activé, votre navigateur s’en charge: veuillez renvoyer le formulaire.',
  againWithPassword:
    'Nous devons vérifier que vous n’êtes pas un programme. Si JavaScript est activé, votre navigateur s’en charge: veuillez saisir de nouveau votre mot de passe et renvoyer le formulaire.',
};
