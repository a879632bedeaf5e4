// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { DeliveryMessages } from './messages.ts';

export const deliveryMessages: MessageData<DeliveryMessages> = {
  changesTitle: [
    '',
    [
      'count',
      'plural',
      { one: 'Nous avons dû modifier la livraison d’un article', other: ['Nous avons dû modifier la livraison de ', 0, ' articles'] },
    ],
  ],
  changesLead: 'Rien n’est encore commandé. Gardez cette livraison ou choisissez ce qui vous convient le mieux.',
  changeBefore: 'Avant',
  changeNow: 'Maintenant',
  reasonStoreStock: ['', 'store', ' n’en a plus assez en stock.'],
  reasonWarehouseStock: 'Notre entrepôt n’en a plus assez en stock.',
  reasonStoreClosed: ['', 'store', ' est fermé pour le moment.'],
  reasonServiceEnded: ['', 'store', ' ne propose plus ce service.'],
  reasonMethodUnavailable: ['Le mode ', 'method', ' n’est plus disponible pour votre commande.'],
  theStore: 'Le magasin',
  costsMore: ['La livraison coûte ', 'amount', ' de plus.'],
  costsLess: ['La livraison coûte ', 'amount', ' de moins.'],
  costsSame: 'Le prix de la livraison ne change pas.',
  accept: 'Accepter',
  acceptFor: ['Accepter pour ', 'name'],
  undo: 'Annuler',
  undoFor: ['Annuler pour ', 'name'],
  chooseAnother: 'Choisir un autre mode',
  chooseAnotherFor: ['Choisir un autre mode pour ', 'name'],
  settled: ['', 'name', ' – ', 'method', '. C’est enregistré.'],
};
