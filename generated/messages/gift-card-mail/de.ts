// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GiftCardMailMessages } from './messages.ts';

export const giftCardMailMessages: MessageData<GiftCardMailMessages> = {
  subject: [
    '',
    ['count', 'plural', { one: ['Ihre ', 'brand', '-Geschenkkarte ist da'], other: ['Ihre ', 'brand', '-Geschenkkarten sind da'] }],
  ],
  greeting: ['Guten Tag ', 'name', ','],
  hello: 'Guten Tag,',
  gift: [
    '',
    [
      'count',
      'plural',
      {
        one: ['jemand hat Ihnen eine ', 'brand', '-Geschenkkarte geschickt.'],
        other: ['jemand hat Ihnen ', 0, ' ', 'brand', '-Geschenkkarten geschickt.'],
      },
    ],
  ],
  giftFrom: [
    '',
    [
      'count',
      'plural',
      {
        one: ['', 'from', ' hat Ihnen eine ', 'brand', '-Geschenkkarte geschickt.'],
        other: ['', 'from', ' hat Ihnen ', 0, ' ', 'brand', '-Geschenkkarten geschickt.'],
      },
    ],
  ],
  own: [
    '',
    [
      'count',
      'plural',
      { one: ['hier ist Ihre ', 'brand', '-Geschenkkarte.'], other: ['hier sind Ihre ', 0, ' ', 'brand', '-Geschenkkarten.'] },
    ],
  ],
  quoted: ['„', 'message', '“'],
  number: 'Kartennummer',
  pin: 'PIN',
  use: 'Geben Sie Kartennummer und PIN beim Bezahlen ein oder zeigen Sie beides im Store. Was Sie nicht ausgeben, bleibt auf der Karte.',
  balanceLink: 'Guthaben prüfen',
  keep: 'Bewahren Sie diese E-Mail auf und behandeln Sie die PIN wie Bargeld: Wer beide Nummern kennt, kann die Karte einlösen.',
  signature: ['Ihr ', 'brand', '-Team'],
};
