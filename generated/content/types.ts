// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/**
 * Unique on its page and unchanged between revisions. Links can point to it as an anchor.
 */
export type BlockId = string;
/**
 * Amount of space, from none to xl.
 */
export type SpaceSize = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
/**
 * sm: phones (below 600 px). md: tablets (from 600 px). lg: large screens (from 1024 px).
 */
export type Breakpoint = 'sm' | 'md' | 'lg';
/**
 * Screen sizes on which the block is hidden.
 */
export type HideOnBreakpoint = Breakpoint[];
/**
 * Size of the title. Its heading level follows from its position on the page.
 */
export type TitleStyle = 'display' | 'h1' | 'h2' | 'h3' | 'h4';
/**
 * A brand color by name, such as surface-inverse, or a CSS color (hex, rgb() or hsl()).
 */
export type Color = string;
/**
 * Text aligned left, center or right.
 */
export type Alignment = 'left' | 'center' | 'right';
/**
 * A line icon next to a text.
 */
export type ContentIcon =
  | 'clock'
  | 'delivery'
  | 'drop'
  | 'feather'
  | 'gift'
  | 'heart'
  | 'leaf'
  | 'mountain'
  | 'people'
  | 'phone'
  | 'recycle'
  | 'repair'
  | 'returns'
  | 'shield'
  | 'star'
  | 'sun';
/**
 * In the same tab (_self) or a new tab (_blank).
 */
export type TargetAttribute = '_self' | '_blank';
/**
 * A primary, secondary, outlined or inverse button, or a text link.
 */
export type TargetStyle = 'primary' | 'secondary' | 'outline' | 'inverse' | 'text-link';
/**
 * Part of the image that is shaded to keep the text readable: full 35% of its height, focused 50%. With off, the text has a faint halo instead.
 */
export type GradientStyle = 'full' | 'focused' | 'off';
/**
 * dark goes behind light text, light behind dark text.
 */
export type Tone = 'dark' | 'light';
/**
 * Screen sizes to which the setting applies.
 */
export type BreakpointList = Breakpoint[];
/**
 * Stock state until the current stock has been loaded.
 */
export type ProductInventoryState = 'InStock' | 'OutOfStock';
/**
 * Audiences that editors can select.
 */
export type Audience =
  | 'loggedout'
  | 'loggedin'
  | 'loyalty-loggedin'
  | 'non-loyalty-loggedin'
  | 'employee-loggedin'
  | 'non-employee-loggedin'
  | 'cart-empty'
  | 'cart-not-empty'
  | 'ipa-wranx-loggedin'
  | 'non-ipa-wranx-loggedin'
  | 'wranx-loggedin'
  | 'non-wranx-loggedin'
  | 'ipa-loggedin'
  | 'non-ipa-loggedin'
  | 'athletes-loggedin'
  | 'non-athletes-loggedin';
/**
 * Page type in tracking events.
 */
export type PageType =
  | 'product'
  | 'category list'
  | 'cart'
  | 'account'
  | 'search'
  | 'search hub'
  | 'home'
  | 'order confirmation'
  | 'checkout'
  | 'error'
  | 'other';

/**
 * The content of each block by its type.
 */
export interface BlockContentByType {
  accordion: Accordion;
  'article-grid': ArticleGrid;
  'benefit-bar': BenefitBar;
  'category-cards': CategoryCards;
  collection: Collection;
  'cta-buttons': CtaButtons;
  'curalate-gallery': CuralateGallery;
  experience: Experience;
  'filter-by': FilterBy;
  'footer-items': FooterItems;
  hero: Hero;
  'icon-and-text-collection': IconAndTextCollection;
  'image-banner': ImageBanner;
  'inline-catalog-grid': InlineCatalogGrid;
  'linked-card': LinkedCard;
  'mega-menu': MegaMenu;
  'multi-link-card': MultiLinkCard;
  'newsletter-signup': NewsletterSignup;
  'olapic-gallery': OlapicGallery;
  'pop-up': PopUp;
  'product-recommendations': ProductRecommendations;
  'product-upsell': ProductUpsell;
  'promo-bar': PromoBar;
  'promo-message': PromoMessage;
  'rich-text': RichText;
  'secondary-nav': SecondaryNav;
  segmentation: Segmentation;
  spacer: Spacer;
  ugc: Ugc;
  'video-player': VideoPlayer;
  video: Video;
}
/**
 * Headings that expand and collapse their text.
 */
