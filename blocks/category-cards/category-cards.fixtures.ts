import type { CategoryCard, CategoryCards } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleImage, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

const createCard = (id: string, title: string, scene: string, subtitle?: string): CategoryCard => ({
  id,
  title,
  subtitle,
  media: sampleMedia(`scenes/${scene}`, ''),
  url: `/${id}`,
});

export const minimal: CategoryCards = {
  id: 'cards-minimal',
  type: 'category-cards',
  items: [createCard('jackets', 'Jackets', 'ridge-dawn')],
};

export const typical: CategoryCards = {
  id: 'cards-typical',
  type: 'category-cards',
  title: 'Shop by where you go',
  columns: 4,
  items: [
    createCard('alpine', 'Alpine', 'ridge-snow', 'Shells, ropes, cold hands'),
    createCard('coast', 'Coast', 'coast-mist', 'Rain that comes sideways'),
    createCard('forest', 'Forest', 'rain-forest', 'Quiet layers'),
    createCard('camp', 'Camp', 'camp-night', 'Down and long evenings'),
  ],
};

export const circles: CategoryCards = { ...typical, id: 'cards-circles', shape: 'circle', title: 'Find your ground' };
export const overlays: CategoryCards = { ...typical, id: 'cards-overlays', shape: 'landscape', titlePosition: 'overlay', columns: 2 };

export const extreme: CategoryCards = {
  id: 'cards-extreme',
  type: 'category-cards',
  name: hostile.script,
  bottomMargins: { sm: 'xs' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  eyebrowText: hostile.emoji,
  title: longTitle,
  titleStyle: 'h1',
  titleColor: 'accent-text',
  subtitle: hostile.template,
  richText: hostile.html,
  columns: 6,
  shape: 'circle',
  titlePosition: 'overlay',
  items: Array.from({ length: 24 }, (_, index) => ({
    id: `card ${index % 3}`,
    title: [hostile.script, hostile.attribute, longWord, longTitle][index % 4] ?? longWord,
    subtitle: hostile.rightToLeft,
    media: { md: sampleImage('scenes/ridge-dusk', hostile.attribute) },
    url: hostile.url,
    targetAttribute: '_blank' as const,
  })),
  backgroundColor: 'rgb(20 20 20)',
  textColor: 'hsl(40 20% 95%)',
};
