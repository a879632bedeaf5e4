// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GiftCardMailMessages } from './messages.ts';

export const giftCardMailMessages: MessageData<GiftCardMailMessages> = {
  subject: [
    '',
    ['count', 'plural', { one: ['Deine ', 'brand', '-Geschenkkarte ist da'], other: ['Deine ', 'brand', '-Geschenkkarten sind da'] }],
  ],
  greeting: ['Hallo ', 'name', ','],
  hello: 'Hallo,',
  gift: [
    '',
    [
      'count',
      'plural',
      {
        one: ['jemand hat dir eine ', 'brand', '-Geschenkkarte geschickt.'],
        other: ['jemand hat dir ', 0, ' ', 'brand', '-Geschenkkarten geschickt.'],
      },
    ],
  ],
  giftFrom: [
    '',
    [
      'count',
      'plural',
      {
        one: ['', 'from', ' hat dir eine ', 'brand', '-Geschenkkarte geschickt.'],
        other: ['', 'from', ' hat dir ', 0, ' ', 'brand', '-Geschenkkarten geschickt.'],
      },
    ],
  ],
  own: [
    '',
    [
      'count',
      'plural',
      { one: ['hier ist deine ', 'brand', '-Geschenkkarte.'], other: ['hier sind deine ', 0, ' ', 'brand', '-Geschenkkarten.'] },
    ],
  ],
  quoted: ['„', 'message', '“'],
  number: 'Kartennummer',
  pin: 'PIN',
  use: 'Gib Kartennummer und PIN beim Bezahlen ein oder zeige beides im Store. Was du nicht ausgibst, bleibt auf der Karte.',
  balanceLink: 'Guthaben prüfen',
  keep: 'Bewahre diese E-Mail auf und behandle die PIN wie Bargeld: Wer beide Nummern kennt, kann die Karte einlösen.',
  signature: ['Dein ', 'brand', '-Team'],
};
