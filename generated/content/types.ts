// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/**
 * Unique on its page; stable across revisions.
 */
export type BlockId = string;
export type SpaceSize = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
/**
 * sm below 600 px, md from 600 px, lg from 1024 px.
 */
export type Breakpoint = 'sm' | 'md' | 'lg';
/**
 * Breakpoints on which the block is not shown.
 */
export type HideOnBreakpoint = Breakpoint[];
/**
 * The look of the title; its level follows from where it stands.
 */
export type TitleStyle = 'display' | 'h1' | 'h2' | 'h3' | 'h4';
/**
 * A CSS hex, rgb() or hsl() colour, or the name of a colour token such as "surface-inverse".
 */
export type Color = string;
export type Alignment = 'left' | 'center' | 'right';
/**
 * A line drawing that stands beside a text.
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
export type TargetAttribute = '_self' | '_blank';
export type TargetStyle = 'primary' | 'secondary' | 'outline' | 'inverse' | 'text-link';
/**
 * Height of the shade behind text: full 35 %, focused 50 %, off none.
 */
export type GradientStyle = 'full' | 'focused' | 'off';
export type Tone = 'dark' | 'light';
export type BreakpointList = Breakpoint[];
/**
 * What is known of its stock before the shop has been asked.
 */
export type ProductInventoryState = 'InStock' | 'OutOfStock';
/**
 * Audiences selectable by editors.
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
 * For tracking.
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
 * Headings that show and hide their text.
 */
