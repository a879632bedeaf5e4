import type { SeedSet } from './seed-set.ts';

export const solvaneSets: readonly SeedSet[] = [
  {
    id: 'S200101',
    brand: 'solvane',
    picture: 'first-run',
    name: { en: 'First Run', fr: 'Première sortie', de: 'Erster Lauf' },
    tagline: {
      en: 'From couch to corner shop and back.',
      fr: 'Du canapé au coin de la rue, et retour.',
      de: 'Vom Sofa einmal um den Block.',
    },
    description: {
      en: 'Easy-going running shoes, shorts with a pocket for the key, a dry tee and two pairs of socks. Start slowly, come back smiling.',
      fr: 'Des chaussures faciles, un short avec une poche pour la clé, un t-shirt qui respire et deux paires de chaussettes. Partez doucement, revenez en souriant.',
      de: 'Unkomplizierte Laufschuhe, Shorts mit Schlüsselfach, ein luftiges Shirt und zwei Paar Socken. Langsam los, lächelnd zurück.',
    },
    parts: [
      { styleId: 'SVDRI01M', color: 'Y8T' },
      { styleId: 'SVSPR01M', color: 'K1K' },
      { styleId: 'SVSTE01M', color: 'W2C' },
      { styleId: 'SVSTR01U', color: 'R9S', qty: 2 },
    ],
  },
  {
    id: 'S200102',
    brand: 'solvane',
    picture: 'court-side',
    name: { en: 'Courtside', fr: 'Bord de terrain', de: 'Spielfeldrand' },
    tagline: { en: 'High tops, low effort.', fr: 'Montantes, sans effort.', de: 'Hoher Schaft, null Aufwand.' },
    description: {
      en: 'High tops with relaxed trousers and a cap. Works on the court, in the café and on the last train home.',
      fr: 'Des montantes, un pantalon décontracté et une casquette. Sur le terrain, au café et dans le dernier métro.',
      de: 'Hohe Sneaker, lässige Hose, Cap. Passt auf den Court, ins Café und in die letzte Bahn.',
    },
    parts: [
      { styleId: 'SVVAU01M', color: 'B7T' },
      { styleId: 'SVREL01M', color: 'S5F' },
      { styleId: 'SVBLO01U', color: 'K1K' },
    ],
  },
  {
    id: 'S200103',
    brand: 'solvane',
    picture: 'city-loop',
    name: { en: 'City Loop', fr: 'Boucle en ville', de: 'Stadtrunde' },
    tagline: { en: 'Ten kilometers of traffic lights.', fr: 'Dix kilomètres de feux rouges.', de: 'Zehn Kilometer Ampeln.' },
    description: {
      en: 'Fast shoes, light shorts and a tee you see from afar. The beanie is for the way home.',
      fr: 'Des chaussures rapides, un short léger et un t-shirt que l’on voit de loin. Le bonnet, c’est pour le retour.',
      de: 'Schnelle Schuhe, leichte Shorts und ein Shirt, das man von Weitem sieht. Die Mütze ist für den Heimweg.',
    },
    parts: [
      { styleId: 'SVTEM02W', color: 'R9S' },
      { styleId: 'SVSPR02W', color: 'K1K' },
      { styleId: 'SVSTE02W', color: 'B7T' },
      { styleId: 'SVDOC02W', color: 'W2C' },
    ],
  },
  {
    id: 'S200104',
    brand: 'solvane',
    picture: 'pool-day',
    name: { en: 'Pool Day', fr: 'Journée piscine', de: 'Tag im Freibad' },
    tagline: { en: 'Slides, shorts, sun.', fr: 'Claquettes, short, soleil.', de: 'Slides, Shorts, Sonne.' },
    description: {
      en: 'Step in and go: slides, shorts and a cap in colors you will find again on any lawn.',
      fr: 'On enfile et on y va : claquettes, short et casquette, dans des couleurs que l’on retrouve sur n’importe quelle pelouse.',
      de: 'Reinschlüpfen und los: Slides, Shorts und Cap in Farben, die man auf jeder Wiese wiederfindet.',
    },
    parts: [
      { styleId: 'SVLID01M', color: 'B7T' },
      { styleId: 'SVSPR01M', color: 'Y8T' },
      { styleId: 'SVBLO01U', color: 'S5F' },
    ],
  },
  {
    id: 'S200105',
    brand: 'solvane',
    picture: 'winter-miles',
    name: { en: 'Winter Miles', fr: 'Kilomètres d’hiver', de: 'Winterkilometer' },
    tagline: {
      en: 'Keep running when it gets dark at four.',
      fr: 'Courir encore quand la nuit tombe à seize heures.',
      de: 'Weiterlaufen, wenn es um vier dunkel wird.',
    },
    description: {
      en: 'Water-shedding runners, a warm beanie, winter socks and relaxed trousers for the warm-up.',
      fr: 'Des chaussures déperlantes, un bonnet chaud, des chaussettes d’hiver et un pantalon souple pour l’échauffement.',
      de: 'Wasserabweisende Laufschuhe, warme Mütze, Wintersocken und eine lockere Hose zum Einlaufen.',
    },
    parts: [
      { styleId: 'SVTEM06U', color: 'K1K' },
      { styleId: 'SVDOC06U', color: 'Y8T' },
      { styleId: 'SVREL06M', color: 'G3P' },
      { styleId: 'SVSTR06U', color: 'R4Y' },
    ],
  },
  {
    id: 'S200106',
    brand: 'solvane',
    picture: 'everyday',
    name: { en: 'The Everyday', fr: 'Le quotidien', de: 'Für jeden Tag' },
    tagline: {
      en: 'What you reach for without thinking.',
      fr: 'Ce que l’on attrape sans réfléchir.',
      de: 'Wonach man greift, ohne nachzudenken.',
    },
    description: {
      en: 'White sneakers, a plain tee and trousers that fit both desk and bike. Add the cap when your hair disagrees.',
      fr: 'Des baskets blanches, un t-shirt uni et un pantalon pour le bureau comme pour le vélo. La casquette, pour les cheveux rebelles.',
      de: 'Weiße Sneaker, schlichtes Shirt und eine Hose für Schreibtisch und Rad. Die Cap für Tage, an denen das Haar nicht will.',
    },
    parts: [
      { styleId: 'SVPLA02W', color: 'W2C' },
      { styleId: 'SVSTE02W', color: 'K1K' },
      { styleId: 'SVREL02W', color: 'G3P' },
      { styleId: 'SVBLO02W', color: 'R9S' },
    ],
  },
];