export interface Accordion {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'accordion';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text above the items.
   */
  richText?: string;
  /**
   * Level of the headings in the page outline, for screen readers and search engines.
   */
  headingLevel?: number;
  /**
   * Opening an item leaves the others open.
   */
  allowMultiple?: boolean;
  /**
   * Headings and their texts.
   */
  items: AccordionItem[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Space below the block by screen size; a missing size uses the next smaller one.
 */
export interface BottomMargins {
  sm?: SpaceSize;
  md?: SpaceSize;
  lg?: SpaceSize;
}
/**
 * A heading and its collapsible text.
 */
export interface AccordionItem {
  /**
   * Unique among the items.
   */
  id: string;
  /**
   * Always visible; a click shows the text.
   */
  title: string;
  /**
   * Text that the heading shows and hides.
   */
  body: string;
  /**
   * Shows the text without a click.
   */
  open?: boolean;
}
/**
 * Article cards, newest first, with tag filters and a button to show more.
 */
export interface ArticleGrid {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'article-grid';
  /**
   * Name of the block for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole window.
   */
  isFullWidth?: boolean;
  /**
   * A short line above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Text above the cards.
   */
  richText?: string;
  /**
   * Only articles that contain all these words in their title, subtitle, tags or text.
   */
  query?: string;
  /**
   * Only articles that have all these tags.
   *
   * Items: ID of a tag.
   */
  tags?: string[];
  /**
   * Number of rows at first, and number added by "read more".
   */
  rows?: number;
  /**
   * On large screens. Defaults to the site setting.
   */
  gridSize?: number;
  /**
   * Lets visitors filter by tag.
   */
  showFilters?: boolean;
  /**
   * The filter bar stays at the top while the visitor scrolls through the cards.
   */
  stickyFilters?: boolean;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A bar with the benefits of the shop. A visitor who closes it does not see it again.
 */
export interface BenefitBar {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'benefit-bar';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words each, with an optional icon and link.
   */
  items: BenefitBarItem[];
  /**
   * Shows a button that closes the bar permanently in this browser. On by default.
   */
  closable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A few words with an optional icon and link.
 */
export interface BenefitBarItem {
  icon?: ContentIcon;
  /**
   * The benefit in a few words.
   */
  text: string;
  /**
   * Destination of the text; without it, the text is not a link.
   */
  url?: string;
}
/**
 * Cards that link to categories.
 */
export interface CategoryCards {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'category-cards';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text: paragraphs, lists, links.
   */
  richText?: string;
  /**
   * Number of cards per row. Defaults to the number of cards, up to four.
   */
  columns?: number;
  /**
   * Shape of the images.
   */
  shape?: 'square' | 'portrait' | 'landscape' | 'circle';
  /**
   * On the image or below it.
   */
  titlePosition?: 'overlay' | 'below';
  /**
   * One card per category.
   */
  items: CategoryCard[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * An image with a title that links to a category.
 */
export interface CategoryCard {
  /**
   * Unique among the cards.
   */
  id: string;
  /**
   * Name of the category.
   */
  title: string;
  /**
   * A few words below the title.
   */
  subtitle?: string;
  media: Media;
  /**
   * Destination of the card.
   */
  url: string;
  targetAttribute?: TargetAttribute;
}
/**
 * One image, cropped for each screen size; a missing size uses the adjacent one.
 */
export interface Media {
  sm?: Image;
  md?: Image;
  lg?: Image;
}
/**
 * An image with its original size in pixels. An empty alternative text marks it as decorative.
 */
export interface Image {
  /**
   * URL of the image file.
   */
  url: string;
  /**
   * Description of the image for people who cannot see it; empty for a decorative image.
   */
  alt: string;
  /**
   * Original width in pixels; reserves the space while the image loads.
   */
  width?: number;
  /**
   * Original height in pixels; reserves the space while the image loads.
   */
  height?: number;
  /**
   * Title of the image for search engines; shoppers do not see it.
   */
  seoTitle?: string;
  /**
   * One sentence about the image for search engines; shoppers do not see it.
   */
  seoDescription?: string;
}
/**
 * Blocks in a grid or a carousel, by screen size.
 */
export interface Collection {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'collection';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text: paragraphs, lists, links.
   */
  richText?: string;
  breakpoints: CollectionBreakpoints;
  /**
   * Blocks shown side by side.
   */
  items: RawBlock[];
  /**
   * Links of the whole collection.
   */
  targets?: Target[];
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Grid or carousel, for each screen size.
 */
export interface CollectionBreakpoints {
  sm: CollectionBreakpoint;
  md?: CollectionBreakpoint;
  lg?: CollectionBreakpoint;
}
/**
 * Layout of the blocks at one screen size.
 */
export interface CollectionBreakpoint {
  /**
   * A carousel to swipe through, or a grid of rows and columns.
   */
  type: 'carousel' | 'grid';
  /**
   * Number of blocks per row; in a carousel, number of visible blocks.
   */
  columns?: number;
  /**
   * Share of the carousel that one slide takes; below 100, a part of the next slide is visible.
   */
  slideWidth?: number;
  /**
   * Space between two slides.
   */
  slidePadding?: number;
  /**
   * Buttons to the previous and the next slide.
   */
  showArrows?: boolean;
  /**
   * Dots that mark the current slide.
   */
  showIndicators?: boolean;
  /**
   * Slides advance automatically until the visitor pauses them.
   */
  autoplay?: boolean;
  /**
   * Display time of a slide with autoplay.
   */
  autorotateTime?: number;
  /**
   * The first slide follows the last one.
   */
  loop?: boolean;
}
/**
 * A content block; its own schema defines its fields.
 */
export interface RawBlock {
  /**
   * Type of the block.
   */
  type: string;
  /**
   * Unique on its page and unchanged between revisions.
   */
  id: string;
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  [k: string]: unknown;
}
/**
 * A button or link. A URL that starts with #modal opens that dialog on the same page; ?…#modal… also changes the query of the URL.
 */
export interface Target {
  /**
   * Text of the button or link.
   */
  text: string;
  /**
   * Destination: a page of the shop, another site or a dialog.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  style?: TargetStyle;
  /**
   * Text for screen readers, if the visible text is not clear on its own.
   */
  ariaLabel?: string;
}
/**
 * A row of call-to-action buttons.
 */
export interface CtaButtons {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'cta-buttons';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Heading above the buttons.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * Buttons from left to right.
   */
  targets: Target[];
  alignment?: Alignment;
  /**
   * All buttons are as wide as the widest one.
   */
  equalTargetSize?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A gallery of shoppers' photos from Curalate.
 */
export interface CuralateGallery {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'curalate-gallery';
  /**
   * Name of the block for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole window.
   */
  isFullWidth?: boolean;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * Name of the gallery at the service.
   */
  containerId: string;
  /**
   * Photos to show. PRODUCT_ID is replaced by the product of the page, CATEGORY by its category.
   */
  filter?: string;
}
/**
 * The personalization service selects the variant to show.
 */
export interface Experience {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'experience';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * ID of the test or personalization that selects the variant.
   */
  experienceId: string;
  /**
   * Blocks for visitors without a variant.
   */
  baselines: RawBlock[];
  /**
   * Name of the decision in analytics; shoppers do not see it.
   */
  trackingEvent?: string;
  /**
   * Blocks that some visitors see instead of the baseline.
   */
  variants: ExperienceVariant[];
}
/**
 * An alternative to the baseline.
 */
export interface ExperienceVariant {
  /**
   * Name of the variant in reports.
   */
  name: string;
  /**
   * ID of the variant in the test.
   */
  variantId: string;
  /**
   * Blocks for visitors with this variant.
   */
  targets: RawBlock[];
}
/**
 * Shows its blocks only if the product or category of the page is, or is not, in the list.
 */
export interface FilterBy {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'filter-by';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Product IDs (bySku) or categories (byCategory) of the current page.
   */
  variant: 'bySku' | 'byCategory';
  /**
   * Product IDs or categories to compare with; case is ignored.
   *
   * Items: A product ID or a category.
   */
  filterBy: string[];
  /**
   * The page matches one of the values (IN) or none of them (NOT IN).
   */
  operator: 'IN' | 'NOT IN';
  /**
   * Blocks shown if the condition is met.
   */
  components: RawBlock[];
}
/**
 * The footer of every page.
 */
export interface FooterItems {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'footer-items';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Columns of links.
   */
  columns: FooterColumn[];
  /**
   * Icons that link to the brand's social media pages.
   */
  social?: SocialLink[];
  /**
   * Links in the last line, such as legal notice and privacy policy.
   */
  legal?: NavLink[];
  /**
   * Formatted text below the columns.
   */
  richText?: string;
  /**
   * Copyright notice of the shop.
   */
  copyright?: string;
  /**
   * Blocks above the links, such as a newsletter form.
   */
  components?: RawBlock[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A heading with its links.
 */
export interface FooterColumn {
  /**
   * Unique among the columns.
   */
  id?: string;
  /**
   * Heading above the links.
   */
  title: string;
  /**
   * Links below the heading.
   */
  children: NavLink[];
}
/**
 * A link in a menu or a list of links.
 */
export interface NavLink {
  /**
   * Unique in its list; used for analytics and revisions.
   */
  id?: string;
  /**
   * Text of the link.
   */
  title: string;
  /**
   * Destination of the link.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  /**
   * Highlights the link.
   */
  featured?: boolean;
  /**
   * Marks the link to everything in its group.
   */
  shopAll?: boolean;
}
/**
 * An icon that links to the brand's page on the network.
 */
export interface SocialLink {
  /**
   * Name of the icon.
   */
  icon: string;
  /**
   * Text for screen readers.
   */
  title: string;
  /**
   * Destination of the icon.
   */
  url: string;
}
/**
 * The large opening block of a page: image or silent video, heading, rich text and buttons.
 */
export interface Hero {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'hero';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Text on the image, below it, or next to a product; overlays keep the text on the image on phones too.
   */
  layout?: 'standardHero' | 'blockBelowHero' | 'productOverlayHero' | 'overlayTopHero' | 'overlayCenterHero' | 'overlayBottomHero';
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text: paragraphs, lists, links.
   */
  richText?: string;
  titleTarget?: LinkTarget;
  logo?: Image;
  media?: Media;
  video?: BackgroundVideo;
  productMedia?: Media;
  /**
   * Links of the block.
   */
  targets?: Target[];
  /**
   * No-CTA hides the buttons; CTA shows them.
   */
  linkType?: 'CTA' | 'No-CTA';
  /**
   * All buttons are as wide as the widest one.
   */
  equalTargetSize?: boolean;
  alignment?: Alignment;
  responsiveLayout?: ResponsiveLayout;
  /**
   * As high as the content, or filling the screen minus the promo bar or the header.
   */
  height?: 'auto' | 'viewport-minus-promo-bar' | 'viewport-minus-header';
  gradientStyle?: GradientStyle;
  gradientTone?: Tone;
  gradientBreakpoints?: BreakpointList;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * Eager for the first block of a page, lazy for blocks further down.
   */
  loading?: 'eager' | 'lazy';
  promotionTracking?: PromotionTracking;
}
/**
 * Destination of a clickable image or title.
 */
export interface LinkTarget {
  /**
   * Destination: a page of the shop, another site or a dialog.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  /**
   * Text for screen readers.
   */
  ariaLabel?: string;
}
/**
 * A silent, looping video.
 */
export interface BackgroundVideo {
  /**
   * URL of the video file.
   */
  url: string;
  /**
   * Image shown until the video plays.
   */
  poster?: string;
  /**
   * Description of the video for people who cannot see it.
   */
  description?: string;
}
/**
 * Position of the text, on phones and on larger screens.
 */
export interface ResponsiveLayout {
  sm?: LayoutAt;
  md?: LayoutAt;
}
/**
 * Position and alignment of the text.
 */
export interface LayoutAt {
  /**
   * In the middle, at the top or at the bottom of the image, or below it.
   */
  layout?: 'overlay' | 'overlay-top' | 'overlay-bottom' | 'below';
  alignment?: Alignment;
}
/**
 * Promotion data for analytics; shoppers do not see it.
 */
export interface PromotionTracking {
  /**
   * Image or text variant of the promotion.
   */
  creativeName?: string;
  /**
   * ID of the promotion in analytics.
   */
  promotionId?: string;
  /**
   * Name of the promotion in analytics.
   */
  promotionName?: string;
}
/**
 * Icons with a few words each, such as the promises of the shop, in a row or a list.
 */
export interface IconAndTextCollection {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'icon-and-text-collection';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Heading above the items.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * Icons left of their text, icons above it, or all items in one column.
   */
  layout?: 'icon-left' | 'icon-above-text' | 'one-column';
  /**
   * Small, medium or large.
   */
  iconSize?: 'small' | 'medium' | 'large';
  /**
   * Icons with their texts. Four items form two rows of two, other numbers a single row.
   */
  items: IconAndTextItem[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * An icon with its text.
 */
export interface IconAndTextItem {
  icon: ContentIcon;
  /**
   * Formatted text.
   */
  richText: string;
  target?: Target;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * An image with text next to, on or below it.
 */
export interface ImageBanner {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'image-banner';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Image only, text next to it, on it or below it, a thin strip, a small ad, or the format for menus.
   */
  layout?: 'image' | 'split' | 'split-reverse' | 'thin' | 'overlay' | 'block-below' | 'espot' | 'menu';
  /**
   * Minimum height of a thin banner: small for one line, medium for two, large for a title with text. In other layouts, the image determines the height.
   */
  thinHeight?: 'small' | 'medium' | 'large';
  /**
   * A few words above the eyebrow and the title.
   */
  overline?: string;
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text: paragraphs, lists, links.
   */
  richText?: string;
  media: Media;
  mediaTarget?: LinkTarget;
  /**
   * Links of the block.
   */
  targets?: Target[];
  /**
   * All buttons are as wide as the widest one.
   */
  equalTargetSize?: boolean;
  /**
   * A line below the image.
   */
  caption?: string;
  alignment?: Alignment;
  gradientStyle?: GradientStyle;
  gradientTone?: Tone;
  gradientBreakpoints?: BreakpointList;
  backgroundColor?: Color;
  textColor?: Color;
  promotionTracking?: PromotionTracking;
}
/**
 * Shows a block between the products of a list, e.g. a card with a link.
 */
export interface InlineCatalogGrid {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'inline-catalog-grid';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Block shown between the products.
   */
  components: RawBlock[];
  /**
   * Number of products before the block on the first page, if the list is that long.
   */
  position?: number;
  /**
   * As wide as the list, or as one product.
   */
  size?: 'row' | 'entry';
}
/**
 * An image or a silent video with text and links on it; alone or in a collection.
 */
export interface LinkedCard {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'linked-card';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * The heading.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text: paragraphs, lists, links.
   */
  richText?: string;
  media?: Media;
  video?: BackgroundVideo;
  badge?: Image;
  /**
   * Links of the card. Text links are as wide as their text; buttons share the width of the card.
   */
  targets?: Target[];
  /**
   * A click anywhere on the card follows its first link.
   */
  clickable?: boolean;
  responsiveLayout?: LinkedCardLayout;
  gradientStyle?: GradientStyle;
  gradientTone?: Tone;
  gradientBreakpoints?: BreakpointList;
  backgroundColor?: Color;
  textColor?: Color;
  promotionTracking?: PromotionTracking;
}
/**
 * By screen size: sm for phones, md for larger screens. md defaults to sm.
 */
export interface LinkedCardLayout {
  sm?: LinkedCardLayoutAt;
  md?: LinkedCardLayoutAt;
}
/**
 * Position of the text on the card.
 */
export interface LinkedCardLayoutAt {
  /**
   * On the whole image, at its bottom or at its top.
   */
  layout?: 'overlay' | 'overlay-bottom' | 'overlay-top';
  /**
   * Text aligned left or center.
   */
  alignment?: 'left' | 'center';
}
/**
 * The main navigation of the shop.
 */
export interface MegaMenu {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'mega-menu';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Name of the menu for screen readers.
   */
  label?: string;
  /**
   * Menu entries, from left to right.
   */
  items: MegaMenuEntry[];
}
/**
 * A menu entry with its panel.
 */
export interface MegaMenuEntry {
  /**
   * Unique among the entries.
   */
  id: string;
  /**
   * Text of the entry.
   */
  title: string;
  /**
   * Destination of the entry.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  /**
   * Title, icon, or both.
   */
  display?: 'title' | 'icon' | 'icon-and-title';
  menuIcon?: MenuIcon;
  /**
   * Featured highlights the entry.
   */
  menuStyle?: 'default' | 'featured';
  /**
   * Text of the link to everything in the entry, instead of “Shop all …”.
   */
  overrideShopAll?: string;
  hideShopAll?: HideShopAll;
  /**
   * Level 2: columns of the panel.
   */
  columns?: MegaMenuColumn[];
  /**
   * A block next to the columns, such as an image banner in the layout menu.
   */
  menuBanner?: RawBlock[];
  /**
   * Heading above the image links.
   */
  visualSelectorsTitle?: string;
  /**
   * Square images with a title.
   */
  visualSelectors?: VisualSelector[];
}
/**
 * Icon before or instead of the title.
 */
export interface MenuIcon {
  /**
   * Name of the icon; for an unknown one, the title is shown.
   */
  icon: string;
}
/**
 * Where the link to everything in the entry is hidden.
 */
export interface HideShopAll {
  /**
   * Hides it in the menu on phones and tablets.
   */
  sm?: boolean;
  /**
   * Hides it in the menu on large screens.
   */
  lg?: boolean;
}
/**
 * Groups of links in one column.
 */
export interface MegaMenuColumn {
  /**
   * Unique among the columns.
   */
  id?: string;
  /**
   * Groups of the column, from top to bottom.
   */
  children: MegaMenuGroup[];
}
/**
 * A heading with its links.
 */
export interface MegaMenuGroup {
  /**
   * Unique in its column.
   */
  id?: string;
  /**
   * Heading of the group.
   */
  title: string;
  /**
   * Destination of the heading; without it, the heading is not a link.
   */
  url?: string;
  /**
   * Level 3: links of the group.
   */
  children?: NavLink[];
}
/**
 * A square image with a title.
 */
export interface VisualSelector {
  /**
   * Unique among the image links.
   */
  id?: string;
  /**
   * Text below the image.
   */
  title: string;
  /**
   * Destination of the image.
   */
  url: string;
  image: Image;
}
/**
 * An image with a title and a list of text links on it.
 */
export interface MultiLinkCard {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'multi-link-card';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * The heading.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  titleTarget?: LinkTarget;
  media: Media;
  /**
   * Links below the title.
   */
  targets: Target[];
  /**
   * Title and links aligned left or center.
   */
  alignment?: 'left' | 'center';
  gradientStyle?: GradientStyle;
  gradientTone?: Tone;
  textColor?: Color;
  promotionTracking?: PromotionTracking;
}
/**
 * Newsletter sign-up by email or text message, with consent.
 */
export interface NewsletterSignup {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'newsletter-signup';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text: paragraphs, lists, links.
   */
  richText?: string;
  media?: Media;
  /**
   * Email or text message; the form asks for an email address or a phone number.
   */
  channel?: 'email' | 'sms';
  /**
   * Label of the email or phone field.
   */
  emailLabel?: string;
  /**
   * Consent next to the checkbox; it can contain links.
   */
  policyLabel?: string;
  /**
   * Text of the button.
   */
  submitText?: string;
  /**
   * Shown after the sign-up.
   */
  successText?: string;
  /**
   * Small print below the form.
   */
  disclaimer?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A gallery of shoppers' photos from Olapic; on product pages, photos of the product. Title and subtitle appear only on pages without a product, and not on custom-design pages.
 */
export interface OlapicGallery {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'olapic-gallery';
  /**
   * Name of the block for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole window.
   */
  isFullWidth?: boolean;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * Name of the gallery at the service.
   */
  containerId: string;
}
/**
 * An invitation in the corner of every page: a tab that opens into a panel. A visitor who closes it does not see it again. It belongs in the pop-up document; the first pop-up that the visitor has not closed is shown.
 */
export interface PopUp {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'pop-up';
  /**
   * If it contains "newsletter", reports count the pop-up as a newsletter pop-up, otherwise as an account pop-up.
   */
  name: string;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Text of the tab before the panel opens. Without it, nothing is shown until then.
   */
  minimizedTitle?: string;
  /**
   * A short line at the top of the open panel, next to the logo.
   */
  maximizedTitle?: string;
  /**
   * Heading of the open panel.
   */
  title: string;
  /**
   * One or two sentences about the offer.
   */
  richText?: string;
  logo?: Image;
  /**
   * Small is next to the panel title, large is above it.
   */
  logoSize?: 'small' | 'large';
  /**
   * Buttons of the panel. A URL that starts with #modal opens that dialog.
   */
  targets?: Target[];
  /**
   * All buttons are as wide as the widest one.
   */
  equalTargetSize?: boolean;
  /**
   * Conditions below the buttons.
   */
  disclaimer?: string;
  backgroundColor?: Color;
  textColor?: Color;
  titleColor?: Color;
  /**
   * Time until the panel opens automatically. Defaults to the site setting.
   */
  delay?: number;
}
/**
 * Products selected by the recommendation service.
 */
export interface ProductRecommendations {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'product-recommendations';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Heading above the products.
   */
  title?: string;
  titleStyle?: TitleStyle;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Three large cards or six small ones.
   */
  variant?: '3-cards' | '6-up';
  /**
   * Which list of the recommendation service to show, counted from 0.
   */
  index?: number;
  /**
   * Maximum number of products shown.
   */
  limit?: number;
  /**
   * Products selected here; shown if the source is items.
   */
  items?: RecommendedProductItem[];
  /**
   * The recommendation service, or the products selected here.
   */
  source?: 'service' | 'items';
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A product on a card.
 */
export interface RecommendedProductItem {
  /**
   * ID of the product in the catalog.
   */
  productId: string;
  /**
   * ID of one color and size.
   */
  sku?: string;
  /**
   * ID shared by all variants of the product; sent to analytics instead of the product ID.
   */
  itemGroupId?: string;
  /**
   * Product name on the card.
   */
  title: string;
  /**
   * Image on the card.
   */
  image: string;
  /**
   * Page of the product.
   */
  url: string;
  price: Price;
  /**
   * Average rating in stars, 0 to 5.
   */
  rating?: number;
  /**
   * Sent by the recommendation service for each visitor; a value entered here is ignored.
   */
  recToken?: string;
  /**
   * ID of the recommendation in analytics; shoppers do not see it.
   */
  recommendationId?: string;
}
/**
 * Price of the product in one currency; a range if the prices of its variants differ.
 */
export interface Price {
  /**
   * Current price of the cheapest variant.
   */
  lowCurrent: number;
  /**
   * Current price of the most expensive variant.
   */
  highCurrent: number;
  /**
   * Price of the cheapest variant before discounts.
   */
  lowOriginal: number;
  /**
   * Price of the most expensive variant before discounts.
   */
  highOriginal: number;
  /**
   * Three letters (ISO 4217).
   */
  currency: string;
  /**
   * Lowest price in the 30 days before the present discount; shown for a reduced product if it differs from the original price.
   */
  historicBestPrice?: number;
  /**
   * Lowest price of an earlier sale; shown for a reduced product.
   */
  previousBestSalesPrice?: number;
  /**
   * Discount on the original price; shown for a reduced product.
   */
  percentagePriceDiscount?: number;
}
/**
 * Complete the look: a few matching products that can be added to the cart directly.
 */
export interface ProductUpsell {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'product-upsell';
  /**
   * Name of the block for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole window.
   */
  isFullWidth?: boolean;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * The recommendation service (by the index below), or the products selected here.
   */
  source?: 'service' | 'items';
  /**
   * Which list of the recommendation service to show, counted from 0.
   */
  index?: number;
  /**
   * Number of products in the column; others are hidden.
   */
  stackedCount?: number;
  /**
   * Shown if the source is items.
   */
  items?: UpsellItem[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A product with its link. With a SKU, its button adds it to the cart; without one, the button opens the product page to choose size or color.
 */
export interface UpsellItem {
  /**
   * ID of the product.
   */
  id: string;
  /**
   * Variant to add to the cart; empty if the shopper has to choose one.
   */
  sku?: string;
  /**
   * Name of the product.
   */
  name: string;
  /**
   * URL of the image.
   */
  image: string;
  /**
   * Page of the product.
   */
  url: string;
  price: Price;
  productInventoryState?: ProductInventoryState;
}
/**
 * Rotating messages above the header.
 */
export interface PromoBar {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'promo-bar';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Promo messages, shown one after another.
   */
  messages: RawBlock[];
  /**
   * Display time of a message; if empty, messages change only by hand.
   */
  autorotateTime?: number;
  /**
   * Shows a button that closes the bar in this browser.
   */
  closable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * Black dots instead of white ones, for bars on which white is hard to see.
   */
  lowContrast?: boolean;
}
/**
 * A message of the promo bar.
 */
export interface PromoMessage {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'promo-message';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * The message as plain text.
   */
  text?: string;
  /**
   * The message with formatting, such as bold text or links.
   */
  richText?: string;
  /**
   * Links of the message.
   */
  targets?: Target[];
  /**
   * A click anywhere on the message follows its first link.
   */
  clickable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
  hoverLinkColor?: Color;
  /**
   * Black dots while this message is shown; white if off. Defaults to the setting of the bar.
   */
  lowContrast?: boolean;
  promotionTracking?: PromotionTracking;
}
/**
 * Formatted text.
 */
export interface RichText {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'rich-text';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text: paragraphs, lists, links.
   */
  richText: string;
  alignment?: Alignment;
  /**
   * A narrow column for reading, a wide column, or the full width.
   */
  width?: 'narrow' | 'wide' | 'full';
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Links within one section of the shop: a row on large screens, a collapsible list on small ones.
 */
export interface SecondaryNav {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'secondary-nav';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Name of the links: in front of them on large screens, on the button of the list on small ones.
   */
  title?: string;
  /**
   * Links to pages or sections.
   */
  links: SecondaryNavLink[];
  /**
   * A line between the links on large screens.
   */
  divider?: boolean;
  /**
   * Left, or right on large screens.
   */
  alignment?: 'left' | 'right';
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A link of the navigation.
 */
export interface SecondaryNavLink {
  /**
   * Text of the link.
   */
  text: string;
  /**
   * Destination: a page of the shop, a section of this page (#), or another site.
   */
  url: string;
  targetAttribute?: TargetAttribute;
}
/**
 * Shows the first segment to which the visitor belongs, otherwise the first baseline.
 */
export interface Segmentation {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'segmentation';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Blocks for certain visitors; the first matching segment is shown.
   */
  segments: Segment[];
  /**
   * Block for visitors without a matching segment; only the first one is shown.
   */
  baselines: RawBlock[];
}
/**
 * An audience and its blocks.
 */
export interface Segment {
  id: Audience;
  /**
   * Blocks for this audience.
   */
  targets: RawBlock[];
}
/**
 * Empty space between blocks, in the size of its space below and an optional color.
 */
export interface Spacer {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'spacer';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  backgroundColor?: Color;
}
/**
 * A gallery of shoppers' photos from the gallery service of the shop; currently Curalate.
 */
export interface Ugc {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'ugc';
  /**
   * Name of the block for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole window.
   */
  isFullWidth?: boolean;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * Name of the gallery at the service.
   */
  containerId: string;
  /**
   * Photos to show. PRODUCT_ID is replaced by the product of the page, CATEGORY by its category.
   */
  filter?: string;
}
/**
 * A video with a player: from YouTube, a video file, or a long video in the media service’s player.
 */
export interface VideoPlayer {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'video-player';
  /**
   * Name of the block for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole window.
   */
  isFullWidth?: boolean;
  /**
   * A short line above the title.
   */
  eyebrowText?: string;
  /**
   * Heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * A YouTube link in any format, or the URL of a video file.
   */
  url?: string;
  cloudinaryAsset?: CloudinaryAsset;
  /**
   * Length of the video.
   */
  duration?: number;
  /**
   * Describes the video for people who cannot see it; also the name of the player.
   */
  description?: string;
  media?: Media;
  /**
   * A line below the video.
   */
  caption?: string;
  playerSettings?: PlayerSettings;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Location of the video at the media service. Its player is used for videos of more than 30 seconds, if enabled for the site.
 */
export interface CloudinaryAsset {
  /**
   * Account name at the media service.
   */
  cloudName: string;
  /**
   * Name of the video at the media service.
   */
  publicId: string;
}
/**
 * Automatic behavior and controls of the player.
 */
export interface PlayerSettings {
  /**
   * Starts without sound when it comes into view, unless the visitor prefers reduced motion or data. YouTube videos and the media service’s player never start before a click, because nothing is loaded from them until then.
   */
  autoplay?: boolean;
  /**
   * The only control is a button to start and pause.
   */
  hideControls?: boolean;
  /**
   * Restarts at the end.
   */
  loop?: boolean;
  /**
   * Starts without sound.
   */
  muted?: boolean;
}
/**
 * A silent, looping video that plays automatically until the visitor pauses it.
 */
export interface Video {
  id: BlockId;
  /**
   * Type of the block.
   */
  type: 'video';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * The block spans the whole screen, without the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Heading above the video.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  video: BackgroundVideo;
  media?: Media;
  /**
   * Aspect ratio of the video.
   */
  aspect?: '16/9' | '4/3' | '1/1' | '4/5' | '21/9';
  /**
   * A line below the video.
   */
  caption?: string;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Content of an article page around its blocks.
 */
export interface ArticleContent {
  /**
   * Heading of the article.
   */
  title: string;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * A few words above the title.
   */
  eyebrow?: string;
  /**
   * Date of the article.
   */
  date?: string;
  /**
   * Hides the date on the page.
   */
  hidePageDate?: boolean;
  media?: Media;
  /**
   * A narrow column for reading, or a wide one.
   */
  articleWidth?: 'narrow' | 'wide';
  /**
   * Author of the article.
   */
  author?: string;
  /**
   * Search terms for up to four articles under “related content”.
   */
  relatedQuery?: string;
  /**
   * URL of the article in lists.
   */
  url?: string;
  picture?: Image;
  /**
   * Topics used to filter lists of articles.
   */
  tags?: ArticleTag[];
}
/**
 * Topic of the article, used to filter lists of articles.
 */
export interface ArticleTag {
  /**
   * Name of the tag in URLs and filters.
   */
  id?: string;
  /**
   * Text that visitors see.
   */
  label: string;
}
/**
 * A placeholder among blocks, which the content service replaces with the blocks of a fragment document.
 */
export interface FragmentReference {
  id: BlockId;
  /**
   * Marks the position of a fragment.
   */
  type: 'fragment';
  /**
   * Name of the block in lists for editors; shoppers do not see it.
   */
  name?: string;
  /**
   * Fragment whose blocks appear here.
   */
  fragmentId: string;
}
/**
 * A content document. Its blocks are validated one by one by their own schemas, so that one invalid block does not break the page.
 */
export interface Page {
  /**
   * Path of the schema, which editing tools use for completion and validation.
   */
  $schema?: string;
  /**
   * Unique among all documents of the site.
   */
  id: string;
  /**
   * Type of the document, which decides where it is shown.
   */
  type: 'page' | 'article' | 'menu' | 'footer' | 'fragment' | 'popups' | 'category' | 'product' | 'search';
  /**
   * Name of the document in lists of documents.
   */
  name: string;
  /**
   * Last part of the page's URL: lower-case letters, digits and hyphens.
   */
  slug: string;
  /**
   * Slug of the parent page, for breadcrumbs and lists of child pages.
   */
  parent?: string;
  /**
   * Set by the content service.
   */
  siteId?: string;
  /**
   * Set by the content service, e.g. en-us.
   */
  locale?: string;
  /**
   * Changes with every edit of the document; set by the content service.
   */
  revision?: string;
  pageType?: PageType;
  /**
   * Date and time from which the document or this version is shown; immediately if empty. Among several visible versions, the latest one is shown.
   */
  visibleFrom?: string;
  /**
   * Date and time until which the document or this version is shown; indefinitely if empty. Afterward, the previous version is shown again.
   */
  visibleUntil?: string;
  seo?: Seo;
  article?: ArticleContent;
  /**
   * Blocks of the page, from top to bottom.
   */
  components: RawBlock[];
}
/**
 * How the page appears in search engines and shared links.
 */
export interface Seo {
  /**
   * Title of the page in the browser tab and in search results.
   */
  title?: string;
  /**
   * One or two sentences below the title in search results.
   */
  description?: string;
  /**
   * Image of shared links.
   */
  image?: string;
  /**
   * Asks search engines not to list the page.
   */
  noIndex?: boolean;
}

/** The name of every block. */
export type BlockType = keyof BlockContentByType;
