import type { GalleryLanguage } from '#generated/openapi/gallery.ts';

type Place = 'hills' | 'city';

/** Captions of the seeded photos by place and language. */
export const captions: Readonly<Record<Place, Readonly<Record<GalleryLanguage, readonly string[]>>>> = {
  hills: {
    en: [
      'First frost on the ridge',
      'Six hours of rain and still dry',
      'Coffee tastes better up here',
      'Lost the path, found the view',
      'My third winter in this one',
      'Windy enough for the hood',
      'We had the whole valley to ourselves',
    ],
    fr: [
      'Première gelée sur la crête',
      'Six heures de pluie et toujours au sec',
      'Le café a meilleur goût là-haut',
      'Sentier perdu, belle vue trouvée',
      'Mon troisième hiver avec elle',
      'Assez de vent pour la capuche',
      'La vallée rien que pour nous',
    ],
    de: [
      'Erster Frost auf dem Grat',
      'Sechs Stunden Regen und trotzdem trocken',
      'Hier oben schmeckt der Kaffee besser',
      'Weg verloren, Aussicht gefunden',
      'Schon mein dritter Winter damit',
      'Genug Wind für die Kapuze',
      'Das ganze Tal für uns allein',
    ],
  },
  city: {
    en: [
      'Missed the train on purpose',
      'Sunday court, nobody keeping score',
      'Blue hour, last lap',
      'From the office straight to the river',
      'New colors, same block',
      'Rain check? No',
      'Four stops on foot',
    ],
    fr: [
      'Train raté, exprès',
      'Dimanche au terrain, on ne compte pas les points',
      'Heure bleue, dernier tour',
      'Du bureau aux quais sans passer par la maison',
      'Nouvelles couleurs, même quartier',
      'Reporter pour la pluie ? Jamais',
      'Quatre stations à pied',
    ],
    de: [
      'Die Bahn absichtlich verpasst',
      'Sonntag auf dem Court, niemand zählt mit',
      'Blaue Stunde, letzte Runde',
      'Vom Büro direkt an den Fluss',
      'Neue Farben, gleicher Kiez',
      'Regen? Egal',
      'Vier Stationen zu Fuß',
    ],
  },
};

export const names: Readonly<Record<GalleryLanguage, readonly string[]>> = {
  en: ['Morag T.', 'Jude', 'Priya K.', 'Callum', 'Dana W.', 'Theo B.', 'Ines', 'Robin V.'],
  fr: ['Camille', 'Yanis B.', 'Élodie R.', 'Maël', 'Inès', 'Théo L.', 'Manon', 'Amir D.'],
  de: ['Jana', 'Emre Y.', 'Lea K.', 'Jonas', 'Mia W.', 'Till B.', 'Svenja', 'Noah R.'],
};
