import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import type { KindGroup } from './kind-groups.ts';
import { createWordedList } from './worded-list.ts';

/** Negative remarks by kind of product. */
export const complaints: Readonly<Record<KindGroup, readonly LocalizedText[]>> = {
  shell: createWordedList(
    ['The main zip catches on the flap.', 'Le zip principal accroche le rabat.', 'Der Frontreißverschluss hakt an der Abdeckung.'],
    [
      'After an hour of heavy rain the shoulders felt damp.',
      'Après une heure de forte pluie, les épaules étaient humides.',
      'Nach einer Stunde Starkregen waren die Schultern klamm.',
    ],
    ['A bit stiff when it is cold.', 'Un peu raide par temps froid.', 'Bei Kälte etwas steif.'],
    [
      'The chest pocket is too small for my phone.',
      'La poche poitrine est trop petite pour mon téléphone.',
      'Die Brusttasche ist für mein Handy zu klein.',
    ],
  ),
  warm: createWordedList(
    ['Picks up dog hair like a magnet.', 'Attire les poils de chien comme un aimant.', 'Zieht Hundehaare magisch an.'],
    [
      'A seam at the cuff opened after two months.',
      'Une couture du poignet a lâché après deux mois.',
      'Nach zwei Monaten ging am Bündchen eine Naht auf.',
    ],
    [
      'Not warm enough for me without a layer underneath.',
      'Pas assez chaud pour moi sans couche dessous.',
      'Mir ohne Schicht darunter nicht warm genug.',
    ],
    [
      'The zip is short and hard to grip with gloves.',
      'Le curseur est court et difficile à saisir avec des gants.',
      'Der Zipper ist kurz und mit Handschuhen schwer zu fassen.',
    ],
  ),
  pack: createWordedList(
    [
      'One buckle broke on the second trip.',
      'Une boucle a cassé à la deuxième sortie.',
      'Auf der zweiten Tour ist eine Schnalle gebrochen.',
    ],
    [
      'The shoulder straps slip and need tightening.',
      'Les bretelles glissent, il faut les resserrer.',
      'Die Schultergurte rutschen und müssen nachgezogen werden.',
    ],
    [
      'Wish the main compartment opened wider.',
      'J’aurais aimé une ouverture plus large.',
      'Das Hauptfach dürfte sich weiter öffnen lassen.',
    ],
    ['Heavier than the competition when empty.', 'Plus lourd à vide que d’autres modèles.', 'Leer schwerer als vergleichbare Rucksäcke.'],
  ),
  shoe: createWordedList(
    [
      'The insole wore through sooner than I hoped.',
      'La semelle intérieure s’est usée trop vite.',
      'Die Einlegesohle war früher durch als gedacht.',
    ],
    ['Water comes in at the tongue.', 'L’eau entre par la languette.', 'An der Zunge dringt Wasser ein.'],
    ['Needed two weeks to break in.', 'Il a fallu deux semaines pour les faire.', 'Brauchte zwei Wochen zum Einlaufen.'],
    ['The tread collects mud.', 'Les crampons gardent la boue.', 'Im Profil bleibt der Matsch hängen.'],
  ),
  sneaker: createWordedList(
    [
      'The white edge yellowed within weeks.',
      'Le bord blanc a jauni en quelques semaines.',
      'Der weiße Rand ist nach wenigen Wochen vergilbt.',
    ],
    ['Squeaks on smooth floors.', 'Couine sur les sols lisses.', 'Quietscht auf glatten Böden.'],
    ['Rubbed my heel for the first days.', 'Frottement au talon les premiers jours.', 'Hat die ersten Tage an der Ferse gescheuert.'],
    ['Laces are too long.', 'Les lacets sont trop longs.', 'Die Senkel sind zu lang.'],
  ),
  open: createWordedList(
    [
      'Gets slippery when the footbed is soaked.',
      'Devient glissant quand la semelle est trempée.',
      'Wird rutschig, wenn das Fußbett nass ist.',
    ],
    ['The strap came loose at the side.', 'La bride s’est décollée sur le côté.', 'Der Riemen hat sich an der Seite gelöst.'],
    ['Too hard for long walks.', 'Trop dur pour les longues marches.', 'Für lange Wege zu hart.'],
    ['Collects sand underneath.', 'Le sable s’accumule dessous.', 'Darunter sammelt sich Sand.'],
  ),
  clothes: createWordedList(
    [
      'The fabric snagged on the first bramble.',
      'Le tissu a accroché à la première ronce.',
      'Der Stoff blieb an der ersten Brombeerranke hängen.',
    ],
    ['Turned slightly pale after five washes.', 'Un peu délavé après cinq lavages.', 'Nach fünf Wäschen etwas ausgeblichen.'],
    ['Pockets are shallow.', 'Les poches sont peu profondes.', 'Die Taschen sind flach.'],
    [
      'A little see-through in the light version.',
      'Un peu transparent dans la teinte claire.',
      'In der hellen Variante leicht durchsichtig.',
    ],
  ),
  small: createWordedList(
    ['Lost its stretch after one season.', 'A perdu son élasticité en une saison.', 'Nach einer Saison ausgeleiert.'],
    ['The label scratches, I cut it out.', 'L’étiquette gratte, je l’ai coupée.', 'Das Etikett kratzt, ich habe es herausgetrennt.'],
    ['Thinner than in the pictures.', 'Plus fin que sur les photos.', 'Dünner als auf den Bildern.'],
    ['A loose thread on arrival.', 'Un fil tiré à la livraison.', 'Kam mit einem losen Faden an.'],
  ),
};
