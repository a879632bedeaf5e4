// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ContactSubjectsMessages } from './messages.ts';

export const contactSubjectsMessages: MessageData<ContactSubjectsMessages> = {
  orderCategory: 'Meine Bestellung',
  returnCategory: 'Rückgabe und Erstattung',
  productCategory: 'Produkte',
  paymentCategory: 'Zahlung',
  accountCategory: 'Mein Konto',
  otherCategory: 'Etwas anderes',
  whereIsMyOrder: 'Wo ist meine Bestellung?',
  changeOrder: 'Bestellung ändern',
  cancelOrder: 'Bestellung stornieren',
  missingItem: 'Ein Artikel fehlt',
  damagedItem: 'Ein Artikel ist beschädigt oder falsch',
  howToReturn: 'Wie gebe ich etwas zurück?',
  refund: 'Wo bleibt meine Erstattung?',
  exchange: 'Artikel umtauschen',
  sizeAndFit: 'Größe und Passform',
  productAdvice: 'Beratung',
  careAndRepair: 'Pflege und Reparatur',
  availability: 'Wann ist es wieder lieferbar?',
  paymentFailed: 'Meine Zahlung hat nicht geklappt',
  giftCard: 'Geschenkkarten',
  promotion: 'Aktionen und Codes',
  invoice: 'Ich brauche eine Rechnung',
  signIn: 'Ich kann mich nicht anmelden',
  membership: 'Mitgliedschaft und Punkte',
  personalData: 'Meine persönlichen Daten',
  stores: 'Unsere Stores',
  website: 'Ein Problem mit der Website',
  feedback: 'Lob und Kritik',
};
