import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import { createWordedList } from './worded-list.ts';

export type Band = 'good' | 'mixed' | 'bad';

/** Last sentences, by rating. */
export const ratingPhrases: Readonly<Record<Band, readonly LocalizedText[]>> = {
  good: createWordedList(
    ['Would buy again without thinking twice.', 'Je rachèterais sans hésiter.', 'Würde ich ohne Zögern wieder kaufen.'],
    ['Worth every cent.', 'Ça vaut chaque centime.', 'Jeden Cent wert.'],
    ['My new favorite.', 'Mon nouveau préféré.', 'Mein neuer Liebling.'],
    ['Exactly what I was looking for.', 'Exactement ce que je cherchais.', 'Genau das, was ich gesucht habe.'],
    ['Friends have already asked where it is from.', 'On m’a déjà demandé d’où ça venait.', 'Freunde fragen schon, woher das ist.'],
    ['Delivery was quick, too.', 'Livraison rapide en plus.', 'Die Lieferung war auch noch schnell.'],
    ['A clear recommendation.', 'Je recommande vivement.', 'Klare Empfehlung.'],
    ['I expect many more seasons.', 'C’est parti pour de nombreuses saisons.', 'Das hält sicher noch viele Saisons.'],
  ),
  mixed: createWordedList(
    [
      'Good, but not quite there for the price.',
      'Bien, mais un peu juste pour le prix.',
      'Gut, aber für den Preis nicht ganz überzeugend.',
    ],
    ['I will keep it, with mixed feelings.', 'Je le garde, avec un avis partagé.', 'Behalte ich, aber mit gemischten Gefühlen.'],
    ['Fine for short trips.', 'Correct pour de petites sorties.', 'Für kurze Touren in Ordnung.'],
    [
      'Maybe the next version fixes that.',
      'La prochaine version corrigera peut-être cela.',
      'Vielleicht ist das in der nächsten Version besser.',
    ],
  ),
  bad: createWordedList(
    ['Sent it back.', 'Je l’ai renvoyé.', 'Ging zurück.'],
    ['Expected more from this brand.', 'J’attendais mieux de cette marque.', 'Von dieser Marke hatte ich mehr erwartet.'],
    ['Sadly not for me.', 'Dommage, ce n’est pas pour moi.', 'Schade, nichts für mich.'],
    ['At this price that should not happen.', 'À ce prix, cela ne devrait pas arriver.', 'Bei dem Preis darf das nicht passieren.'],
  ),
};

export const headlines: Readonly<Record<Band, readonly LocalizedText[]>> = {
  good: createWordedList(
    ['Better than expected', 'Mieux que prévu', 'Besser als erwartet'],
    ['Does what it promises', 'Tient ses promesses', 'Hält, was es verspricht'],
    ['Love it', 'J’adore', 'Ich liebe es'],
    ['Great quality', 'Très belle qualité', 'Tolle Qualität'],
    ['Perfect for every day', 'Parfait pour tous les jours', 'Perfekt für jeden Tag'],
    ['Very happy', 'Très satisfaite', 'Sehr zufrieden'],
    ['Second purchase, same joy', 'Deuxième achat, même plaisir', 'Zweiter Kauf, gleiche Freude'],
    ['Simply good', 'Tout simplement bien', 'Einfach gut'],
    ['Well thought out', 'Bien pensé jusque dans les détails', 'Durchdacht bis ins Detail'],
    ['Fits and lasts', 'Taille bien et dure longtemps', 'Passt und hält'],
    ['No compromises', 'Sans compromis', 'Keine Kompromisse'],
    ['Five stars from the whole family', 'Toute la famille approuve', 'Die ganze Familie ist begeistert'],
  ),
  mixed: createWordedList(
    ['Good with small flaws', 'Bien, avec de petits défauts', 'Gut mit kleinen Schwächen'],
    ['Could be better', 'Peut mieux faire', 'Da geht noch was'],
    ['All right', 'Correct', 'Ganz okay'],
    ['Nice idea, average execution', 'Bonne idée, réalisation moyenne', 'Gute Idee, mäßig umgesetzt'],
    ['Not sure yet', 'Encore partagé', 'Noch unentschlossen'],
  ),
  bad: createWordedList(
    ['Disappointed', 'Déçu', 'Enttäuscht'],
    ['Not what I had hoped for', 'Pas ce que j’espérais', 'Nicht, was ich erhofft hatte'],
    ['Did not last', 'N’a pas tenu', 'Hat nicht lange gehalten'],
    ['Too expensive for this', 'Trop cher pour ça', 'Dafür zu teuer'],
    ['Went back', 'Retour à l’envoyeur', 'Wieder zurückgeschickt'],
  ),
};

/** Remarks about the size: below, at and above the middle of the scale. */
export const sizeRemarks: Readonly<Record<'small' | 'true' | 'large', readonly LocalizedText[]>> = {
  small: createWordedList(
    [
      'Runs small, I took one size up.',
      'Taille petit, j’ai pris une taille au-dessus.',
      'Fällt klein aus, ich habe eine Größe mehr genommen.',
    ],
    [
      'A touch tight, better to order a size larger.',
      'Un peu serré, mieux vaut prendre la taille au-dessus.',
      'Etwas eng, besser eine Nummer größer bestellen.',
    ],
  ),
  true: createWordedList(
    ['My usual size fits.', 'Ma taille habituelle convient.', 'Meine übliche Größe passt.'],
    ['True to size.', 'Taille normalement.', 'Fällt normal aus.'],
    ['The size chart was right.', 'Le guide des tailles disait vrai.', 'Die Größentabelle stimmt.'],
  ),
  large: createWordedList(
    [
      'Runs large, one size down was right.',
      'Taille grand, une taille en dessous était la bonne.',
      'Fällt groß aus, eine Nummer kleiner passte.',
    ],
    ['Generous cut, with room for layers.', 'Coupe ample, avec de la place dessous.', 'Weit geschnitten, mit Platz darunter.'],
  ),
};

export const replies: Readonly<Record<'thanks' | 'sorry', readonly LocalizedText[]>> = {
  thanks: createWordedList(
    [
      'Thank you for taking the time. We are glad that it works so well for you.',
      'Merci d’avoir pris le temps de nous écrire. Nous sommes ravis que tout vous convienne.',
      'Vielen Dank, dass du dir die Zeit genommen hast. Schön, dass alles so gut passt.',
    ],
    [
      'Thank you! We have passed your words on to the design team.',
      'Merci ! Nous avons transmis vos mots à l’équipe de conception.',
      'Danke! Wir haben deine Worte an das Designteam weitergegeben.',
    ],
  ),
  sorry: createWordedList(
    [
      'We are sorry to hear that. Please write to our service team, we will repair it or find a replacement.',
      'Nous en sommes désolés. Écrivez à notre service client : nous réparons ou remplaçons.',
      'Das tut uns leid. Bitte schreib unserem Kundenservice, wir reparieren oder ersetzen es gern.',
    ],
    [
      'Thank you for being frank. That is not how it should be, and our workshop wants to see it.',
      'Merci pour votre franchise. Ce n’est pas normal et notre atelier aimerait y jeter un œil.',
      'Danke für die offenen Worte. So soll es nicht sein, unsere Werkstatt sieht sich das gern an.',
    ],
    [
      'Sorry about that. You can return it within sixty days, worn or not.',
      'Toutes nos excuses. Vous pouvez retourner l’article sous soixante jours, même porté.',
      'Entschuldige bitte. Du kannst es innerhalb von sechzig Tagen zurücksenden, auch getragen.',
    ],
  ),
};
