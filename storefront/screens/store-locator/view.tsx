import { defineSectionedView } from '../../sections/define-sectioned-view.tsx';
import type { locatorSections } from './sections/index.ts';
import { LocatorView } from './locator-view.tsx';

export const view = defineSectionedView<typeof locatorSections>({ views: { locator: LocatorView } });
