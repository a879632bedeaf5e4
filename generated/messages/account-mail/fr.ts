// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Bonjour,',
  resetSubject: ['Choisissez un nouveau mot de passe ', 'brand'],
  reset: ['vous avez demandé un nouveau mot de passe pour votre compte ', 'brand', '. Choisissez-le dans l’heure :'],
  resetLink: 'Choisir un nouveau mot de passe',
  resetNotYou: 'Ce n’était pas vous ? Ignorez simplement cet e-mail : votre mot de passe reste le même.',
  changedSubject: ['Votre mot de passe ', 'brand', ' a été modifié'],
  changed: ['le mot de passe de votre compte ', 'brand', ' a été modifié et vos autres appareils ont été déconnectés.'],
  changedNotYou: 'Ce n’était pas vous ? Réinitialisez tout de suite votre mot de passe.',
  passkeysLost: 'Les clés d’accès de votre compte ont été supprimées. Vous pourrez les ajouter de nouveau une fois connecté.',
  passkeyAddedSubject: ['Une clé d’accès a été ajoutée à votre compte ', 'brand'],
  passkeyAdded: ['vous pouvez désormais vous connecter à votre compte ', 'brand', ' avec la clé d’accès « ', 'name', ' ».'],
  passkeyRemovedSubject: ['Une clé d’accès de votre compte ', 'brand', ' a été supprimée'],
  passkeyRemoved: [
    'la clé d’accès « ',
    'name',
    ' » ne permet plus de se connecter à votre compte ',
    'brand',
    '. Elle se trouve peut-être encore dans votre gestionnaire de mots de passe, où vous pouvez la supprimer.',
  ],
  passkeyNotYou:
    'Ce n’était pas vous ? Réinitialisez tout de suite votre mot de passe. Toutes les sessions prendront fin et toutes les clés d’accès de votre compte seront supprimées.',
  welcomeSubject: ['Bienvenue chez ', 'brand'],
  welcome: ['votre compte ', 'brand', ' est prêt : commandez plus vite, suivez vos commandes et enregistrez vos favoris.'],
  welcomeConfirm: 'Une dernière chose : confirmez votre adresse e-mail dans la semaine.',
  confirmEmailSubject: ['Confirmez votre adresse e-mail pour ', 'brand'],
  confirmEmail: ['confirmez dans la semaine l’adresse e-mail de votre compte ', 'brand', '.'],
  confirmEmailLink: 'Confirmer mon adresse e-mail',
  newEmailSubject: ['Confirmez votre nouvelle adresse e-mail pour ', 'brand'],
  newEmail: [
    'vous souhaitez utiliser ',
    'email',
    ' pour votre compte ',
    'brand',
    '. Confirmez cette adresse dans les 24 heures. D’ici là, rien ne change.',
  ],
  newEmailNotYou: 'Ce n’était pas vous ? Ignorez simplement cet e-mail.',
  emailTakenSubject: ['Vous avez déjà un compte ', 'brand'],
  emailTaken: [
    'quelqu’un souhaite utiliser cette adresse pour un autre compte ',
    'brand',
    '. Elle a déjà un compte, donc rien n’a changé. C’était vous ? Connectez-vous ici :',
  ],
  emailTakenLink: 'Me connecter',
  emailChangingSubject: ['Votre adresse e-mail ', 'brand', ' va changer'],
  emailChanging: [
    'on nous a demandé de remplacer l’adresse e-mail de votre compte ',
    'brand',
    ' par ',
    'email',
    '. Le changement aura lieu dès que cette adresse sera confirmée.',
  ],
  emailChangedSubject: ['Votre adresse e-mail ', 'brand', ' a changé'],
  emailChanged: [
    'l’adresse e-mail de votre compte ',
    'brand',
    ' est désormais ',
    'email',
    '. Utilisez-la pour vous connecter. Vos autres appareils ont été déconnectés.',
  ],
  emailNotYou:
    'Ce n’était pas vous ? Gardez cette adresse. Nous déconnecterons tous les appareils et vous enverrons un lien pour choisir un nouveau mot de passe. Le lien est valable une semaine.',
  keepEmailLink: 'Garder cette adresse',
  signature: ['L’équipe ', 'brand'],
};
