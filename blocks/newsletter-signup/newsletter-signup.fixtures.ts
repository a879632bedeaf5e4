import type { NewsletterSignup } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: NewsletterSignup = { id: 'news-minimal', type: 'newsletter-signup' };

export const typical: NewsletterSignup = {
  id: 'news-typical',
  type: 'newsletter-signup',
  eyebrowText: 'Letters from Tarnfell',
  title: 'One good letter a month',
  subtitle: 'Routes, repairs and first looks. Nothing else.',
  policyLabel: 'Send me the letter. I have read the <a href="/privacy">privacy policy</a>.',
  media: sampleMedia('scenes/forest-lake', 'A mountain lake at noon'),
};

export const sms: NewsletterSignup = { ...typical, id: 'news-sms', channel: 'sms', policyLabel: undefined };

export const extreme: NewsletterSignup = {
  id: 'news-extreme',
  type: 'newsletter-signup',
  name: hostile.script,
  bottomMargins: { md: 'xs' },
  hideOnBreakpoint: [],
  isFullWidth: true,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#ffe000',
  subtitle: hostile.rightToLeft,
  richText: hostile.html,
  media: sampleMedia('scenes/forest-lake', hostile.attribute),
  channel: 'sms',
  emailLabel: hostile.attribute,
  policyLabel: `${longWord} ${hostile.html}`,
  submitText: `${hostile.script} ${longWord}`,
  successText: hostile.template,
  disclaimer: hostile.html,
  alignment: 'center',
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
