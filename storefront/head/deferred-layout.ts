import { restoresPosition } from './router-format.ts';

/**
 * A block of the page's own, and no run of others. A list's products would push the link behind them away while a reader comes near it. What
 * sticks to the window is in view wherever it stands, and a carousel has its controls, which the keyboard and other tools look for, once it
 * has been laid out.
 */
const ownBlock = '[data-block]:not([data-block=run],[data-block=listing],[data-block=secondary-nav],[data-block=collection])';

/**
 * What stands below the first screen is laid out and painted when it comes near. The first two blocks are left alone: they are what a page
 * is first seen by. The height is a guess until a block has been shown once.
 */
export const deferredLayoutCss = [
  `main>${ownBlock}:nth-child(n+3)`,
  `main>[data-block=run]+${ownBlock}`,
  'main>[data-block=run]:nth-child(n+3)>[data-block]',
  'main [data-block=run]>[data-block]:nth-child(n+3)',
  'footer',
]
  .map((selector) => `[data-deferred-layout] ${selector}{content-visibility:auto;contain-intrinsic-size:auto 40rem}`)
  .join('');

/**
 * Switches deferred layout on for a page that is read from its top: a place further down, to which the reader returns, is found by true heights.
 * The first navigation switches it off, so that the way back is exact too. Browsers that cannot tell of navigations go without.
 */
export const deferredLayoutScript = `(d=>{try{if(!window.navigation||${restoresPosition})return;
d.dataset.deferredLayout='';navigation.addEventListener('navigate',function off(e){if(e.navigationType==='replace')return;delete d.dataset.deferredLayout;navigation.removeEventListener('navigate',off)})}catch{}})(document.documentElement)`.replaceAll(
  '\n',
  '',
);
