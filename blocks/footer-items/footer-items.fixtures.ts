import type { FooterItems } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: FooterItems = { id: 'footer-minimal', type: 'footer-items', columns: [] };

export const typical: FooterItems = {
  id: 'footer-typical',
  type: 'footer-items',
  columns: [
    {
      title: 'Help',
      children: [
        { title: 'Delivery', url: '/help/delivery' },
        { title: 'Returns', url: '/help/returns/how-to-return' },
        { title: 'Size guides', url: '/help/sizes' },
        { title: 'Contact', url: '/contact' },
      ],
    },
    {
      title: 'Shop',
      children: [
        { title: 'New', url: '/new' },
        { title: 'Outlet', url: '/outlet', featured: true },
        { title: 'Gift cards', url: '/gift-cards' },
      ],
    },
    {
      title: 'Tarnfell',
      children: [
        { title: 'Our story', url: '/about' },
        { title: 'Repairs', url: '/repairs' },
        { title: 'Stores', url: '/stores' },
        { title: 'Careers', url: '/careers' },
      ],
    },
    {
      title: 'Membership',
      children: [
        { title: 'Join', url: '#modal-sign-up' },
        { title: 'Terms', url: '/loyalty-terms' },
      ],
    },
  ],
  social: [
    { icon: 'heart', title: 'Community', url: 'https://social.example/tarnfell' },
    { icon: 'play', title: 'Films', url: 'https://films.example/tarnfell' },
  ],
  legal: [
    { title: 'Privacy', url: '/privacy' },
    { title: 'Terms of use', url: '/brand-terms' },
    { title: 'Sale terms', url: '/sale-terms' },
  ],
  copyright: '© 2026 Tarnfell. Made for weather.',
};

export const extreme: FooterItems = {
  id: 'footer-extreme',
  type: 'footer-items',
  name: hostile.script,
  bottomMargins: { sm: 'none' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  columns: Array.from({ length: 6 }, (_, index) => ({
    id: 'same',
    title: [hostile.script, longTitle, longWord][index % 3] ?? longWord,
    children: Array.from({ length: 20 }, () => ({
      id: 'same',
      title: hostile.attribute,
      url: hostile.url,
      targetAttribute: '_blank' as const,
      featured: true,
      shopAll: true,
    })),
  })),
  social: [
    { icon: hostile.script, title: longWord, url: hostile.url },
    { icon: 'constructor', title: hostile.emoji, url: 'https://a.example' },
  ],
  legal: [{ title: hostile.rightToLeft, url: hostile.url }],
  richText: hostile.html,
  copyright: `${longTitle} ${hostile.template}`,
  components: [{ type: 'rich-text', id: 'footer-extreme-text', richText: '<p>Above the columns</p>' }],
  backgroundColor: 'surface-sunken',
  textColor: '#111',
};
