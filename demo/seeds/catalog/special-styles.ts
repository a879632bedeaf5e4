/** Unusual styles that a catalog must cope with; tests and pages rely on them. */
export const specialStyles = {
  /** One of its pictures is a film. */
  film: 'TFKES01M',
  /** A variant names a color that no option lists. */
  unlistedColor: 'TFLIC01M',
  unlistedColorCode: 'X9Z',
  /** No variants, notifyMe false: in stock. */
  withoutVariants: 'TFDRU06U',
  /** Every variant is out; a shopper may ask to be told. */
  soldOut: ['TFPTA06U', 'SVTEM05W'],
} as const;
