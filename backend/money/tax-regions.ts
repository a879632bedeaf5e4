/** In hundred-thousandths: 6625 is 6.625 %. */
export type Rate = number;

export interface TaxRegion {
  readonly rate: Rate;
  /** True if shipping is taxed too. */
  readonly shipping: boolean;
}

const createGoodsTax = (rate: Rate): TaxRegion => ({ rate, shipping: false });
const createFullTax = (rate: Rate): TaxRegion => ({ rate, shipping: true });

/** State sales tax. Cities and counties levy none in these shops. */
const unitedStates: Readonly<Record<string, TaxRegion>> = {
  AL: createGoodsTax(4000),
  AK: createGoodsTax(0),
  AZ: createGoodsTax(5600),
  AR: createFullTax(6500),
  CA: createGoodsTax(7250),
  CO: createGoodsTax(2900),
  CT: createFullTax(6350),
  DC: createFullTax(6000),
  DE: createGoodsTax(0),
  FL: createGoodsTax(6000),
  GA: createFullTax(4000),
  HI: createFullTax(4000),
  IA: createGoodsTax(6000),
  ID: createGoodsTax(6000),
  IL: createGoodsTax(6250),
  IN: createFullTax(7000),
  KS: createFullTax(6500),
  KY: createFullTax(6000),
  LA: createGoodsTax(5000),
  MA: createGoodsTax(6250),
  MD: createGoodsTax(6000),
  ME: createGoodsTax(5500),
  MI: createFullTax(6000),
  MN: createFullTax(6875),
  MO: createGoodsTax(4225),
  MS: createFullTax(7000),
  MT: createGoodsTax(0),
  NC: createFullTax(4750),
  ND: createFullTax(5000),
  NE: createFullTax(5500),
  NH: createGoodsTax(0),
  NJ: createFullTax(6625),
  NM: createFullTax(4875),
  NV: createGoodsTax(6850),
  NY: createFullTax(4000),
  OH: createFullTax(5750),
  OK: createGoodsTax(4500),
  OR: createGoodsTax(0),
  PA: createFullTax(6000),
  RI: createFullTax(7000),
  SC: createFullTax(6000),
  SD: createFullTax(4200),
  TN: createFullTax(7000),
  TX: createFullTax(6250),
  UT: createGoodsTax(6100),
  VA: createGoodsTax(5300),
  VT: createFullTax(6000),
  WA: createFullTax(6500),
  WI: createFullTax(5000),
  WV: createFullTax(6000),
  WY: createGoodsTax(4000),
};

/** GST with HST, PST or QST of the province. */
const canada: Readonly<Record<string, TaxRegion>> = {
  AB: createFullTax(5000),
  BC: createFullTax(12_000),
  MB: createFullTax(12_000),
  NB: createFullTax(15_000),
  NL: createFullTax(15_000),
  NS: createFullTax(14_000),
  NT: createFullTax(5000),
  NU: createFullTax(5000),
  ON: createFullTax(13_000),
  PE: createFullTax(15_000),
  QC: createFullTax(14_975),
  SK: createFullTax(11_000),
  YT: createFullTax(5000),
};

export interface TaxCountry {
  /** True if prices include the tax. */
  readonly included: boolean;
  /** Keyed by code of state or province; empty if the country has a single rate. */
  readonly regions: Readonly<Record<string, TaxRegion>>;
  /** Applies while the region is unknown, and in countries without regions. */
  readonly general: TaxRegion;
}

export const taxCountries: Readonly<Record<string, TaxCountry>> = {
  US: { included: false, regions: unitedStates, general: createGoodsTax(0) },
  CA: { included: false, regions: canada, general: createGoodsTax(0) },
  GB: { included: true, regions: {}, general: createFullTax(20_000) },
  DE: { included: true, regions: {}, general: createFullTax(19_000) },
};
