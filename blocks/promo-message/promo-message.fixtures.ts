import type { PromoMessage } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: PromoMessage = { id: 'message-minimal', type: 'promo-message', text: 'Free delivery over 75' };

export const typical: PromoMessage = {
  id: 'message-typical',
  type: 'promo-message',
  text: 'Members get early access to winter.',
  clickable: true,
  targets: [{ text: 'Join free', url: '/membership' }],
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
  promotionTracking: { promotionId: 'p-7', promotionName: 'Early access' },
};

export const extreme: PromoMessage = {
  id: 'message-extreme',
  type: 'promo-message',
  name: hostile.script,
  bottomMargins: { sm: 'none' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  text: `${longTitle} ${hostile.script}`,
  richText: hostile.html,
  targets: Array.from({ length: 12 }, () => ({
    text: longWord,
    url: hostile.url,
    targetAttribute: '_blank' as const,
    style: 'text-link' as const,
    ariaLabel: longWord,
  })),
  clickable: true,
  backgroundColor: '#d4fb1f',
  textColor: '#0c0c0e',
  hoverLinkColor: 'rgb(60 60 60)',
  lowContrast: true,
  promotionTracking: { creativeName: hostile.attribute, promotionId: hostile.script, promotionName: hostile.emoji },
};
