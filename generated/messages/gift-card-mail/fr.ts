// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GiftCardMailMessages } from './messages.ts';

export const giftCardMailMessages: MessageData<GiftCardMailMessages> = {
  subject: [
    '',
    [
      'count',
      'plural',
      { one: ['Votre carte-cadeau ', 'brand', ' est arrivée'], other: ['Vos cartes-cadeaux ', 'brand', ' sont arrivées'] },
    ],
  ],
  greeting: ['Bonjour ', 'name', ','],
  hello: 'Bonjour,',
  gift: [
    '',
    [
      'count',
      'plural',
      {
        one: ['quelqu’un vous offre une carte-cadeau ', 'brand', '.'],
        other: ['quelqu’un vous offre ', 0, ' cartes-cadeaux ', 'brand', '.'],
      },
    ],
  ],
  giftFrom: [
    '',
    [
      'count',
      'plural',
      {
        one: ['', 'from', ' vous offre une carte-cadeau ', 'brand', '.'],
        other: ['', 'from', ' vous offre ', 0, ' cartes-cadeaux ', 'brand', '.'],
      },
    ],
  ],
  own: [
    '',
    ['count', 'plural', { one: ['voici votre carte-cadeau ', 'brand', '.'], other: ['voici vos ', 0, ' cartes-cadeaux ', 'brand', '.'] }],
  ],
  quoted: ['« ', 'message', ' »'],
  number: 'Numéro de carte',
  pin: 'Code PIN',
  use: 'Saisissez le numéro et le code PIN au moment de payer en ligne, ou présentez-les en magasin. Ce que vous ne dépensez pas reste sur la carte.',
  balanceLink: 'Consulter le solde',
  keep: 'Conservez cet e-mail et traitez le code PIN comme de l’argent liquide : toute personne qui a les deux numéros peut utiliser la carte.',
  signature: ['L’équipe ', 'brand'],
};
