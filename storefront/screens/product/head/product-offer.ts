import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import type { ProductDetails } from '#generated/openapi/products.ts';

const HANDLING_DAYS = 1;
/** Ids of parts that all offers of a page share and refer to. */
const shippingId = '#shipping';
const returnsId = '#returns';

interface Source {
  readonly details: Pick<ProductDetails, 'offers' | 'currency'>;
  /** YYYY-MM-DD. A past date is left out, because search engines would consider the offer expired. */
  readonly today: string;
}

interface OneOffer {
  readonly price: number;
  readonly isReduced: boolean;
  readonly isInStock: boolean;
  /** Absolute URL. */
  readonly url: string;
  /** True for the offer that contains the shared parts; the others refer to it. */
  readonly isFirst: boolean;
}

export function createProductOffer({ details, today }: Source, { price, isReduced, isInStock, url, isFirst }: OneOffer): Offer {
  const { currency, offers } = details;
  const { validUntil, shipping, returns, seller } = offers;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    availability: isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    ...(isReduced && validUntil !== undefined && validUntil >= today ? { priceValidUntil: validUntil } : {}),
    ...(isFirst ? { seller: { '@type': 'Organization', name: seller.name } } : {}),
    ...(shipping ? { shippingDetails: isFirst ? createShippingDetails(shipping, currency) : { '@id': shippingId } } : {}),
    ...(returns ? { hasMerchantReturnPolicy: isFirst ? createReturnPolicy(returns, shipping?.country) : { '@id': returnsId } } : {}),
  };
}

function createShippingDetails(
  { price, country, minDays, maxDays }: NonNullable<ProductDetails['offers']['shipping']>,
  currency: string,
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    '@id': shippingId,
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: HANDLING_DAYS, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    },
  };
}

function createReturnPolicy(
  { days, isFree }: NonNullable<ProductDetails['offers']['returns']>,
  country: string | undefined,
): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': returnsId,
    ...(country === undefined ? {} : { applicableCountry: country, returnPolicyCountry: country }),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: isFree ? 'https://schema.org/FreeReturn' : 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  };
}
