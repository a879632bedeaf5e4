// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Bonjour,',
  resetSubject: ['Un nouveau mot de passe pour ', 'brand'],
  reset: ['vous avez demandé un nouveau mot de passe pour votre compte ', 'brand', '. Vous pouvez le choisir ici, dans l’heure:'],
  resetNotYou: 'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire: votre mot de passe reste le même.',
  changedSubject: ['Votre mot de passe ', 'brand', ' a été modifié'],
  changed: ['le mot de passe de votre compte ', 'brand', ' a été modifié et vos autres appareils ont été déconnectés.'],
  changedNotYou: 'Si vous n’êtes pas à l’origine de cette modification, demandez tout de suite un nouveau mot de passe.',
  signature: ['L’équipe ', 'brand'],
};
