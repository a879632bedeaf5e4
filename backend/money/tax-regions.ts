/** In hundred-thousandths: 6625 is 6.625 %. */
export type Rate = number;

export interface TaxRegion {
  readonly rate: Rate;
  /** True if shipping is taxed too. */
  readonly shipping: boolean;
}

const goods = (rate: Rate): TaxRegion => ({ rate, shipping: false });
const all = (rate: Rate): TaxRegion => ({ rate, shipping: true });

/** State sales tax. Cities and counties levy none in these shops. */
const unitedStates: Readonly<Record<string, TaxRegion>> = {
  AL: goods(4000),
  AK: goods(0),
  AZ: goods(5600),
  AR: all(6500),
  CA: goods(7250),
  CO: goods(2900),
  CT: all(6350),
  DC: all(6000),
  DE: goods(0),
  FL: goods(6000),
  GA: all(4000),
  HI: all(4000),
  IA: goods(6000),
  ID: goods(6000),
  IL: goods(6250),
  IN: all(7000),
  KS: all(6500),
  KY: all(6000),
  LA: goods(5000),
  MA: goods(6250),
  MD: goods(6000),
  ME: goods(5500),
  MI: all(6000),
  MN: all(6875),
  MO: goods(4225),
  MS: all(7000),
  MT: goods(0),
  NC: all(4750),
  ND: all(5000),
  NE: all(5500),
  NH: goods(0),
  NJ: all(6625),
  NM: all(4875),
  NV: goods(6850),
  NY: all(4000),
  OH: all(5750),
  OK: goods(4500),
  OR: goods(0),
  PA: all(6000),
  RI: all(7000),
  SC: all(6000),
  SD: all(4200),
  TN: all(7000),
  TX: all(6250),
  UT: goods(6100),
  VA: goods(5300),
  VT: all(6000),
  WA: all(6500),
  WI: all(5000),
  WV: all(6000),
  WY: goods(4000),
};

/** GST with HST, PST or QST of the province. */
const canada: Readonly<Record<string, TaxRegion>> = {
  AB: all(5000),
  BC: all(12_000),
  MB: all(12_000),
  NB: all(15_000),
  NL: all(15_000),
  NS: all(14_000),
  NT: all(5000),
  NU: all(5000),
  ON: all(13_000),
  PE: all(15_000),
  QC: all(14_975),
  SK: all(11_000),
  YT: all(5000),
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
  US: { included: false, regions: unitedStates, general: goods(0) },
  CA: { included: false, regions: canada, general: goods(0) },
  GB: { included: true, regions: {}, general: all(20_000) },
  DE: { included: true, regions: {}, general: all(19_000) },
};
