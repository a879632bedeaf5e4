import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import type { KindGroup } from './kind-groups.ts';
import { createWordedList } from './worded-list.ts';

const mountains = createWordedList(
  [
    'First outing was a wet week in the Highlands.',
    'Première sortie : une semaine pluvieuse dans les Highlands.',
    'Erster Einsatz war eine verregnete Woche in den Highlands.',
  ],
  [
    'We did the hut-to-hut route in September, six days in all.',
    'Nous avons fait le tour des refuges en septembre, six jours au total.',
    'Im September waren wir sechs Tage von Hütte zu Hütte unterwegs.',
  ],
  [
    'Mostly used for weekend hikes with the dog.',
    'Surtout pour les randonnées du week-end avec le chien.',
    'Meist bei Wochenendtouren mit dem Hund dabei.',
  ],
  [
    'Came along on a windy coast path, four days, three seasons.',
    'Quatre jours sur un sentier côtier venteux, trois saisons en une semaine.',
    'Vier Tage Küstenweg mit Wind, gefühlt drei Jahreszeiten.',
  ],
  [
    'I commute by bike and walk on Sundays.',
    'Je vais au travail à vélo et je marche le dimanche.',
    'Ich pendle mit dem Rad und wandere sonntags.',
  ],
  [
    'Bought for a trip to Norway that rained out completely.',
    'Acheté pour un voyage en Norvège, sous la pluie du premier au dernier jour.',
    'Gekauft für eine Norwegenreise, die komplett ins Wasser fiel.',
  ],
  ['Spent two weeks in the Pyrenees with friends.', 'Deux semaines dans les Pyrénées entre amis.', 'Zwei Wochen Pyrenäen mit Freunden.'],
  [
    'A long season of day trips is behind us.',
    'Une longue saison de sorties à la journée plus tard.',
    'Eine lange Saison mit vielen Tagestouren liegt dahinter.',
  ],
);

const roads = createWordedList(
  ['About three hundred kilometers so far.', 'Environ trois cents kilomètres au compteur.', 'Bisher rund dreihundert Kilometer.'],
  ['Ran my first half marathon with this.', 'J’ai couru mon premier semi avec.', 'Damit bin ich meinen ersten Halbmarathon gelaufen.'],
  [
    'Three evenings a week, mostly along the river.',
    'Trois soirs par semaine, surtout au bord du fleuve.',
    'Drei Abende die Woche, meist am Fluss entlang.',
  ],
  [
    'On my feet all day in a bakery, then home on foot.',
    'Debout toute la journée en boulangerie, puis retour à pied.',
    'Den ganzen Tag in der Bäckerei auf den Beinen, danach zu Fuß nach Hause.',
  ],
  [
    'Forest trails, some gravel, a lot of mud.',
    'Des sentiers en forêt, un peu de gravier, beaucoup de boue.',
    'Waldwege, etwas Schotter, viel Matsch.',
  ],
  [
    'Took it straight out of the box on a day of twenty-two kilometers.',
    'Vingt-deux kilomètres dès la sortie de la boîte.',
    'Direkt aus dem Karton auf eine Tour von zweiundzwanzig Kilometern.',
  ],
  [
    'Back after a knee injury, so I take it slowly.',
    'Je reprends après une blessure au genou, donc doucement.',
    'Nach einer Knieverletzung fange ich langsam wieder an.',
  ],
  [
    'Used in every kind of weather since spring.',
    'Utilisé par tous les temps depuis le printemps.',
    'Seit dem Frühjahr bei jedem Wetter im Einsatz.',
  ],
);

const streets = createWordedList(
  ['Wear it nearly every day in the city.', 'Je le porte presque tous les jours en ville.', 'Trage ich fast jeden Tag in der Stadt.'],
  ['A birthday present from my brother.', 'Un cadeau d’anniversaire de mon frère.', 'Ein Geburtstagsgeschenk von meinem Bruder.'],
  [
    'Needed something simple for a festival weekend.',
    'Je cherchais quelque chose de simple pour un week-end de festival.',
    'Ich brauchte etwas Schlichtes für ein Festivalwochenende.',
  ],
  [
    'Goes from the office to the climbing gym.',
    'Du bureau à la salle d’escalade, sans se changer.',
    'Vom Büro direkt in die Kletterhalle.',
  ],
  ['Packed for ten days of hand luggage only.', 'Dix jours avec un simple bagage cabine.', 'Zehn Tage nur mit Handgepäck.'],
  [
    'My second one after the first survived three years.',
    'Mon deuxième, le premier a tenu trois ans.',
    'Mein zweites Exemplar, das erste hielt drei Jahre.',
  ],
  [
    'Saw it on a colleague and had to ask.',
    'Vu sur une collègue, j’ai tout de suite demandé.',
    'Bei einer Kollegin gesehen und gleich gefragt.',
  ],
  [
    'Evenings by the lake and slow Sundays.',
    'Des soirées au bord du lac et des dimanches tranquilles.',
    'Abende am See und faule Sonntage.',
  ],
);

/** Place and duration: where and how long the product was used. */
export const occasions: Readonly<Record<KindGroup, readonly LocalizedText[]>> = {
  shell: mountains,
  warm: mountains,
  pack: mountains,
  shoe: roads,
  sneaker: streets,
  open: streets.filter((_, place) => [1, 2, 4, 6, 7].includes(place)),
  clothes: [...streets, ...mountains.slice(1, 4)],
  small: [...streets, ...mountains.slice(4)],
};
