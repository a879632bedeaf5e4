import type { PromoBar } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: PromoBar = {
  id: 'promo-minimal',
  type: 'promo-bar',
  messages: [{ type: 'promo-message', id: 'promo-minimal-1', text: 'Free delivery over 75' }],
};

export const typical: PromoBar = {
  id: 'promo-typical',
  type: 'promo-bar',
  autorotateTime: 6,
  closable: true,
  messages: [
    { type: 'promo-message', id: 'promo-typical-1', text: 'Free delivery over 75, free returns for 60 days.' },
    {
      type: 'promo-message',
      id: 'promo-typical-2',
      text: 'The winter collection is here.',
      clickable: true,
      targets: [{ text: 'Explore', url: '/winter' }],
    },
    {
      type: 'promo-message',
      id: 'promo-typical-3',
      text: 'Members get early access.',
      clickable: true,
      targets: [{ text: 'Join free', url: '#modal-sign-up' }],
    },
  ],
};

export const colored: PromoBar = {
  ...typical,
  id: 'promo-colored',
  messages: [
    {
      type: 'promo-message',
      id: 'promo-colored-1',
      text: 'New: the citrus pack.',
      backgroundColor: '#d4fb1f',
      textColor: '#0c0c0e',
      lowContrast: true,
    },
    { type: 'promo-message', id: 'promo-colored-2', text: 'Free delivery over 75.' },
  ],
};

export const extreme: PromoBar = {
  id: 'promo-extreme',
  type: 'promo-bar',
  name: hostile.script,
  bottomMargins: { sm: 'sm' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  messages: Array.from({ length: 20 }, (_, index) => ({
    type: 'promo-message',
    id: `promo-extreme-${index}`,
    text: [hostile.script, longTitle, longWord, hostile.rightToLeft, hostile.emoji][index % 5],
    targets: [{ text: hostile.attribute, url: hostile.url }],
    clickable: index % 2 === 0,
    lowContrast: true,
    backgroundColor: '#ffffff',
    textColor: '#111111',
  })),
  autorotateTime: 0.5,
  closable: true,
  backgroundColor: 'accent',
  textColor: 'accent-ink',
  lowContrast: true,
};
