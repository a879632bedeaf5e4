import { defineBlock } from '#engine/definition.ts';
import type { BenefitBar } from '#generated/content/types.ts';
import type { BenefitBarMessages } from '#generated/messages/blocks/benefit-bar/messages.ts';
import { CLOSED_FLAG } from './closed-flag.ts';

/** Shown even without benefits, until the visitor closes it. */
export const benefitBar = defineBlock<BenefitBar, BenefitBarMessages>({
  type: 'benefit-bar',
  hydrate: 'never',
  load: () => import('./benefit-bar.tsx'),
  closedBy: { flag: CLOSED_FLAG, entry: ({ closable }) => (closable === false ? undefined : 'true') },
});
