import type { PopUp } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleImage } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: PopUp = { id: 'pop-up-minimal', type: 'pop-up', name: 'Account', title: 'Join the club' };

export const typical: PopUp = {
  id: 'pop-up-typical',
  type: 'pop-up',
  name: 'Winter newsletter',
  minimizedTitle: 'Ten percent off?',
  maximizedTitle: 'Letters from Tarnfell',
  title: 'Ten percent off your first order',
  richText: '<p>One letter a month, and an easy way out.</p>',
  targets: [
    { text: 'Sign up', url: '#modal-newsletter' },
    { text: 'What members get', url: '/club', style: 'text-link' },
  ],
  disclaimer: '<p>Not on sale pieces. <a href="/sale-terms">Terms</a></p>',
  delay: 4000,
};

export const extreme: PopUp = {
  id: 'pop-up-extreme',
  type: 'pop-up',
  name: hostile.script,
  hideOnBreakpoint: ['md'],
  minimizedTitle: longWord.slice(0, 60),
  maximizedTitle: hostile.attribute,
  title: longTitle,
  richText: hostile.html,
  logo: sampleImage('scenes/ridge-dawn', hostile.attribute, 600, 200),
  logoSize: 'large',
  targets: Array.from({ length: 4 }, (_, index) => ({
    text: [hostile.script, longWord, hostile.emoji, hostile.rightToLeft][index] ?? longWord,
    url: hostile.url,
    style: (['primary', 'outline', 'secondary', 'text-link'] as const)[index % 4],
  })),
  equalTargetSize: true,
  disclaimer: hostile.html,
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
  titleColor: '#ffd9a8',
  delay: 600_000,
};
