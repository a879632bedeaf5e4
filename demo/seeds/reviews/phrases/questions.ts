import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import type { KindGroup } from './kind-groups.ts';
import { createWordedList } from './worded-list.ts';

export interface SeededQuestion {
  readonly question: LocalizedText;
  /** The first is the brand's, a second one a shopper's. */
  readonly answers: readonly LocalizedText[];
}

type Texts = readonly [en: string, fr: string, de: string];

const asked = (question: Texts, ...answers: readonly Texts[]): SeededQuestion => ({
  question: createWordedList(question)[0] as LocalizedText,
  answers: createWordedList(...answers),
});

const everywhere: readonly SeededQuestion[] = [
  asked(
    ['How do I wash it?', 'Comment se lave cet article ?', 'Wie wird das gewaschen?'],
    [
      'The care label is under Materials and care on this page. When in doubt, wash cold and let it dry in the air.',
      'Les conseils se trouvent sous « Matières et entretien » sur cette page. Dans le doute, lavez à froid et séchez à l’air.',
      'Die Pflegehinweise stehen auf dieser Seite unter „Material und Pflege“. Im Zweifel kalt waschen und an der Luft trocknen.',
    ],
  ),
  asked(
    [
      'Can it be repaired if something breaks?',
      'Est-ce réparable si quelque chose casse ?',
      'Kann das repariert werden, wenn etwas kaputtgeht?',
    ],
    [
      'Yes. Send it to our workshop, most repairs take less than two weeks.',
      'Oui. Envoyez-le à notre atelier, la plupart des réparations prennent moins de deux semaines.',
      'Ja. Schicken Sie es an unsere Werkstatt, die meisten Reparaturen dauern keine zwei Wochen.',
    ],
    [
      'Did that once, took ten days and looked like new.',
      'Je l’ai fait une fois : dix jours, et comme neuf.',
      'Habe ich einmal gemacht, zehn Tage, danach wie neu.',
    ],
  ),
  asked(
    ['Where is it made?', 'Où cet article est-il fabriqué ?', 'Wo wird das hergestellt?'],
    [
      'In Portugal, in a family-run factory that we visit every season.',
      'Au Portugal, dans une usine familiale que nous visitons chaque saison.',
      'In Portugal, in einem Familienbetrieb, den wir jede Saison besuchen.',
    ],
  ),
];