export interface Accordion {
  id: BlockId;
  type: 'accordion';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  eyebrowText?: string;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  subtitle?: string;
  richText?: string;
  headingLevel?: number;
  allowMultiple?: boolean;
  items: AccordionItem[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Space below the block, by breakpoint; a missing one follows the next smaller.
 */
export interface BottomMargins {
  sm?: SpaceSize;
  md?: SpaceSize;
  lg?: SpaceSize;
}
export interface AccordionItem {
  id: string;
  title: string;
  body: string;
  open?: boolean;
}
/**
 * Cards of articles, newest first, that readers narrow by tags and lengthen row by row.
 */
export interface ArticleGrid {
  id: BlockId;
  type: 'article-grid';
  /**
   * What editors call the block; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the window.
   */
  isFullWidth?: boolean;
  /**
   * A short line above the title.
   */
  eyebrowText?: string;
  /**
   * The heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * A sentence below the title.
   */
  subtitle?: string;
  /**
   * Stands above the cards.
   */
  richText?: string;
  /**
   * Only articles that hold all of these words, in their title, subtitle, tags or text.
   */
  query?: string;
  /**
   * Only articles that have every one of these tags.
   */
  tags?: string[];
  /**
   * Rows of cards at first, and that "read more" adds.
   */
  rows?: number;
  /**
   * On large screens; the site’s setting unless said.
   */
  gridSize?: number;
  /**
   * Readers may choose tags.
   */
  showFilters?: boolean;
  /**
   * The bar of filters stays at the top while the reader scrolls through the cards.
   */
  stickyFilters?: boolean;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A strip of what the shop offers everybody. Who closes it does not see it again.
 */
export interface BenefitBar {
  id: BlockId;
  type: 'benefit-bar';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * A few words each, with an icon and a link where they are wanted.
   */
  items: BenefitBarItem[];
  /**
   * A button closes the bar for good in this browser; it is there unless this is off.
   */
  closable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
}
export interface BenefitBarItem {
  icon?: ContentIcon;
  /**
   * The benefit in a few words.
   */
  text: string;
  /**
   * Where the words lead; left out, they are no link.
   */
  url?: string;
}
/**
 * Cards that lead into categories.
 */
export interface CategoryCards {
  id: BlockId;
  type: 'category-cards';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  eyebrowText?: string;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  subtitle?: string;
  richText?: string;
  columns?: number;
  shape?: 'square' | 'portrait' | 'landscape' | 'circle';
  titlePosition?: 'overlay' | 'below';
  items: CategoryCard[];
  backgroundColor?: Color;
  textColor?: Color;
}
export interface CategoryCard {
  id: string;
  title: string;
  subtitle?: string;
  media: Media;
  url: string;
  targetAttribute?: TargetAttribute;
}
/**
 * One image, art-directed by breakpoint; a missing breakpoint follows its neighbour.
 */
export interface Media {
  sm?: Image;
  md?: Image;
  lg?: Image;
}
/**
 * An image at its natural size in pixels. An empty alt marks it as decoration.
 */
export interface Image {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  seoTitle?: string;
  seoDescription?: string;
}
/**
 * Blocks side by side, as a grid or a carousel by breakpoint.
 */
export interface Collection {
  id: BlockId;
  type: 'collection';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  eyebrowText?: string;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  subtitle?: string;
  richText?: string;
  breakpoints: CollectionBreakpoints;
  items: RawBlock[];
  targets?: Target[];
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
export interface CollectionBreakpoints {
  sm: CollectionBreakpoint;
  md?: CollectionBreakpoint;
  lg?: CollectionBreakpoint;
}
export interface CollectionBreakpoint {
  type: 'carousel' | 'grid';
  columns?: number;
  slideWidth?: number;
  slidePadding?: number;
  showArrows?: boolean;
  showIndicators?: boolean;
  autoplay?: boolean;
  autorotateTime?: number;
  loop?: boolean;
}
/**
 * A block before its own schema has judged it.
 */
export interface RawBlock {
  type: string;
  id: string;
  name?: string;
  [k: string]: unknown;
}
/**
 * A link or button. A url that starts with #modal opens that dialog on the current path; ?…#modal… also merges the query.
 */
export interface Target {
  text: string;
  url: string;
  targetAttribute?: TargetAttribute;
  style?: TargetStyle;
  ariaLabel?: string;
}
/**
 * A row of call-to-action buttons.
 */
export interface CtaButtons {
  id: BlockId;
  type: 'cta-buttons';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  targets: Target[];
  alignment?: Alignment;
  equalTargetSize?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Pictures of shoppers, gathered by the gallery service of the Curalate kind.
 */
export interface CuralateGallery {
  id: BlockId;
  type: 'curalate-gallery';
  /**
   * What editors call the block; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the window.
   */
  isFullWidth?: boolean;
  /**
   * The heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * A sentence below the title.
   */
  subtitle?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * The gallery’s name at the service.
   */
  containerId: string;
  /**
   * Which pictures are shown. PRODUCT_ID stands for the product of the page, CATEGORY for its category.
   */
  filter?: string;
}
/**
 * Lets the personalization service pick a variant.
 */
export interface Experience {
  id: BlockId;
  type: 'experience';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  experienceId: string;
  baselines: RawBlock[];
  trackingEvent?: string;
  variants: ExperienceVariant[];
}
export interface ExperienceVariant {
  name: string;
  variantId: string;
  targets: RawBlock[];
}
/**
 * Shows its components only where the page's product or category is, or is not, in the list.
 */
export interface FilterBy {
  id: BlockId;
  type: 'filter-by';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  variant: 'bySku' | 'byCategory';
  filterBy: string[];
  operator: 'IN' | 'NOT IN';
  components: RawBlock[];
}
/**
 * The foot of every page.
 */
export interface FooterItems {
  id: BlockId;
  type: 'footer-items';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  columns: FooterColumn[];
  social?: SocialLink[];
  legal?: NavLink[];
  richText?: string;
  copyright?: string;
  components?: RawBlock[];
  backgroundColor?: Color;
  textColor?: Color;
}
export interface FooterColumn {
  id?: string;
  title: string;
  children: NavLink[];
}
export interface NavLink {
  id?: string;
  title: string;
  url: string;
  targetAttribute?: TargetAttribute;
  featured?: boolean;
  shopAll?: boolean;
}
export interface SocialLink {
  icon: string;
  title: string;
  url: string;
}
/**
 * The large opening of a page: image or silent video, heading, rich text and buttons.
 */
export interface Hero {
  id: BlockId;
  type: 'hero';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  layout?: 'standardHero' | 'blockBelowHero' | 'productOverlayHero' | 'overlayTopHero' | 'overlayCenterHero' | 'overlayBottomHero';
  eyebrowText?: string;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  subtitle?: string;
  richText?: string;
  titleTarget?: LinkTarget;
  logo?: Image;
  media?: Media;
  video?: BackgroundVideo;
  productMedia?: Media;
  targets?: Target[];
  linkType?: 'CTA' | 'No-CTA';
  equalTargetSize?: boolean;
  alignment?: Alignment;
  responsiveLayout?: ResponsiveLayout;
  height?: 'auto' | 'viewport-minus-promo-bar' | 'viewport-minus-header';
  gradientStyle?: GradientStyle;
  gradientTone?: Tone;
  gradientBreakpoints?: BreakpointList;
  backgroundColor?: Color;
  textColor?: Color;
  loading?: 'eager' | 'lazy';
  promotionTracking?: PromotionTracking;
}
/**
 * Where an image or title leads.
 */
export interface LinkTarget {
  url: string;
  targetAttribute?: TargetAttribute;
  ariaLabel?: string;
}
/**
 * A silent, looping background video.
 */
export interface BackgroundVideo {
  url: string;
  poster?: string;
  description?: string;
}
export interface ResponsiveLayout {
  sm?: LayoutAt;
  md?: LayoutAt;
}
export interface LayoutAt {
  layout?: 'overlay' | 'overlay-top' | 'overlay-bottom' | 'below';
  alignment?: Alignment;
}
/**
 * What analytics is told of a promotion.
 */
export interface PromotionTracking {
  creativeName?: string;
  promotionId?: string;
  promotionName?: string;
}
/**
 * Icons with a few words each: what the shop promises, in a row or in a list.
 */
export interface IconAndTextCollection {
  id: BlockId;
  type: 'icon-and-text-collection';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * The heading above the items.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * Icons left of their text, icons above it, or all items below each other.
   */
  layout?: 'icon-left' | 'icon-above-text' | 'one-column';
  /**
   * Small, medium or large.
   */
  iconSize?: 'small' | 'medium' | 'large';
  /**
   * One icon with its text each. Four stand two by two, any other number in a row.
   */
  items: IconAndTextItem[];
  backgroundColor?: Color;
  textColor?: Color;
}
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
 * An image with text beside, over or below it.
 */
export interface ImageBanner {
  id: BlockId;
  type: 'image-banner';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  layout?: 'image' | 'split' | 'split-reverse' | 'thin' | 'overlay' | 'block-below' | 'espot' | 'menu';
  /**
   * How high a thin banner is at least: small for one line, medium for two, large for a title with text. Other layouts take their height from the picture.
   */
  thinHeight?: 'small' | 'medium' | 'large';
  overline?: string;
  eyebrowText?: string;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  subtitle?: string;
  richText?: string;
  media: Media;
  mediaTarget?: LinkTarget;
  targets?: Target[];
  equalTargetSize?: boolean;
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
 * Stands between the products of a list and shows the block that it holds, e.g. a card that leads on.
 */
export interface InlineCatalogGrid {
  id: BlockId;
  type: 'inline-catalog-grid';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * What stands between the products.
   */
  components: RawBlock[];
  /**
   * The block follows that many products of the first page, wherever the list is that long.
   */
  position?: number;
  /**
   * As wide as the list, or as one of its entries.
   */
  size?: 'row' | 'entry';
}
/**
 * A picture or a silent film with text and links on it; alone or side by side in a collection.
 */
export interface LinkedCard {
  id: BlockId;
  type: 'linked-card';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
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
   * Where the card leads. Text links are as wide as their text; buttons share the card’s width.
   */
  targets?: Target[];
  /**
   * A click anywhere on the card does what a click on its first link does.
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
 * By breakpoint: sm for phones, md for everything wider, which follows sm where it is left out.
 */
export interface LinkedCardLayout {
  sm?: LinkedCardLayoutAt;
  md?: LinkedCardLayoutAt;
}
export interface LinkedCardLayoutAt {
  /**
   * Over the whole picture, at its bottom or at its top.
   */
  layout?: 'overlay' | 'overlay-bottom' | 'overlay-top';
  /**
   * Whether the text stands at the left or in the centre.
   */
  alignment?: 'left' | 'center';
}
/**
 * The shop's main navigation.
 */
export interface MegaMenu {
  id: BlockId;
  type: 'mega-menu';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  label?: string;
  items: MegaMenuEntry[];
}
export interface MegaMenuEntry {
  id: string;
  title: string;
  url: string;
  targetAttribute?: TargetAttribute;
  display?: 'title' | 'icon' | 'icon-and-title';
  menuIcon?: MenuIcon;
  menuStyle?: 'default' | 'featured';
  overrideShopAll?: string;
  hideShopAll?: HideShopAll;
  columns?: MegaMenuColumn[];
  menuBanner?: RawBlock[];
  visualSelectorsTitle?: string;
  visualSelectors?: VisualSelector[];
}
export interface MenuIcon {
  icon: string;
}
export interface HideShopAll {
  sm?: boolean;
  lg?: boolean;
}
export interface MegaMenuColumn {
  id?: string;
  children: MegaMenuGroup[];
}
export interface MegaMenuGroup {
  id?: string;
  title: string;
  url?: string;
  children?: NavLink[];
}
export interface VisualSelector {
  id?: string;
  title: string;
  url: string;
  image: Image;
}
/**
 * A picture with a title and a list of text links on it.
 */
export interface MultiLinkCard {
  id: BlockId;
  type: 'multi-link-card';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
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
   * The list of links below the title.
   */
  targets: Target[];
  /**
   * Whether title and links stand at the left or in the centre.
   */
  alignment?: 'left' | 'center';
  gradientStyle?: GradientStyle;
  gradientTone?: Tone;
  textColor?: Color;
  promotionTracking?: PromotionTracking;
}
/**
 * E-mail sign-up with consent.
 */
export interface NewsletterSignup {
  id: BlockId;
  type: 'newsletter-signup';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  eyebrowText?: string;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  subtitle?: string;
  richText?: string;
  media?: Media;
  emailLabel?: string;
  policyLabel?: string;
  submitText?: string;
  successText?: string;
  disclaimer?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Pictures of shoppers, gathered by the gallery service of the Olapic kind; on product pages those of that product. Title and subtitle stand only where there is no product, and not on pages of one’s own design.
 */
export interface OlapicGallery {
  id: BlockId;
  type: 'olapic-gallery';
  /**
   * What editors call the block; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the window.
   */
  isFullWidth?: boolean;
  /**
   * The heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * A sentence below the title.
   */
  subtitle?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * The gallery’s name at the service.
   */
  containerId: string;
}
/**
 * An invitation in the corner of every page: first a tab, then a panel, and never again once it was closed. Stands in the document of pop-ups, of which the first that the visitor has not closed is shown.
 */
export interface PopUp {
  id: BlockId;
  type: 'pop-up';
  /**
   * With "newsletter" in it, the pop-up counts as one for the newsletter in reports, otherwise as one for an account.
   */
  name: string;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * What the tab says before the panel opens. Without it nothing is seen until then.
   */
  minimizedTitle?: string;
  /**
   * A short line at the top of the open panel, beside the logo.
   */
  maximizedTitle?: string;
  /**
   * The heading of the open panel.
   */
  title: string;
  /**
   * What it is about, in a sentence or two.
   */
  richText?: string;
  logo?: Image;
  /**
   * Small stands beside the title of the panel, large above it.
   */
  logoSize?: 'small' | 'large';
  /**
   * Where the panel leads. A url that starts with #modal opens that dialog.
   */
  targets?: Target[];
  /**
   * All buttons are as wide as the widest.
   */
  equalTargetSize?: boolean;
  /**
   * Conditions, below the buttons.
   */
  disclaimer?: string;
  backgroundColor?: Color;
  textColor?: Color;
  titleColor?: Color;
  /**
   * Until the panel opens by itself; the site’s setting unless said.
   */
  delay?: number;
}
/**
 * Products picked by the recommendation service.
 */
export interface ProductRecommendations {
  id: BlockId;
  type: 'product-recommendations';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  title?: string;
  titleStyle?: TitleStyle;
  subtitle?: string;
  variant?: '3-cards' | '6-up';
  index?: number;
  limit?: number;
  items?: RecommendedProductItem[];
  source?: 'service' | 'items';
  backgroundColor?: Color;
  textColor?: Color;
}
export interface RecommendedProductItem {
  productId: string;
  sku?: string;
  itemGroupId?: string;
  title: string;
  image: string;
  url: string;
  price: Price;
  rating?: number;
  recToken?: string;
  recommendationId?: string;
}
/**
 * Decimal amounts of currency, an ISO 4217 code.
 */
export interface Price {
  lowCurrent: number;
  highCurrent: number;
  lowOriginal: number;
  highOriginal: number;
  currency: string;
  historicBestPrice?: number;
  previousBestSalesPrice?: number;
  percentagePriceDiscount?: number;
}
/**
 * Complete the look: a few products that go together, each to be put into the cart at once.
 */
export interface ProductUpsell {
  id: BlockId;
  type: 'product-upsell';
  /**
   * What editors call the block; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the window.
   */
  isFullWidth?: boolean;
  /**
   * The heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * A sentence below the title.
   */
  subtitle?: string;
  /**
   * Where the products come from: the recommendation service, by the index below, or the products that are written here.
   */
  source?: 'service' | 'items';
  /**
   * Which of the service’s answers is shown; the first is 0.
   */
  index?: number;
  /**
   * How many stand below each other; others are left out.
   */
  stackedCount?: number;
  /**
   * Shown where the source is items.
   */
  items?: UpsellItem[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A product of which there is nothing to choose: it goes into the cart by its sku.
 */
export interface UpsellItem {
  /**
   * The product’s id.
   */
  id: string;
  /**
   * What goes into the cart.
   */
  sku: string;
  /**
   * What the product is called.
   */
  name: string;
  /**
   * The address of its picture.
   */
  image: string;
  /**
   * The product’s page.
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
  type: 'promo-bar';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  messages: RawBlock[];
  autorotateTime?: number;
  closable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
  lowContrast?: boolean;
}
/**
 * One message of the promo bar.
 */
export interface PromoMessage {
  id: BlockId;
  type: 'promo-message';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  text?: string;
  richText?: string;
  targets?: Target[];
  clickable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
  hoverLinkColor?: Color;
  lowContrast?: boolean;
  promotionTracking?: PromotionTracking;
}
/**
 * Formatted text.
 */
export interface RichText {
  id: BlockId;
  type: 'rich-text';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  eyebrowText?: string;
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  subtitle?: string;
  richText: string;
  alignment?: Alignment;
  width?: 'narrow' | 'wide' | 'full';
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Links within one part of the shop: beside each other on large screens, a list that unfolds on small ones.
 */
export interface SecondaryNav {
  id: BlockId;
  type: 'secondary-nav';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * Names the links: in front of them on large screens, on the button that unfolds them on small ones.
   */
  title?: string;
  /**
   * Where to go from here.
   */
  links: SecondaryNavLink[];
  /**
   * A line between the links on large screens.
   */
  divider?: boolean;
  /**
   * At the left, or at the right of large screens.
   */
  alignment?: 'left' | 'right';
  backgroundColor?: Color;
  textColor?: Color;
}
export interface SecondaryNavLink {
  /**
   * What the link says.
   */
  text: string;
  /**
   * Where it leads: a page of the shop, a part of this page after #, or another site.
   */
  url: string;
  targetAttribute?: TargetAttribute;
}
/**
 * Shows the first segment that the visitor belongs to, otherwise the first baseline.
 */
export interface Segmentation {
  id: BlockId;
  type: 'segmentation';
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  isFullWidth?: boolean;
  segments: Segment[];
  baselines: RawBlock[];
}
export interface Segment {
  id: Audience;
  targets: RawBlock[];
}
/**
 * Free room between blocks, as much as its space below says, in a colour where one is set.
 */
export interface Spacer {
  id: BlockId;
  type: 'spacer';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
   */
  isFullWidth?: boolean;
  backgroundColor?: Color;
}
/**
 * Pictures of shoppers by whichever gallery service the shop uses for them: today that is the one of the Curalate kind.
 */
export interface Ugc {
  id: BlockId;
  type: 'ugc';
  /**
   * What editors call the block; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the window.
   */
  isFullWidth?: boolean;
  /**
   * The heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * A sentence below the title.
   */
  subtitle?: string;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * The gallery’s name at the service.
   */
  containerId: string;
  /**
   * Which pictures are shown. PRODUCT_ID stands for the product of the page, CATEGORY for its category.
   */
  filter?: string;
}
/**
 * A film to be watched: a link to YouTube, a film of our own, or a long one in the media service’s player.
 */
export interface VideoPlayer {
  id: BlockId;
  type: 'video-player';
  /**
   * What editors call the block; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the window.
   */
  isFullWidth?: boolean;
  /**
   * A short line above the title.
   */
  eyebrowText?: string;
  /**
   * The heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * A sentence below the title.
   */
  subtitle?: string;
  /**
   * A link to YouTube in any of its forms, or the address of a film file.
   */
  url?: string;
  cloudinaryAsset?: CloudinaryAsset;
  /**
   * How long the film is.
   */
  duration?: number;
  /**
   * For those who cannot see it, and the name of the player.
   */
  description?: string;
  media?: Media;
  /**
   * A line below the film.
   */
  caption?: string;
  playerSettings?: PlayerSettings;
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Where the film lies at the media service. Its own player is used for films of more than 30 seconds, where the site says so.
 */
export interface CloudinaryAsset {
  /**
   * The name of the account at the media service.
   */
  cloudName: string;
  /**
   * The film’s own name there.
   */
  publicId: string;
}
/**
 * What the player does by itself, and what it shows.
 */
export interface PlayerSettings {
  /**
   * Starts as soon as it is in view, without sound, unless the visitor asks for less motion or data. A film on YouTube never starts before a click.
   */
  autoplay?: boolean;
  /**
   * Leaves a button to start and pause as the only control.
   */
  hideControls?: boolean;
  /**
   * Begins anew at its end.
   */
  loop?: boolean;
  /**
   * Starts without sound.
   */
  muted?: boolean;
}
/**
 * A film that plays by itself, silent and over and over, until somebody pauses it.
 */
export interface Video {
  id: BlockId;
  type: 'video';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  bottomMargins?: BottomMargins;
  hideOnBreakpoint?: HideOnBreakpoint;
  /**
   * Runs to both edges of the screen instead of keeping the page’s margins.
   */
  isFullWidth?: boolean;
  /**
   * The heading above the film.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  video: BackgroundVideo;
  media?: Media;
  /**
   * Width to height of the film.
   */
  aspect?: '16/9' | '4/3' | '1/1' | '4/5' | '21/9';
  /**
   * A line below the film.
   */
  caption?: string;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * What an article page shows around its components.
 */
export interface ArticleContent {
  title: string;
  subtitle?: string;
  eyebrow?: string;
  date?: string;
  hidePageDate?: boolean;
  media?: Media;
  articleWidth?: 'narrow' | 'wide';
  author?: string;
  relatedQuery?: string;
  url?: string;
  picture?: Image;
  tags?: ArticleTag[];
}
export interface ArticleTag {
  id?: string;
  label: string;
}
/**
 * Stands among blocks for the blocks of a fragment document, which the content calls put in its place.
 */
export interface FragmentReference {
  id: BlockId;
  type: 'fragment';
  name?: string;
  fragmentId: string;
}
/**
 * The envelope of a content document. Its components are judged one by one by their own schemas, so that one fault never costs the page.
 */
export interface Page {
  $schema?: string;
  id: string;
  type: 'page' | 'article' | 'menu' | 'footer' | 'fragment' | 'popups' | 'category' | 'product' | 'search';
  name: string;
  slug: string;
  /**
   * Slug of the page above, for breadcrumbs and the children call.
   */
  parent?: string;
  /**
   * Set by the content backend.
   */
  siteId?: string;
  /**
   * Set by the content backend, e.g. en-us.
   */
  locale?: string;
  /**
   * Changes whenever the document does; set by the content backend.
   */
  revision?: string;
  pageType?: PageType;
  visibleFrom?: string;
  visibleUntil?: string;
  seo?: Seo;
  article?: ArticleContent;
  components: RawBlock[];
}
export interface Seo {
  title?: string;
  description?: string;
  image?: string;
  noIndex?: boolean;
}

/** The name of every block. */
export type BlockType = keyof BlockContentByType;
