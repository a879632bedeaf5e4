import { restoresPosition } from './router-format.ts';

/**
 * A single block, not a run of others: products that load in a list would push later links away. Sticky blocks are always in view, and
 * carousels must be laid out for their controls to be focusable.
 */
const ownBlock = '[data-block]:not([data-block=run],[data-block=listing],[data-block=secondary-nav],[data-block=collection])';

/**
 * Estimated heights of blocks that are much taller than the others, on a phone and in German. Controls of a block that is taller than its
 * estimate lie over those of the next one for audits, which measure a page without scrolling.
 */
const tallBlocksCss = '[data-block=reviews]{--estimated-height:370rem}[data-block=questions]{--estimated-height:140rem}';

/**
 * Lays out and paints blocks below the first screen when they come near. The first two blocks are excluded; the height is an estimate until
 * a block has been rendered once.
 */
export const deferredLayoutCss = `${tallBlocksCss}${[
  `main>${ownBlock}:nth-child(n+3)`,
  `main>[data-block=run]+${ownBlock}`,
  'main>[data-block=run]:nth-child(n+3)>[data-block]',
  'main [data-block=run]>[data-block]:nth-child(n+3)',
  'body>footer',
]
  .map(
    (selector) =>
      `[data-deferred-layout] ${selector}{content-visibility:auto;contain-intrinsic-block-size:auto var(--estimated-height,45rem)}`,
  )
  .join('')}`;

/**
 * Enables deferred layout on a page that opens at its top: restoring a scroll position needs exact heights. The first navigation disables
 * it, so that going back is exact too; browsers without the Navigation API never enable it.
 */
export const deferredLayoutScript = `(d=>{try{if(!window.navigation||${restoresPosition})return;
d.dataset.deferredLayout='';navigation.addEventListener('navigate',function off(e){if(e.navigationType==='replace')return;delete d.dataset.deferredLayout;navigation.removeEventListener('navigate',off)})}catch{}})(document.documentElement)`.replaceAll(
  '\n',
  '',
);
