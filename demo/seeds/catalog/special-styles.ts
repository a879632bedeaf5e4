/** Unusual styles that a catalog must support; tests and pages rely on them. */
export const specialStyles = {
  /** Has a video among its images. */
  film: 'TFKES01M',
  /** Has a variant with a color that no option lists. */
  unlistedColor: 'TFLIC01M',
  unlistedColorCode: 'X9Z',
  /** No variants, notifyMe false: in stock. */
  withoutVariants: 'TFDRU06U',
  /** Sold out in every variant; shoppers can request a notification. */
  soldOut: ['TFPTA06U', 'SVTEM05W'],
} as const;
