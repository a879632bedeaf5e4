// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/**
 * Unique on its page and the same in every revision; links to a part of the page end in it.
 */
export type BlockId = string;
/**
 * How much room stays free, from none to xl.
 */
export type SpaceSize = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
/**
 * sm is a phone (below 600 px), md a tablet (from 600 px), lg a large screen (from 1024 px).
 */
export type Breakpoint = 'sm' | 'md' | 'lg';
/**
 * Widths of screen on which the block is not shown.
 */
export type HideOnBreakpoint = Breakpoint[];
/**
 * How large the title is set; its level in the page follows from where it stands.
 */
export type TitleStyle = 'display' | 'h1' | 'h2' | 'h3' | 'h4';
/**
 * A color of the brand by name, such as surface-inverse, or a CSS color (hex, rgb() or hsl()).
 */
export type Color = string;
/**
 * Whether the text stands at the left, in the centre or at the right.
 */
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
/**
 * The same tab (_self) or a new one (_blank).
 */
export type TargetAttribute = '_self' | '_blank';
/**
 * A filled, a quiet, an outlined or a light button, or a link in the text.
 */
export type TargetStyle = 'primary' | 'secondary' | 'outline' | 'inverse' | 'text-link';
/**
 * How much of the picture is shaded so that the text on it can be read: full 35 % of its height, focused 50 %, off none, so that the text has a faint halo instead.
 */
export type GradientStyle = 'full' | 'focused' | 'off';
/**
 * Dark stands behind light text, light behind dark text.
 */
