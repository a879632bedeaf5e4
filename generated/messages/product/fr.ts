// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductMessages } from './messages.ts';

export const productMessages: MessageData<ProductMessages> = {
  color: 'Couleur',
  size: 'Taille',
  fit: 'Coupe',
  chooseSize: 'Choisissez une taille',
  chooseFit: 'Choisissez une coupe',
  optionUnavailable: ['', 'name', ', non disponible'],
  quantity: 'Quantité',
  addToCart: 'Ajouter au panier',
  adding: 'Ajout en cours…',
  added: [
    '',
    [
      'count',
      'plural',
      { one: ['', 'name', ' a été ajouté à votre panier.'], other: ['', 0, ' × ', 'name', ' ont été ajoutés à votre panier.'] },
    ],
  ],
  addFailed: 'L’ajout au panier n’a pas fonctionné.',
  viewCart: 'Voir le panier',
  lowStock: ['', ['count', 'plural', { one: ['Plus que ', 0], other: ['Plus que ', 0] }]],
  priceNow: 'Maintenant',
  priceWas: 'Avant',
  rating: ['Note de ', 'score', ' sur 5'],
  reviews: ['', ['count', 'plural', { one: ['', 0, ' avis'], other: ['', 0, ' avis'] }]],
  gallery: ['Images de ', 'name'],
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  playVideo: 'Lire la vidéo',
  optionSoldOut: ['', 'name', ', épuisé'],
  optionLow: ['', ['count', 'plural', { one: ['', 'name', ', plus que ', 0], other: ['', 'name', ', plus que ', 0] }]],
  decrease: 'Un de moins',
  increase: 'Un de plus',
  soldOut: 'Épuisé',
  soldOutColor: 'Cette couleur est épuisée dans toutes les tailles. Une autre couleur est peut-être encore là.',
  soldOutAll: 'Ce produit est épuisé pour le moment. D’autres modèles vous attendent dans le magasin.',
  addedShort: 'Ajouté',
  videoFailed: 'La vidéo n’a pas pu être lue.',
  sizeChart: 'Guide des tailles',
};
