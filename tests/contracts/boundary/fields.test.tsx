import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { blockSchemas } from '#generated/content/schemas.js';
import type { BlockType } from '#generated/content/types.ts';
import { renderBlock } from '../block.suite.tsx';
import { fieldPlans } from './boundary-cases.ts';
import { buildValue, type ExampleSchema, type Plan } from './build-value.ts';
import { walkSchema } from './walk-schema.ts';

/**
 * Optional fields that a block's HTML does not show, by where they take effect, as "type field" or as the end of a field's path. A field
 * that is neither here nor in the HTML has no effect: remove it, or explain it in docs/guide/editing.md.
 */
const actsElsewhere: Readonly<Record<string, readonly string[]>> = {
  'lists of blocks, and previews': ['name'],
  'what search engines are told of the page': ['seoTitle', 'seoDescription'],
  'the data that a block asks for': [
    'article-grid query',
    'article-grid tags',
    'article-grid rows',
    'product-recommendations index',
    'product-recommendations limit',
    'product-upsell index',
    'product-upsell stackedCount',
  ],
  'the list that the block stands in': ['inline-catalog-grid position', 'inline-catalog-grid size'],
  'the browser, once its code runs': [
    'autoplay',
    'accordion allowMultiple',
    'autorotateTime',
    'loop',
    'curalate-gallery filter',
    'ugc filter',
    'newsletter-signup successText',
    'article-grid showFilters',
    'article-grid stickyFilters',
    'collection breakpoints.sm.showArrows',
    'collection breakpoints.md.showArrows',
    'collection breakpoints.lg.showArrows',
    'mega-menu items.*.hideShopAll.sm',
    'mega-menu items.*.columns.*.children.*.children.*.shopAll',
    'mega-menu items.*.visualSelectors.*.image.height',
  ],
  'the panel of a pop-up, which is rendered when it opens': [
    'pop-up maximizedTitle',
    'pop-up richText',
    'pop-up logo',
    'pop-up logo.width',
    'pop-up logo.height',
    'pop-up logoSize',
    'pop-up targets',
    'pop-up targets.*.targetAttribute',
    'pop-up targets.*.style',
    'pop-up targets.*.ariaLabel',
    'pop-up equalTargetSize',
    'pop-up disclaimer',
    'pop-up delay',
  ],
  'a film that does not play by itself': ['video-player playerSettings.muted'],
  'the hosted player, where the site has one': ['video-player duration'],
  tracking: ['product-recommendations items.*.recommendationId', 'product-recommendations items.*.itemGroupId'],
  'nothing, for the reason in docs/guide/editing.md': [
    'product-recommendations items.*.recToken',
    'promo-message targets.*.style',
    'multi-link-card targets.*.style',
  ],
  'revisions of lists, by which editors follow an entry': ['columns.*.id', 'children.*.id', 'visualSelectors.*.id', 'legal.*.id'],
  'the place of a picture, except where the block gives it its shape': ['sm', 'md', 'lg'].flatMap((at) => [
    `video-player media.${at}.height`,
    `category-cards items.*.media.${at}.height`,
  ]),
  'menus alone, of which a footer has the shape': [
    'footer-items columns.*.children.*.shopAll',
    'footer-items legal.*.shopAll',
    'footer-items legal.*.featured',
  ],
};
const excepted = new Set(Object.values(actsElsewhere).flat());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('each optional field of a schema changes its block’s HTML, or takes effect elsewhere', async () => {
  const silent: string[] = [];
  for (const { type } of definitions) {
    const schema: ExampleSchema = blockSchemas[type as BlockType];
    const show = async (plan: Plan): Promise<string> => renderBlock({ ...(buildValue(schema, plan) as object), id: 'case' });
    const whole = await Promise.all(fieldPlans.map(show));
    for (const { place, isRequired } of walkSchema(schema)) {
      if (isRequired) continue;
      let acts = false;
      for (const [turn, plan] of fieldPlans.entries())
        acts ||= (await show({ ...plan, has: (at) => plan.has(at) && at !== place })) !== whole[turn];
      const isExcepted = excepted.has(`${type} ${place}`) || [...excepted].some((end) => place === end || place.endsWith(`.${end}`));
      if (!acts && !isExcepted) silent.push(`${type} ${place}`);
    }
  }
  expect(silent).toEqual([]);
});
