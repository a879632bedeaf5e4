import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import type { KindGroup } from './kind-groups.ts';
import { createWordedList } from './worded-list.ts';

/** Positive remarks by kind of product. */
export const praise: Readonly<Record<KindGroup, readonly LocalizedText[]>> = {
  shell: createWordedList(
    [
      'Rain just beads off, even after a dozen washes.',
      'L’eau perle toujours, même après une douzaine de lavages.',
      'Der Regen perlt ab, auch nach einem Dutzend Wäschen.',
    ],
    [
      'The hood moves with my head and stays put in wind.',
      'La capuche suit la tête et tient dans le vent.',
      'Die Kapuze dreht mit und sitzt auch bei Wind.',
    ],
    [
      'Pockets sit high enough to use with a hip belt.',
      'Les poches sont assez hautes pour une ceinture de sac.',
      'Die Taschen liegen hoch genug für den Hüftgurt.',
    ],
    ['Quiet fabric, no rustling at all.', 'Un tissu silencieux, aucun bruissement.', 'Leiser Stoff, kein Rascheln.'],
    [
      'Vents open with one hand while walking.',
      'Les aérations s’ouvrent d’une main en marchant.',
      'Die Belüftung lässt sich im Gehen mit einer Hand öffnen.',
    ],
    ['Packs down smaller than I expected.', 'Se range dans un volume étonnamment petit.', 'Das Packmaß ist kleiner als erwartet.'],
    [
      'Zips run smoothly even with cold fingers.',
      'Les zips glissent bien, même avec les doigts froids.',
      'Die Reißverschlüsse laufen auch mit kalten Fingern leicht.',
    ],
    [
      'Cuffs seal tightly over gloves.',
      'Les poignets ferment bien par-dessus les gants.',
      'Die Bündchen schließen dicht über Handschuhen.',
    ],
  ),
  warm: createWordedList(
    [
      'Warm without feeling bulky under a shell.',
      'Chaud sans être volumineux sous une veste de pluie.',
      'Warm, ohne unter der Regenjacke aufzutragen.',
    ],
    [
      'Still cozy at five below, standing around at the bus stop.',
      'Encore agréable par moins cinq, à attendre le bus.',
      'Auch bei minus fünf an der Haltestelle noch gemütlich.',
    ],
    [
      'The collar is soft on the chin, a small thing that matters.',
      'Le col est doux au menton, un détail qui compte.',
      'Der Kragen ist weich am Kinn, eine Kleinigkeit, die zählt.',
    ],
    ['Keeps its loft after washing.', 'Garde son gonflant après lavage.', 'Behält nach dem Waschen sein Volumen.'],
    [
      'Sleeves are long enough for reaching overhead.',
      'Les manches restent en place quand on lève les bras.',
      'Die Ärmel sind lang genug, auch mit erhobenen Armen.',
    ],
    ['Dries overnight on a hut line.', 'Sèche en une nuit sur la corde du refuge.', 'Trocknet über Nacht auf der Hüttenleine.'],
    [
      'Inside pocket fits a phone and a map.',
      'La poche intérieure accueille un téléphone et une carte.',
      'In die Innentasche passen Handy und Karte.',
    ],
    [
      'No pilling so far, and I wear it a lot.',
      'Aucune bouloche, et je le porte souvent.',
      'Bisher kein Pilling, obwohl ich viel darin unterwegs bin.',
    ],
  ),
  pack: createWordedList(
    ['Sits close to the back even fully loaded.', 'Reste près du dos, même plein.', 'Sitzt auch voll beladen nah am Rücken.'],
    [
      'The hip belt takes the weight off my shoulders.',
      'La ceinture soulage vraiment les épaules.',
      'Der Hüftgurt nimmt das Gewicht von den Schultern.',
    ],
    [
      'Side pockets hold a one-liter bottle I can reach.',
      'Les poches latérales prennent une bouteille d’un litre, à portée de main.',
      'In die Seitentaschen passt eine Literflasche, an die ich herankomme.',
    ],
    [
      'Back panel stays dry on long climbs.',
      'Le dos reste sec dans les longues montées.',
      'Der Rücken bleibt auch bei langen Anstiegen trocken.',
    ],
    [
      'Everything has its place without a maze of straps.',
      'Chaque chose a sa place, sans labyrinthe de sangles.',
      'Alles hat seinen Platz, ganz ohne Riemengewirr.',
    ],
    [
      'Seams look like the first day after a year of abuse.',
      'Après un an d’usage rude, les coutures sont comme neuves.',
      'Nach einem Jahr harter Nutzung sehen die Nähte aus wie neu.',
    ],
    [
      'The lid pocket is big enough for a day’s snacks.',
      'La poche du haut contient les provisions de la journée.',
      'Das Deckelfach reicht für den Proviant eines Tages.',
    ],
    [
      'Survived a downpour without a rain cover.',
      'A tenu une averse sans housse de pluie.',
      'Hat einen Wolkenbruch ohne Regenhülle überstanden.',
    ],
  ),
  shoe: createWordedList(
    ['Grip on wet rock is excellent.', 'L’accroche sur rocher mouillé est excellente.', 'Der Grip auf nassem Fels ist ausgezeichnet.'],
    ['No blisters, not even on the first day.', 'Pas une ampoule, même le premier jour.', 'Keine Blase, nicht einmal am ersten Tag.'],
    [
      'Plenty of room for the toes on the way down.',
      'Les orteils ont de la place dans les descentes.',
      'Viel Platz für die Zehen beim Abstieg.',
    ],
    ['The cushioning is soft but not spongy.', 'L’amorti est souple sans être mou.', 'Die Dämpfung ist weich, aber nicht schwammig.'],
    ['Heel is locked in, no slipping.', 'Le talon est bien maintenu.', 'Die Ferse sitzt fest, nichts rutscht.'],
    ['Lighter than they look.', 'Plus léger qu’il n’y paraît.', 'Leichter, als man denkt.'],
    ['Laces stay tied all day.', 'Les lacets tiennent toute la journée.', 'Die Senkel halten den ganzen Tag.'],
    [
      'Tread is still sharp after all those kilometers.',
      'Les crampons mordent encore après tous ces kilomètres.',
      'Das Profil ist nach all den Kilometern noch scharf.',
    ],
  ),
  sneaker: createWordedList(
    ['Comfortable from the first step.', 'Confortable dès le premier pas.', 'Vom ersten Schritt an bequem.'],
    ['Clean shape that goes with everything.', 'Une ligne nette qui va avec tout.', 'Klare Form, die zu allem passt.'],
    ['Wipes clean with a damp cloth.', 'Un chiffon humide et tout est propre.', 'Mit einem feuchten Tuch wieder sauber.'],
    [
      'The sole grips well on wet pavement.',
      'La semelle accroche bien sur trottoir mouillé.',
      'Die Sohle greift auch auf nassem Pflaster.',
    ],
    ['Leather has softened nicely.', 'Le cuir s’est joliment assoupli.', 'Das Leder ist schön weich geworden.'],
    [
      'Padding around the ankle is just right.',
      'Le rembourrage à la cheville est parfait.',
      'Die Polsterung am Knöchel ist genau richtig.',
    ],
    ['Stitching is neat all round.', 'Les coutures sont impeccables.', 'Rundum sauber vernäht.'],
    ['Got compliments on day one.', 'Des compliments dès le premier jour.', 'Schon am ersten Tag Komplimente bekommen.'],
  ),
  open: createWordedList(
    [
      'Footbed follows the foot, no pressure points.',
      'La semelle épouse le pied, aucun point de pression.',
      'Das Fußbett passt sich an, nichts drückt.',
    ],
    ['Dry again ten minutes after a swim.', 'Sec dix minutes après la baignade.', 'Zehn Minuten nach dem Schwimmen wieder trocken.'],
    ['Sole holds on wet tiles.', 'La semelle tient sur le carrelage mouillé.', 'Die Sohle hält auf nassen Fliesen.'],
    ['Straps do not rub, even without socks.', 'Les brides ne frottent pas, même pieds nus.', 'Die Riemen scheuern nicht, auch barfuß.'],
    [
      'Walked eight kilometers along the beach without thinking about my feet.',
      'Huit kilomètres sur la plage sans penser à mes pieds.',
      'Acht Kilometer am Strand, ohne an meine Füße zu denken.',
    ],
    [
      'So light that I forget them in the bag.',
      'Si léger qu’on les oublie dans le sac.',
      'So leicht, dass man sie in der Tasche vergisst.',
    ],
    ['On and off in a second.', 'Enfilé et retiré en une seconde.', 'In einer Sekunde an und wieder aus.'],
    ['After a long hike pure relief.', 'Après une longue randonnée, un vrai soulagement.', 'Nach einer langen Tour die reine Erholung.'],
  ),
  clothes: createWordedList(
    ['The fabric is soft and dries fast.', 'Le tissu est doux et sèche vite.', 'Der Stoff ist weich und trocknet schnell.'],
    [
      'Does not smell after three days on the trail.',
      'Aucune odeur après trois jours de sentier.',
      'Riecht auch nach drei Tagen unterwegs nicht.',
    ],
    [
      'Stretches where it should and keeps its shape.',
      'Extensible là où il faut, sans se déformer.',
      'Dehnt sich an den richtigen Stellen und bleibt in Form.',
    ],
    ['Nothing chafes under a pack.', 'Rien ne frotte sous un sac à dos.', 'Unter dem Rucksack scheuert nichts.'],
    ['No shrinking in the wash.', 'Ne rétrécit pas au lavage.', 'Läuft beim Waschen nicht ein.'],
    [
      'Looks good enough for dinner afterwards.',
      'Assez élégant pour aller dîner ensuite.',
      'Sieht auch beim Abendessen danach noch gut aus.',
    ],
    ['Light enough for the hottest days.', 'Assez léger pour les journées les plus chaudes.', 'Leicht genug für die heißesten Tage.'],
    ['Seams are flat and tidy.', 'Les coutures sont plates et soignées.', 'Flache, saubere Nähte.'],
  ),
  small: createWordedList(
    ['Stays where it belongs, all day.', 'Reste en place toute la journée.', 'Sitzt den ganzen Tag, wo es hingehört.'],
    ['Does not itch in the least.', 'Ne gratte pas du tout.', 'Kratzt kein bisschen.'],
    ['Warm enough and still breathable.', 'Assez chaud tout en laissant respirer.', 'Warm genug und trotzdem luftig.'],
    ['Washed many times, still in shape.', 'Lavé de nombreuses fois, toujours en forme.', 'Oft gewaschen und immer noch in Form.'],
    ['The knit is even and feels solid.', 'La maille est régulière et paraît solide.', 'Gleichmäßig gearbeitet und fühlt sich stabil an.'],
    ['Takes up no space in the pocket.', 'Ne prend aucune place dans la poche.', 'Braucht in der Tasche keinen Platz.'],
    [
      'I bought a second one for my partner.',
      'J’en ai acheté un deuxième pour ma moitié.',
      'Gleich noch einmal für meinen Partner gekauft.',
    ],
    ['Dries quickly when sweat or snow gets in.', 'Sèche vite, sueur ou neige.', 'Trocknet nach Schweiß oder Schnee schnell.'],
  ),
};
