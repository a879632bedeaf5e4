import { sites } from '#storefront/site/sites.ts';
import { EnvironmentError } from '../environment/environment.ts';

/** Sender of a brand's mails. */
export type SenderOf = (brand: string) => { readonly name: string; readonly address: string };

/**
 * The senders in MAIL_FROM: "mail@shop.example" for all brands, "solvane=mail@solvane.example" for one.
 * @throws EnvironmentError
 */
export function createSenders(mailFrom: readonly string[]): SenderOf {
  const named = mailFrom.map((entry) => entry.split('=').toReversed() as [address: string, brand?: string]);
  const createErrorResponse = (message: string): never => {
    throw new EnvironmentError([{ setting: 'MAIL_FROM', message }]);
  };
  for (const [, brand] of named)
    if (brand !== undefined && !sites.brands.some(({ id }) => id === brand)) createErrorResponse(`unknown brand "${brand}"`);
  const senders = new Map<string, ReturnType<SenderOf>>(
    sites.brands.map(({ id, name }) => {
      const [address] = named.find(([, brand]) => brand === id) ?? named.find(([, brand]) => brand === undefined) ?? [];
      return [id, { name, address: address ?? createErrorResponse(`with SMTP_URL set it has to say whom mails of ${name} are from`) }];
    }),
  );
  return (brand) => senders.get(brand) ?? createErrorResponse(`unknown brand "${brand}"`);
}
