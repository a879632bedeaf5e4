export const brandIds = ['tarnfell', 'solvane'] as const;
export const locales = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de'] as const;

/** Viewport widths for reviews: a phone, a tablet, a desktop. */
const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1440, height: 900 },
} as const;

/** For the viewport toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([name, { width, height }]) => [
    name,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` }, type: name === 'phone' ? 'mobile' : name },
  ]),
);

/** Snapshots of Chromatic: every brand at every width. */
export const chromaticModes = Object.fromEntries(
  brandIds.flatMap((brand) => Object.values(sizes).map(({ width }) => [`${brand} ${width}`, { brand, viewport: width }])),
);