const own: Readonly<Record<KindGroup, readonly SeededQuestion[]>> = {
  shell: [
    asked(
      [
        'Does the hood fit over a climbing helmet?',
        'La capuche passe-t-elle par-dessus un casque d’escalade ?',
        'Passt die Kapuze über einen Kletterhelm?',
      ],
      [
        'Yes, with room to turn your head.',
        'Oui, avec assez de place pour tourner la tête.',
        'Ja, mit genug Platz, um den Kopf zu drehen.',
      ],
      ['Works with mine, even in strong wind.', 'Avec le mien, oui, même par grand vent.', 'Bei meinem klappt es, auch bei starkem Wind.'],
    ),
    asked(
      [
        'Is it fully waterproof or only water-repellent?',
        'Est-elle vraiment imperméable ou seulement déperlante ?',
        'Ist die Jacke wasserdicht oder nur wasserabweisend?',
      ],
      [
        'Waterproof: the fabric has a membrane and all seams are taped.',
        'Imperméable : le tissu a une membrane et toutes les coutures sont étanchées.',
        'Wasserdicht: Der Stoff hat eine Membran, alle Nähte sind getapt.',
      ],
    ),
  ],
  warm: [
    asked(
      ['Is it warm enough for minus ten degrees?', 'Est-ce assez chaud par moins dix ?', 'Reicht das für minus zehn Grad?'],
      [
        'On the move, yes. For standing around we would add a layer.',
        'En mouvement, oui. À l’arrêt, ajoutez une couche.',
        'In Bewegung ja. Beim Stehen würden wir eine Schicht ergänzen.',
      ],
      [
        'I wear a merino top underneath and it is fine.',
        'Avec un haut mérinos dessous, c’est parfait.',
        'Mit einem Merinoshirt darunter ist es gut.',
      ],
    ),
    asked(
      ['Does it fit under a rain jacket?', 'Passe-t-il sous une veste de pluie ?', 'Passt das unter eine Regenjacke?'],
      [
        'Yes, it is cut close enough for our shells in the same size.',
        'Oui, la coupe est assez ajustée pour nos vestes de pluie à taille égale.',
        'Ja, der Schnitt passt unter unsere Regenjacken in gleicher Größe.',
      ],
    ),
  ],
  pack: [
    asked(
      ['Can I take it on a plane as hand luggage?', 'Passe-t-il en bagage cabine ?', 'Geht der Rucksack als Handgepäck durch?'],
      [
        'Up to 40 liters it does with most airlines, the larger ones must be checked in.',
        'Jusqu’à 40 litres avec la plupart des compagnies ; les plus grands vont en soute.',
        'Bis 40 Liter bei den meisten Airlines, größere müssen aufgegeben werden.',
      ],
    ),
    asked(
      ['Is a rain cover included?', 'Une housse de pluie est-elle fournie ?', 'Ist eine Regenhülle dabei?'],
      [
        'No, but the fabric is coated and copes with showers.',
        'Non, mais le tissu enduit résiste aux averses.',
        'Nein, aber der Stoff ist beschichtet und verträgt Schauer.',
      ],
      [
        'I use a liner bag inside, that is enough.',
        'J’utilise un sac étanche à l’intérieur, cela suffit.',
        'Ich nutze innen einen Packsack, das reicht.',
      ],
    ),
  ],
  shoe: [
    asked(
      ['Are they suitable for wide feet?', 'Conviennent-elles aux pieds larges ?', 'Sind sie für breite Füße geeignet?'],
      [
        'The toe box is roomy. Where a wide fit is offered, choose W.',
        'L’avant-pied est spacieux. Si une largeur W existe, choisissez-la.',
        'Die Zehenbox ist geräumig. Wo es die Weite W gibt, nehmen Sie diese.',
      ],
      ['I have wide feet and no problem at all.', 'J’ai les pieds larges et aucun souci.', 'Ich habe breite Füße und keinerlei Probleme.'],
    ),
    asked(
      ['How long do they need to be broken in?', 'Combien de temps pour les faire au pied ?', 'Wie lange muss man sie einlaufen?'],
      [
        'Two or three short walks are usually enough.',
        'Deux ou trois petites marches suffisent en général.',
        'Zwei, drei kurze Runden genügen meist.',
      ],
    ),
  ],
  sneaker: [
    asked(
      [
        'Can the insole be taken out for orthotics?',
        'Peut-on retirer la semelle pour des orthèses ?',
        'Kann man die Innensohle für Einlagen herausnehmen?',
      ],
      [
        'Yes, it is removable and leaves room for most orthotics.',
        'Oui, elle est amovible et laisse la place à la plupart des orthèses.',
        'Ja, sie ist herausnehmbar und lässt Platz für die meisten Einlagen.',
      ],
    ),
    asked(
      ['Do they run true to size?', 'Taillent-elles normalement ?', 'Fallen sie normal aus?'],
      [
        'Yes. Between two sizes, take the larger one.',
        'Oui. Entre deux tailles, prenez la plus grande.',
        'Ja. Zwischen zwei Größen nehmen Sie die größere.',
      ],
      [
        'I took half a size up for thick socks.',
        'J’ai pris une demi-taille de plus pour de grosses chaussettes.',
        'Ich habe für dicke Socken eine halbe Nummer mehr genommen.',
      ],
    ),
  ],
  open: [
    asked(
      ['Can I wear them in the water?', 'Peut-on les porter dans l’eau ?', 'Kann man damit ins Wasser?'],
      [
        'Yes, rinse them with fresh water after the sea.',
        'Oui, rincez-les à l’eau douce après la mer.',
        'Ja, nach dem Meer mit Süßwasser abspülen.',
      ],
      ['Mine go swimming every weekend.', 'Les miennes se baignent tous les week-ends.', 'Meine gehen jedes Wochenende mit schwimmen.'],
    ),
  ],
  clothes: [
    asked(
      ['Does it shrink in the dryer?', 'Est-ce que cela rétrécit au sèche-linge ?', 'Läuft das im Trockner ein?'],
      [
        'We would not use a dryer. In the air it dries within a few hours.',
        'Nous déconseillons le sèche-linge. À l’air, c’est sec en quelques heures.',
        'Wir raten vom Trockner ab. An der Luft ist es in wenigen Stunden trocken.',
      ],
    ),
    asked(
      [
        'How does the fit compare to last season?',
        'La coupe a-t-elle changé depuis la saison dernière ?',
        'Wie ist die Passform im Vergleich zur letzten Saison?',
      ],
      [
        'It is the same cut, only the fabric is new.',
        'C’est la même coupe, seul le tissu est nouveau.',
        'Der Schnitt ist gleich, nur der Stoff ist neu.',
      ],
      ['Feels a tiny bit longer to me.', 'Un tout petit peu plus long à mon avis.', 'Kommt mir einen Hauch länger vor.'],
    ),
  ],
  small: [
    asked(
      ['Does it contain wool?', 'Cet article contient-il de la laine ?', 'Ist Wolle enthalten?'],
      [
        'You find the exact composition under Materials and care on this page.',
        'La composition exacte figure sous « Matières et entretien » sur cette page.',
        'Die genaue Zusammensetzung steht auf dieser Seite unter „Material und Pflege“.',
      ],
    ),
  ],
};

/** Questions about a kind of product with their answers. */
export const getQuestions = (group: KindGroup): readonly SeededQuestion[] => [...own[group], ...everywhere];
