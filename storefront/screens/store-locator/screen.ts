import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { createLocatorHead } from './locator-head.ts';
import { locatorSections } from './sections/index.ts';

/** The stores of the brand by place, by position, or all of the country, with editors' content around them. */
export const screen = defineSectionedScreen({
  name: 'store-locator',
  sections: locatorSections,
  head: ({ content }, { context }) => createLocatorHead(content, context),
});
