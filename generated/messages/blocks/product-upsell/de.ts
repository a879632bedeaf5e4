// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductUpsellMessages } from './messages.ts';

export const productUpsellMessages: MessageData<ProductUpsellMessages> = {
  label: 'Mach den Look komplett',
  loading: 'Produkte werden geladen',
  now: 'Jetzt',
  was: 'Vorher',
  historicBest: ['Niedrigster Preis der letzten 30 Tage: ', 'price'],
  earlierSale: ['Niedrigster Preis eines früheren Sales: ', 'price'],
  add: 'In den Warenkorb',
  addNamed: ['In den Warenkorb: ', 'title'],
  choose: 'Optionen wählen',
  chooseNamed: ['Optionen wählen: ', 'title'],
  outOfStock: 'Ausverkauft',
  somethingWentWrong: 'Etwas ist schiefgegangen',
  addFailed: 'Wir konnten das nicht in den Warenkorb legen. Bitte versuche es noch einmal.',
  dismiss: 'Meldung ausblenden',
};
