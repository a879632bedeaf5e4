import type { SeedSet } from './seed-set.ts';

export const tarnfellSets: readonly SeedSet[] = [
  {
    id: 'S100101',
    brand: 'tarnfell',
    picture: 'rain-kit',
    name: { en: 'Rain Kit', fr: 'Kit pluie', de: 'Regen-Set' },
    tagline: {
      en: 'Everything you need to enjoy a wet day.',
      fr: 'Tout pour aimer les jours de pluie.',
      de: 'Alles, was einen Regentag schön macht.',
    },
    description: {
      en: 'A waterproof shell, quick-drying bottoms, a cap that keeps rain off your eyes and boots for the puddles: everything for a walk in the rain.',
      fr: 'Un imperméable, un pantalon à séchage rapide, une casquette pour les yeux et des chaussures pour les flaques : tout pour marcher sous la pluie.',
      de: 'Eine wasserdichte Jacke, eine schnell trocknende Hose, eine Cap für freie Sicht und Stiefel für die Pfützen: alles für eine Tour im Regen.',
    },
    parts: [
      { styleId: 'TFKES01M', color: 'G4S' },
      { styleId: 'TFDRO01M', color: 'K9N' },
      { styleId: 'TFCRA01U', color: 'R7E' },
      { styleId: 'TFCAI01M', color: 'Y5C' },
    ],
  },
  {
    id: 'S100102',
    brand: 'tarnfell',
    picture: 'hut-weekend',
    name: { en: 'Hut Weekend', fr: 'Fin de semaine en refuge', de: 'Hüttenwochenende' },
    tagline: {
      en: 'Two days, one pack, dry socks.',
      fr: 'Deux jours, un sac, des chaussettes sèches.',
      de: 'Zwei Tage, ein Rucksack, trockene Socken.',
    },
    description: {
      en: 'Warm layers for the evening, a trekking pack that carries well and two pairs of socks, because the second day starts with dry feet.',
      fr: 'De la chaleur pour le soir, un sac de trek qui se fait oublier et deux paires de chaussettes : le deuxième jour commence les pieds au sec.',
      de: 'Wärme für den Abend, ein Trekkingrucksack, der gut sitzt, und zwei Paar Socken: Der zweite Tag beginnt mit trockenen Füßen.',
    },
    parts: [
      { styleId: 'TFEID02W', color: 'R7E' },
      { styleId: 'TFLIC02W', color: 'S2N' },
      { styleId: 'TFTRA02W', color: 'K9N' },
      { styleId: 'TFDRU02W', color: 'G4S', qty: 2 },
    ],
  },
  {
    id: 'S100103',
    brand: 'tarnfell',
    picture: 'summer-trail',
    name: { en: 'Summer Trail', fr: 'Sentiers d’été', de: 'Sommertour' },
    tagline: {
      en: 'Light from head to toe.',
      fr: 'Léger de la tête aux pieds.',
      de: 'Leicht von Kopf bis Fuß.',
    },
    description: {
      en: 'A merino-soft tee, shorts that move with you, fast trail shoes and a cap against the sun. All of it dries on the line overnight.',
      fr: 'Un t-shirt doux, un short qui suit le mouvement, des chaussures de trail rapides et une casquette contre le soleil. Le tout sèche en une nuit.',
      de: 'Ein weiches Shirt, Shorts, die jede Bewegung mitmachen, schnelle Trailschuhe und eine Cap gegen die Sonne. Über Nacht ist alles wieder trocken.',
    },
    parts: [
      { styleId: 'TFTFE01M', color: 'Y5C' },
      { styleId: 'TFGHY01M', color: 'K9N' },
      { styleId: 'TFFEL01M', color: 'B3L' },
      { styleId: 'TFCRA01U', color: 'G4S' },
    ],
  },
  {
    id: 'S100104',
    brand: 'tarnfell',
    picture: 'first-frost',
    name: { en: 'First Frost', fr: 'Premières gelées', de: 'Erster Frost' },
    tagline: {
      en: 'Warmth for the coldest month.',
      fr: 'De la chaleur pour le mois le plus froid.',
      de: 'Wärme für den kältesten Monat.',
    },
    description: {
      en: 'Our warmest jacket over a brushed fleece, with a winter beanie and thick socks. Made for frosty mornings in the tent.',
      fr: 'Notre veste la plus chaude sur une polaire brossée, un bonnet d’hiver et de grosses chaussettes. Pour les matins de gel sous la tente.',
      de: 'Unsere wärmste Jacke über flauschigem Fleece, dazu Wintermütze und dicke Socken. Für frostige Morgen im Zelt.',
    },
    parts: [
      { styleId: 'TFPTA06U', color: 'B8G' },
      { styleId: 'TFHEA06U', color: 'B3L' },
      { styleId: 'TFTAR06U', color: 'R7E' },
      { styleId: 'TFDRU06U', color: 'K9N' },
    ],
  },
  {
    id: 'S100105',
    brand: 'tarnfell',
    picture: 'long-way-up',
    name: { en: 'The Long Way Up', fr: 'La longue montée', de: 'Der lange Aufstieg' },
    tagline: {
      en: 'For days that start before sunrise.',
      fr: 'Pour les jours qui commencent avant l’aube.',
      de: 'Für Tage, die vor der Sonne beginnen.',
    },
    description: {
      en: 'A close-cut shell, stiff boots and a day pack that stays put on steep ground, with a beanie for the summit photo.',
      fr: 'Une veste ajustée, des chaussures rigides et un sac qui reste en place dans la pente, plus un bonnet pour la photo au sommet.',
      de: 'Eine körpernahe Hardshell, feste Stiefel und ein Tagesrucksack, der auch im Steilen sitzt, dazu eine Mütze fürs Gipfelfoto.',
    },
    parts: [
      { styleId: 'TFMER02W', color: 'G6M' },
      { styleId: 'TFARE02W', color: 'R7E' },
      { styleId: 'TFGIL02U', color: 'K9N' },
      { styleId: 'TFTAR02W', color: 'B8G' },
    ],
  },
  {
    id: 'S100106',
    brand: 'tarnfell',
    picture: 'river-day',
    name: { en: 'River Day', fr: 'Journée rivière', de: 'Tag am Fluss' },
    tagline: {
      en: 'For wading, swimming and picnics.',
      fr: 'Pour patauger, nager et pique-niquer.',
      de: 'Zum Waten, Baden und Picknicken.',
    },
    description: {
      en: 'Sandals that grip wet stones, quick-drying shorts and a light pack for the sandwiches.',
      fr: 'Des sandales qui accrochent sur les pierres mouillées, un short qui sèche vite et un sac léger pour les sandwichs.',
      de: 'Sandalen, die auf nassen Steinen halten, schnell trocknende Shorts und ein leichter Rucksack für die Brote.',
    },
    parts: [
      { styleId: 'TFWAD02W', color: 'S2N' },
      { styleId: 'TFGHY02W', color: 'B8G' },
      { styleId: 'TFCOR02U', color: 'B3L' },
    ],
  },
];
