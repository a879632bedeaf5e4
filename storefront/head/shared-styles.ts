import * as frame from '#blocks/parts/media/frame.styles.ts';
import * as targets from '#blocks/parts/media/targets.styles.ts';
import * as richText from '#blocks/parts/text/rich-text.styles.ts';
import * as textGroup from '#blocks/parts/text/text-group.styles.ts';
import * as footer from '#blocks/footer-items/footer-items.styles.ts';
import * as bannerMedia from '#blocks/image-banner/banner-media.styles.ts';
import * as banner from '#blocks/image-banner/image-banner.styles.ts';
import * as menu from '#blocks/mega-menu/mega-menu.styles.ts';
import * as menuPanel from '#blocks/mega-menu/menu-panel.styles.ts';
import * as menuPictures from '#blocks/mega-menu/visual-selectors.styles.ts';
import * as promoBar from '#blocks/promo-bar/promo-bar.styles.ts';
import * as promoMessage from '#blocks/promo-message/promo-message.styles.ts';
import * as cartLink from '#commerce/cart/mini-cart/cart-link.styles.ts';
import * as storeLink from '#commerce/stores/my-store/store-link.styles.ts';
import * as searchForm from '#commerce/catalog/head/search-form.styles.ts';
import * as button from '#ui/button/button.styles.ts';
import * as heading from '#ui/heading/heading.styles.ts';
import * as icon from '#ui/icon/icon.styles.ts';
import * as picture from '#ui/picture/picture.styles.ts';
import { createSharedStyles } from '#ui/styles/shared-styles.ts';
import * as text from '#ui/text/text.styles.ts';
import * as visuallyHidden from '#ui/visually-hidden/visually-hidden.styles.ts';
import * as shop from '../parts/shop.styles.ts';
import * as consent from '../parts/consent.styles.ts';
import { BrandAnchor, ToolLink, Tools } from '../parts/parts.styles.ts';

const primitives = [button, heading, icon, picture, text, visuallyHidden];
const contentParts = [frame, targets, richText, textGroup];
const shellBlocks = [promoBar, promoMessage, menu, menuPanel, menuPictures, banner, bannerMedia, footer];
const shellParts = [searchForm, cartLink, consent, shop, storeLink, { BrandAnchor, ToolLink, Tools }];

/**
 * Rules of the parts that all pages share. They are in the brand's style sheet, which browsers cache
 * (docs/explanation/performance.md).
 */
export const sharedStyles = createSharedStyles([...primitives, ...contentParts, ...shellBlocks, ...shellParts]);
