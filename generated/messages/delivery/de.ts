// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { DeliveryMessages } from './messages.ts';

export const deliveryMessages: MessageData<DeliveryMessages> = {
  changesTitle: [
    '',
    [
      'count',
      'plural',
      { one: 'Wir mussten die Lieferung eines Artikels ändern', other: ['Wir mussten die Lieferung von ', 0, ' Artikeln ändern'] },
    ],
  ],
  changesLead: 'Noch ist nichts bestellt. Behalten Sie die neue Lieferung oder wählen Sie, was Ihnen besser passt.',
  changeBefore: 'Bisher',
  changeNow: 'Jetzt',
  reasonStoreStock: ['', 'store', ' hat nicht mehr genug davon vorrätig.'],
  reasonWarehouseStock: 'Unser Lager hat nicht mehr genug davon vorrätig.',
  reasonStoreClosed: ['', 'store', ' ist vorübergehend geschlossen.'],
  reasonServiceEnded: ['', 'store', ' bietet das nicht mehr an.'],
  reasonMethodUnavailable: ['', 'method', ' ist für Ihre Bestellung nicht mehr möglich.'],
  theStore: 'Die Filiale',
  costsMore: ['Der Versand kostet ', 'amount', ' mehr.'],
  costsLess: ['Der Versand kostet ', 'amount', ' weniger.'],
  costsSame: 'Der Versandpreis bleibt gleich.',
  accept: 'Annehmen',
  acceptFor: ['Annehmen für ', 'name'],
  undo: 'Rückgängig',
  undoFor: ['Rückgängig für ', 'name'],
  chooseAnother: 'Andere wählen',
  chooseAnotherFor: ['Andere Lieferung für ', 'name', ' wählen'],
  settled: ['', 'name', ' – ', 'method', '. Gespeichert.'],
};
