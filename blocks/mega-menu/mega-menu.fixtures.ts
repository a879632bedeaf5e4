import type { MegaMenu, MegaMenuEntry, MegaMenuGroup } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleImage, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

const getSlug = (text: string): string => text.toLowerCase().replaceAll(/\W+/g, '-');

function group(section: string, title: string, links: readonly string[]): MegaMenuGroup {
  const base = `/${getSlug(section)}/${getSlug(title)}`;
  return {
    title,
    url: base,
    children: [
      ...links.map((link) => ({ title: link, url: `${base}/${getSlug(link)}` })),
      { title: `All ${title.toLowerCase()}`, url: base, shopAll: true },
    ],
  };
}

const createWardrobe = (title: string): MegaMenuEntry => ({
  id: getSlug(title),
  title,
  url: `/${getSlug(title)}`,
  columns: [
    { children: [group(title, 'Jackets', ['Shell', 'Down', 'Fleece', 'Wind'])] },
    { children: [group(title, 'Footwear', ['Boots', 'Trail shoes', 'Sandals'])] },
    { children: [group(title, 'Layers', ['Merino', 'Mid layers', 'Shirts']), { title: 'Repairs', url: '/repairs' }] },
  ],
  menuBanner: [
    {
      type: 'image-banner',
      id: `${getSlug(title)}-banner`,
      layout: 'menu',
      title: 'Made for sleet',
      media: sampleMedia('scenes/ridge-snow', ''),
      targets: [{ text: 'Shop shells', url: '/shells', style: 'text-link' }],
    },
  ],
});

export const minimal: MegaMenu = { id: 'menu-minimal', type: 'mega-menu', items: [{ id: 'new', title: 'New', url: '/new' }] };

export const typical: MegaMenu = {
  id: 'menu-typical',
  type: 'mega-menu',
  items: [
    { id: 'new', title: 'New', url: '/new', display: 'icon-and-title', menuIcon: { icon: 'star' } },
    createWardrobe('Women'),
    createWardrobe('Men'),
    {
      id: 'packs',
      title: 'Packs',
      url: '/packs',
      overrideShopAll: 'Every pack we make',
      columns: [{ children: [group('Packs', 'By use', ['Day', 'Overnight', 'Travel'])] }],
      visualSelectorsTitle: 'By model',
      visualSelectors: ['Beck', 'Gill', 'Traverse'].map((model) => ({
        title: model,
        url: `/packs/${getSlug(model)}`,
        image: sampleImage(`products/pack-${getSlug(model)}/spruce/front`, '', 1000, 1000),
      })),
    },
    { id: 'stores', title: 'Stores', url: '/stores', display: 'icon', menuIcon: { icon: 'pin' } },
    {
      id: 'sale',
      title: 'Sale',
      url: '/sale',
      menuStyle: 'featured',
      hideShopAll: { lg: true, sm: true },
      columns: [{ children: [group('Sale', 'Last sizes', ['Women', 'Men'])] }],
    },
  ],
};

export const extreme: MegaMenu = {
  id: 'menu-extreme',
  type: 'mega-menu',
  name: hostile.script,
  bottomMargins: { sm: 'none' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  label: hostile.attribute,
  items: Array.from({ length: 12 }, (_, index) => ({
    id: 'same',
    title: [hostile.script, longWord, hostile.rightToLeft, hostile.emoji, longTitle][index % 5] ?? longWord,
    url: hostile.url,
    targetAttribute: '_blank' as const,
    display: (['title', 'icon', 'icon-and-title'] as const)[index % 3],
    menuIcon: { icon: index % 2 ? 'constructor' : 'bag' },
    menuStyle: 'featured' as const,
    overrideShopAll: hostile.template,
    hideShopAll: { sm: index % 2 === 0, lg: index % 3 === 0 },
    columns: Array.from({ length: 6 }, () => ({
      id: 'same',
      children: [
        { id: 'same', title: longTitle },
        {
          id: 'same',
          title: hostile.attribute,
          url: hostile.url,
          children: [
            { id: 'same', title: hostile.script, url: hostile.url, targetAttribute: '_self' as const, featured: true, shopAll: true },
            { id: 'same', title: longWord, url: '/x' },
          ],
        },
      ],
    })),
    menuBanner: [{ type: 'rich-text', id: `menu-extreme-banner-${index}`, richText: '<p>Banner</p>' }],
    visualSelectorsTitle: hostile.script,
    visualSelectors: Array.from({ length: 12 }, () => ({
      id: 'same',
      title: longWord,
      url: hostile.url,
      image: sampleImage('products/pack-beck/spruce/front', hostile.attribute, 1000, 1000),
    })),
  })),
};