export type Tone = 'dark' | 'light';
/**
 * The widths of screen for which something holds.
 */
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
  /**
   * Which kind of block this is.
   */
  type: 'accordion';
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
   * The heading of the block.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Formatted text above the headings.
   */
  richText?: string;
  /**
   * How deep the headings stand in the page’s outline, for screen readers and search engines.
   */
  headingLevel?: number;
  /**
   * Opening one text leaves the others open.
   */
  allowMultiple?: boolean;
  /**
   * The headings with their texts.
   */
  items: AccordionItem[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * How much room stays free below the block, by width of screen; a missing one follows the next smaller.
 */
export interface BottomMargins {
  sm?: SpaceSize;
  md?: SpaceSize;
  lg?: SpaceSize;
}
/**
 * A heading and the text that it shows and hides.
 */
export interface AccordionItem {
  /**
   * Unique among the items.
   */
  id: string;
  /**
   * What is always seen, and clicked to show the text.
   */
  title: string;
  /**
   * What the heading shows and hides.
   */
  body: string;
  /**
   * The text is seen before anybody clicks.
   */
  open?: boolean;
}
/**
 * Cards of articles, newest first, that readers narrow by tags and lengthen row by row.
 */
export interface ArticleGrid {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
   *
   * Items: The id of a tag.
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
  /**
   * Which kind of block this is.
   */
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
/**
 * A few words with an icon and a link where they are wanted.
 */
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
  /**
   * Which kind of block this is.
   */
  type: 'category-cards';
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
   * The heading of the block.
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
   * How many cards stand in a row; left out, as many as there are, four at most.
   */
  columns?: number;
  /**
   * The shape of the pictures.
   */
  shape?: 'square' | 'portrait' | 'landscape' | 'circle';
  /**
   * On the picture or below it.
   */
  titlePosition?: 'overlay' | 'below';
  /**
   * One card for each category.
   */
  items: CategoryCard[];
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A picture with a title that leads to a category.
 */
export interface CategoryCard {
  /**
   * Unique among the cards.
   */
  id: string;
  /**
   * The category’s name.
   */
  title: string;
  /**
   * A few words below the title.
   */
  subtitle?: string;
  media: Media;
  /**
   * Where the card leads.
   */
  url: string;
  targetAttribute?: TargetAttribute;
}
/**
 * One picture, cut for each width of screen; a missing width shows its neighbour’s.
 */
export interface Media {
  sm?: Image;
  md?: Image;
  lg?: Image;
}
/**
 * A picture with its natural size in pixels. An empty alternative text marks it as decoration.
 */
export interface Image {
  /**
   * Where the picture lies.
   */
  url: string;
  /**
   * What the picture shows, for those who do not see it; empty for mere decoration.
   */
  alt: string;
  /**
   * Its natural width in pixels, so that its place is kept until it arrives.
   */
  width?: number;
  /**
   * Its natural height in pixels, so that its place is kept until it arrives.
   */
  height?: number;
  /**
   * What search engines may call the picture; shoppers do not see it.
   */
  seoTitle?: string;
  /**
   * One sentence on the picture for search engines; shoppers do not see it.
   */
  seoDescription?: string;
}
/**
 * Blocks side by side, as a grid or a carousel by breakpoint.
 */
export interface Collection {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'collection';
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
   * The heading of the block.
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
   * The blocks that stand side by side.
   */
  items: RawBlock[];
  /**
   * Where the collection as a whole leads.
   */
  targets?: Target[];
  alignment?: Alignment;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Grid or carousel, for each width of screen.
 */
export interface CollectionBreakpoints {
  sm: CollectionBreakpoint;
  md?: CollectionBreakpoint;
  lg?: CollectionBreakpoint;
}
/**
 * How the blocks stand at one width of screen.
 */
export interface CollectionBreakpoint {
  /**
   * A carousel to swipe through, or a grid of rows and columns.
   */
  type: 'carousel' | 'grid';
  /**
   * How many blocks stand in a row; in a carousel, how many are seen at once.
   */
  columns?: number;
  /**
   * How much of the carousel one slide takes; below 100 the next one looks in.
   */
  slideWidth?: number;
  /**
   * Room between two slides.
   */
  slidePadding?: number;
  /**
   * Buttons to the previous and the next slide.
   */
  showArrows?: boolean;
  /**
   * Dots that show which slide is seen.
   */
  showIndicators?: boolean;
  /**
   * The slides move on by themselves until somebody pauses them.
   */
  autoplay?: boolean;
  /**
   * How long a slide stays when the carousel moves by itself.
   */
  autorotateTime?: number;
  /**
   * After the last slide the first one follows.
   */
  loop?: boolean;
}
/**
 * A content block; its own schema says what it may hold.
 */
export interface RawBlock {
  /**
   * Which kind of block this is.
   */
  type: string;
  /**
   * Unique on its page and the same in every revision.
   */
  id: string;
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  [k: string]: unknown;
}
/**
 * A button or link. An address that starts with #modal opens that dialog on the same page; ?…#modal… changes the query of the address as well.
 */
export interface Target {
  /**
   * What the button or link says.
   */
  text: string;
  /**
   * Where a click leads: a page of the shop, another site, or a dialog.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  style?: TargetStyle;
  /**
   * What screen readers say instead of the text, where the text alone is not clear.
   */
  ariaLabel?: string;
}
/**
 * A row of call-to-action buttons.
 */
export interface CtaButtons {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'cta-buttons';
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
   * The heading above the buttons.
   */
  title?: string;
  titleStyle?: TitleStyle;
  titleColor?: Color;
  /**
   * The buttons, from left to right.
   */
  targets: Target[];
  alignment?: Alignment;
  /**
   * All buttons are as wide as the widest.
   */
  equalTargetSize?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Pictures of shoppers, gathered by the gallery service of the Curalate kind.
 */
export interface CuralateGallery {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
  /**
   * Which kind of block this is.
   */
  type: 'experience';
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
   * The number of the test or personalisation that decides what is shown.
   */
  experienceId: string;
  /**
   * Blocks for everybody who is in no variant.
   */
  baselines: RawBlock[];
  /**
   * What analytics calls the decision; shoppers do not see it.
   */
  trackingEvent?: string;
  /**
   * Blocks that some visitors see instead of the baseline.
   */
  variants: ExperienceVariant[];
}
/**
 * One alternative to the baseline.
 */
export interface ExperienceVariant {
  /**
   * What the variant is called in reports.
   */
  name: string;
  /**
   * The variant’s number in the test.
   */
  variantId: string;
  /**
   * What visitors in this variant see.
   */
  targets: RawBlock[];
}
/**
 * Shows its components only where the page's product or category is, or is not, in the list.
 */
export interface FilterBy {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'filter-by';
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
   * Product numbers (bySku) or categories (byCategory) of the page that is looked at.
   */
  variant: 'bySku' | 'byCategory';
  /**
   * The product numbers or categories to compare with, in any letter case.
   *
   * Items: A product number or a category.
   */
  filterBy: string[];
  /**
   * The page is one of the values (IN) or none of them (NOT IN).
   */
  operator: 'IN' | 'NOT IN';
  /**
   * What is shown where the condition holds.
   */
  components: RawBlock[];
}
/**
 * The foot of every page.
 */
export interface FooterItems {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'footer-items';
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
   * Columns of links.
   */
  columns: FooterColumn[];
  /**
   * Icons that lead to the brand’s pages elsewhere.
   */
  social?: SocialLink[];
  /**
   * Links in the last line, such as imprint and privacy.
   */
  legal?: NavLink[];
  /**
   * Formatted text below the columns.
   */
  richText?: string;
  /**
   * Who owns what the page shows.
   */
  copyright?: string;
  /**
   * Blocks that stand over the links, such as a newsletter form.
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
   * The heading over the links.
   */
  title: string;
  /**
   * The links below the heading.
   */
  children: NavLink[];
}
/**
 * A link in a menu or list of links.
 */
export interface NavLink {
  /**
   * Unique in its list; for analytics and revisions.
   */
  id?: string;
  /**
   * What the link says.
   */
  title: string;
  /**
   * Where a click leads.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  /**
   * Sets the link apart from its neighbours.
   */
  featured?: boolean;
  /**
   * Marks the link that leads to everything in its group.
   */
  shopAll?: boolean;
}
/**
 * An icon that leads to the brand’s page there.
 */
export interface SocialLink {
  /**
   * The name of the drawing.
   */
  icon: string;
  /**
   * What screen readers call the link.
   */
  title: string;
  /**
   * Where the icon leads.
   */
  url: string;
}
/**
 * The large opening of a page: image or silent video, heading, rich text and buttons.
 */
export interface Hero {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'hero';
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
   * Where the text stands: on the picture, below it, or beside a product; overlays keep it on the picture on phones too.
   */
  layout?: 'standardHero' | 'blockBelowHero' | 'productOverlayHero' | 'overlayTopHero' | 'overlayCenterHero' | 'overlayBottomHero';
  /**
   * A few words above the title.
   */
  eyebrowText?: string;
  /**
   * The heading of the block.
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
   * Where the block leads.
   */
  targets?: Target[];
  /**
   * No-CTA hides the buttons; CTA shows them.
   */
  linkType?: 'CTA' | 'No-CTA';
  /**
   * All buttons are as wide as the widest.
   */
  equalTargetSize?: boolean;
  alignment?: Alignment;
  responsiveLayout?: ResponsiveLayout;
  /**
   * As high as its content, or filling the screen less the promo bar or the header.
   */
  height?: 'auto' | 'viewport-minus-promo-bar' | 'viewport-minus-header';
  gradientStyle?: GradientStyle;
  gradientTone?: Tone;
  gradientBreakpoints?: BreakpointList;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * Eager for the first block of a page, lazy for one further down.
   */
  loading?: 'eager' | 'lazy';
  promotionTracking?: PromotionTracking;
}
/**
 * Where a click on a picture or a title leads.
 */
export interface LinkTarget {
  /**
   * Where a click leads: a page of the shop, another site, or a dialog.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  /**
   * What screen readers call the link.
   */
  ariaLabel?: string;
}
/**
 * A silent film that repeats.
 */
export interface BackgroundVideo {
  /**
   * Where the film lies.
   */
  url: string;
  /**
   * The picture that shows until the film plays.
   */
  poster?: string;
  /**
   * What the film shows, for those who do not see it.
   */
  description?: string;
}
/**
 * Where the text stands, on phones and on everything wider.
 */
export interface ResponsiveLayout {
  sm?: LayoutAt;
  md?: LayoutAt;
}
/**
 * Where the text stands and how it is aligned.
 */
export interface LayoutAt {
  /**
   * On the middle, the top or the bottom of the picture, or below it.
   */
  layout?: 'overlay' | 'overlay-top' | 'overlay-bottom' | 'below';
  alignment?: Alignment;
}
/**
 * What analytics is told of a promotion; shoppers do not see it.
 */
export interface PromotionTracking {
  /**
   * Which picture or text of the promotion this is.
   */
  creativeName?: string;
  /**
   * The promotion’s number in analytics.
   */
  promotionId?: string;
  /**
   * What the promotion is called in analytics.
   */
  promotionName?: string;
}
/**
 * Icons with a few words each: what the shop promises, in a row or in a list.
 */
export interface IconAndTextCollection {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
 * An image with text beside, over or below it.
 */
export interface ImageBanner {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'image-banner';
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
   * Picture alone, text beside it, on it or below it, a thin strip, a small advertisement, or the shape for menus.
   */
  layout?: 'image' | 'split' | 'split-reverse' | 'thin' | 'overlay' | 'block-below' | 'espot' | 'menu';
  /**
   * How high a thin banner is at least: small for one line, medium for two, large for a title with text. Other layouts take their height from the picture.
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
   * The heading of the block.
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
   * Where the block leads.
   */
  targets?: Target[];
  /**
   * All buttons are as wide as the widest.
   */
  equalTargetSize?: boolean;
  /**
   * A line below the picture.
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
 * Stands between the products of a list and shows the block that it holds, e.g. a card that leads on.
 */
export interface InlineCatalogGrid {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
  /**
   * Which kind of block this is.
   */
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
/**
 * Where the text stands on the card.
 */
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
  /**
   * Which kind of block this is.
   */
  type: 'mega-menu';
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
   * What screen readers call the menu.
   */
  label?: string;
  /**
   * The entries of the bar, from left to right.
   */
  items: MegaMenuEntry[];
}
/**
 * An entry of the bar, with the panel that it opens.
 */
export interface MegaMenuEntry {
  /**
   * Unique among the entries.
   */
  id: string;
  /**
   * What the entry says.
   */
  title: string;
  /**
   * Where the entry leads.
   */
  url: string;
  targetAttribute?: TargetAttribute;
  /**
   * The title alone, the icon alone, or both.
   */
  display?: 'title' | 'icon' | 'icon-and-title';
  menuIcon?: MenuIcon;
  /**
   * Featured sets the entry apart from its neighbours.
   */
  menuStyle?: 'default' | 'featured';
  /**
   * What the link to everything in the entry says instead of “Shop all …”.
   */
  overrideShopAll?: string;
  hideShopAll?: HideShopAll;
  /**
   * Level 2: the columns of the panel.
   */
  columns?: MegaMenuColumn[];
  /**
   * A block beside the columns, such as an image banner in the layout menu.
   */
  menuBanner?: RawBlock[];
  /**
   * The heading over the picture links.
   */
  visualSelectorsTitle?: string;
  /**
   * Square pictures with a title.
   */
  visualSelectors?: VisualSelector[];
}
/**
 * The drawing before or instead of the title.
 */
export interface MenuIcon {
  /**
   * Which drawing; an unknown one shows the title.
   */
  icon: string;
}
/**
 * Where the link to everything in the entry is not shown.
 */
export interface HideShopAll {
  /**
   * Hidden in the menu of phones and tablets.
   */
  sm?: boolean;
  /**
   * Hidden in the menu of large screens.
   */
  lg?: boolean;
}
/**
 * Groups of links below each other.
 */
export interface MegaMenuColumn {
  /**
   * Unique among the columns.
   */
  id?: string;
  /**
   * The groups of the column, from top to bottom.
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
   * The heading of the group.
   */
  title: string;
  /**
   * Where the heading leads; left out, it is no link.
   */
  url?: string;
  /**
   * Level 3: the links of the group.
   */
  children?: NavLink[];
}
/**
 * A square picture with a title.
 */
export interface VisualSelector {
  /**
   * Unique among the picture links.
   */
  id?: string;
  /**
   * What stands below the picture.
   */
  title: string;
  /**
   * Where the picture leads.
   */
  url: string;
  image: Image;
}
/**
 * A picture with a title and a list of text links on it.
 */
export interface MultiLinkCard {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
 * Sign-up for news by e-mail or text message, with consent.
 */
export interface NewsletterSignup {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'newsletter-signup';
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
   * The heading of the block.
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
   * By e-mail, or as text messages to a phone: the form asks for the one or the other.
   */
  channel?: 'email' | 'sms';
  /**
   * What stands above the field for the address, or for the phone number.
   */
  emailLabel?: string;
  /**
   * What visitors agree to beside the box to tick; it may hold links.
   */
  policyLabel?: string;
  /**
   * What the button says.
   */
  submitText?: string;
  /**
   * What is shown once the address has been taken.
   */
  successText?: string;
  /**
   * Small text below the form.
   */
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
  /**
   * Which kind of block this is.
   */
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
  /**
   * Which kind of block this is.
   */
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
  /**
   * Which kind of block this is.
   */
  type: 'product-recommendations';
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
   * The heading above the products.
   */
  title?: string;
  titleStyle?: TitleStyle;
  /**
   * One sentence below the title.
   */
  subtitle?: string;
  /**
   * Three large cards, or six small ones.
   */
  variant?: '3-cards' | '6-up';
  /**
   * Which of the lists that the recommendation service gives the page, counted from 0.
   */
  index?: number;
  /**
   * No more products than this are shown.
   */
  limit?: number;
  /**
   * Products that are written here, shown where the source is items.
   */
  items?: RecommendedProductItem[];
  /**
   * Where the products come from: the recommendation service, or the products that are written here.
   */
  source?: 'service' | 'items';
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * A product as a card shows it.
 */
export interface RecommendedProductItem {
  /**
   * The number of the product in the catalog.
   */
  productId: string;
  /**
   * The number of one color and size.
   */
  sku?: string;
  /**
   * The number that all variants of the product share; analytics is told it in place of the product number.
   */
  itemGroupId?: string;
  /**
   * The product’s name on its card.
   */
  title: string;
  /**
   * The picture on the card.
   */
  image: string;
  /**
   * The product’s page.
   */
  url: string;
  price: Price;
  /**
   * Stars of its reviews, 0 to 5.
   */
  rating?: number;
  /**
   * Comes with the recommendation service’s answer, each visitor’s own; one that is written here is told to nobody.
   */
  recToken?: string;
  /**
   * The recommendation’s number in analytics; shoppers do not see it.
   */
  recommendationId?: string;
}
/**
 * What the product costs, in amounts of one currency; a range where its variants differ.
 */
export interface Price {
  /**
   * The price of the cheapest variant today.
   */
  lowCurrent: number;
  /**
   * The price of the dearest variant today.
   */
  highCurrent: number;
  /**
   * The cheapest variant’s price before any discount.
   */
  lowOriginal: number;
  /**
   * The dearest variant’s price before any discount.
   */
  highOriginal: number;
  /**
   * Three letters, as ISO 4217 has them.
   */
  currency: string;
  /**
   * The lowest price of the 30 days before the present discount; said of a reduced product where it is not the price before.
   */
  historicBestPrice?: number;
  /**
   * The lowest price of an earlier sale; said of a reduced product.
   */
  previousBestSalesPrice?: number;
  /**
   * How much is off the price before; said of a reduced product.
   */
  percentagePriceDiscount?: number;
}
/**
 * Complete the look: a few products that go together, each to be put into the cart at once.
 */
export interface ProductUpsell {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
 * A product with its link. With a sku it goes into the cart from here; without one its button leads to its page, where size or color are chosen.
 */
export interface UpsellItem {
  /**
   * The product’s id.
   */
  id: string;
  /**
   * What goes into the cart; left out where there is something to choose.
   */
  sku?: string;
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
  /**
   * Which kind of block this is.
   */
  type: 'promo-bar';
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
   * The messages that follow each other, each a promo message.
   */
  messages: RawBlock[];
  /**
   * How long a message stays; left out, they move only by hand.
   */
  autorotateTime?: number;
  /**
   * A button closes the bar, and it stays closed in this browser.
   */
  closable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
  /**
   * Black dots in place of white ones, for a bar on which white can hardly be seen.
   */
  lowContrast?: boolean;
}
/**
 * One message of the promo bar.
 */
export interface PromoMessage {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
  type: 'promo-message';
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
   * The message in plain words.
   */
  text?: string;
  /**
   * The message with formatting, such as bold words or links.
   */
  richText?: string;
  /**
   * Where the message leads.
   */
  targets?: Target[];
  /**
   * A click anywhere on the message does what a click on its first link does.
   */
  clickable?: boolean;
  backgroundColor?: Color;
  textColor?: Color;
  hoverLinkColor?: Color;
  /**
   * Black dots while this message is shown, or white ones where it says no; left out, those of the bar.
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
   * Which kind of block this is.
   */
  type: 'rich-text';
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
   * The heading of the block.
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
   * A narrow column for reading, a wide one, or all the room there is.
   */
  width?: 'narrow' | 'wide' | 'full';
  backgroundColor?: Color;
  textColor?: Color;
}
/**
 * Links within one part of the shop: beside each other on large screens, a list that unfolds on small ones.
 */
export interface SecondaryNav {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
/**
 * A link of the navigation.
 */
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
  /**
   * Which kind of block this is.
   */
  type: 'segmentation';
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
   * Blocks for certain visitors; the first segment that fits is shown.
   */
  segments: Segment[];
  /**
   * The block for everybody who fits no segment; only the first one is shown.
   */
  baselines: RawBlock[];
}
/**
 * An audience and what it sees.
 */
export interface Segment {
  id: Audience;
  /**
   * What this audience sees.
   */
  targets: RawBlock[];
}
/**
 * Free room between blocks, as much as its space below says, in a color where one is set.
 */
export interface Spacer {
  id: BlockId;
  /**
   * Which kind of block this is.
   */
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
  /**
   * Which kind of block this is.
   */
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
  /**
   * Which kind of block this is.
   */
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
   * Starts as soon as it is in view, without sound, unless the visitor asks for less motion or data. A film on YouTube or in the media service’s player never starts before a click, as nothing of theirs is loaded before it.
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
  /**
   * Which kind of block this is.
   */
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
 * What an article page shows around its blocks.
 */
export interface ArticleContent {
  /**
   * The heading of the article.
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
   * The day the article carries.
   */
  date?: string;
  /**
   * The date is not shown on the page.
   */
  hidePageDate?: boolean;
  media?: Media;
  /**
   * A narrow column for reading, or a wide one.
   */
  articleWidth?: 'narrow' | 'wide';
  /**
   * Who wrote it.
   */
  author?: string;
  /**
   * What is searched for to find up to four articles for “related content”.
   */
  relatedQuery?: string;
  /**
   * Where the article stands, for lists that lead to it.
   */
  url?: string;
  picture?: Image;
  /**
   * Subjects by which lists of articles can be filtered.
   */
  tags?: ArticleTag[];
}
/**
 * A subject of the article, by which lists of articles can be filtered.
 */
export interface ArticleTag {
  /**
   * The tag’s name in addresses and filters.
   */
  id?: string;
  /**
   * What visitors read.
   */
  label: string;
}
/**
 * Stands among blocks for the blocks of a fragment document, which the content calls put in its place.
 */
export interface FragmentReference {
  id: BlockId;
  /**
   * Marks the place of a fragment among blocks.
   */
  type: 'fragment';
  /**
   * What the block is called in lists of blocks; shoppers never see it.
   */
  name?: string;
  /**
   * Which fragment’s blocks stand in this place.
   */
  fragmentId: string;
}
/**
 * The envelope of a content document. Its components are judged one by one by their own schemas, so that one fault never costs the page.
 */
export interface Page {
  /**
   * Where the rules of this file stand, so that an editor completes and checks it.
   */
  $schema?: string;
  /**
   * Unique among all documents of the site.
   */
  id: string;
  /**
   * What kind of document this is, and so where it is shown.
   */
  type: 'page' | 'article' | 'menu' | 'footer' | 'fragment' | 'popups' | 'category' | 'product' | 'search';
  /**
   * What the document is called in lists of documents.
   */
  name: string;
  /**
   * The last part of the page’s address: small letters, digits, hyphens.
   */
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
  /**
   * Date and time at which the document, or this version of it, appears; left out, at once. Of several versions the one stands that appeared last.
   */
  visibleFrom?: string;
  /**
   * Date and time at which the document, or this version of it, disappears; left out, it stays. What stood before a version stands again after it.
   */
  visibleUntil?: string;
  seo?: Seo;
  article?: ArticleContent;
  /**
   * What the page shows, from top to bottom.
   */
  components: RawBlock[];
}
/**
 * What search engines and shared links show of the page.
 */
export interface Seo {
  /**
   * The page’s title in the tab of the browser and in search results.
   */
  title?: string;
  /**
   * One or two sentences below the title in search results.
   */
  description?: string;
  /**
   * The picture that shared links show.
   */
  image?: string;
  /**
   * Asks search engines not to list the page.
   */
  noIndex?: boolean;
}

/** The name of every block. */
export type BlockType = keyof BlockContentByType;
