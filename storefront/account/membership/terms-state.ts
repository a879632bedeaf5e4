import type { Profile } from '#generated/openapi/consumer.ts';

type Details = Pick<Profile, 'consumerDetails'>;

/** Returns true for an employee who has neither accepted nor declined the terms. */
export function shouldShowTerms({ consumerDetails: { employee } }: Details): boolean {
  return employee?.termsAccepted === false && !employee.termsDeclined;
}

/** Returns true for an employee without the discount, who can accept the terms even after declining them. */
export function canAcceptTerms({ consumerDetails: { employee } }: Details): boolean {
  return employee?.termsAccepted === false;
}
