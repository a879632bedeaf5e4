import type { SeedSet } from './seed-set.ts';

export const solvaneSets: readonly SeedSet[] = [
  {
    id: 'S200101',
    brand: 'solvane',
    picture: 'first-run',
    name: { en: 'First Run', fr: 'Première sortie', de: 'Erster Lauf' },
    tagline: {
      en: 'Everything for your first mile.',
      fr: 'Tout pour votre premier kilomètre.',
      de: 'Alles für deinen ersten Kilometer.',
    },
    description: {
      en: 'Easy-going running shoes, shorts with a pocket for the key, a dry tee and two pairs of socks. Start slowly.',
      fr: 'Des chaussures faciles, un short avec une poche pour la clé, un t-shirt qui respire et deux paires de chaussettes. Partez doucement.',
      de: 'Unkomplizierte Laufschuhe, Shorts mit Schlüsselfach, ein luftiges Shirt und zwei Paar Socken. Lauf langsam los.',
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
    tagline: { en: 'An easy outfit with high tops.', fr: 'Une tenue facile avec des montantes.', de: 'Ein lässiges Outfit mit Highs.' },
    description: {
      en: 'High tops with relaxed joggers and a cap, for the court, the café and the way home.',
      fr: 'Des montantes, un pantalon décontracté et une casquette. Pour le terrain, le café et le retour.',
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
    tagline: { en: 'For evening runs through the city.', fr: 'Pour courir en ville le soir.', de: 'Für abendliche Läufe durch die Stadt.' },
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
    tagline: {
      en: 'Slides, shorts and a cap for sunny days.',
      fr: 'Claquettes, short et casquette pour les beaux jours.',
      de: 'Slides, Shorts und Cap für sonnige Tage.',
    },
    description: {
      en: 'Slides, quick-drying shorts and a cap, in bright tones that you spot on any lawn.',
      fr: 'Des claquettes, un short à séchage rapide et une casquette, dans des couleurs vives que l’on repère de loin.',
      de: 'Slides, schnell trocknende Shorts und eine Cap in leuchtenden Farben, die man auf jeder Wiese wiederfindet.',
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
      en: 'Water-shedding runners, a warm beanie, winter socks and relaxed joggers for the warm-up.',
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
      en: 'Simple pieces that go together.',
      fr: 'Des basiques qui vont ensemble.',
      de: 'Schlichte Teile, die zusammenpassen.',
    },
    description: {
      en: 'White sneakers, a plain tee, a cap and comfortable bottoms for desk and bike.',
      fr: 'Des baskets blanches, un t-shirt uni, une casquette et un pantalon pour le bureau comme pour le vélo.',
      de: 'Weiße Sneaker, schlichtes Shirt, Cap und eine Hose für Schreibtisch und Rad.',
    },
    parts: [
      { styleId: 'SVPLA02W', color: 'W2C' },
      { styleId: 'SVSTE02W', color: 'K1K' },
      { styleId: 'SVREL02W', color: 'G3P' },
      { styleId: 'SVBLO02W', color: 'R9S' },
    ],
  },
];
