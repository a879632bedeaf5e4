import { createHmac } from 'node:crypto';
import type { CardClaims } from './requests.ts';
import type { Outcome } from './test-cards.ts';

export interface Authorization {
  readonly reference: string;
  readonly outcome: Outcome;
  /** Only when approved; the same for the same reference, always. */
  readonly authorizationId?: string;
}

/**
 * The answer to a charge: a pure function of card and reference. Asking twice answers twice the same and charges once, without a store.
 */
export function authorize(secret: string, reference: string, { outcome }: Pick<CardClaims, 'outcome'>): Authorization {
  if (outcome !== 'approved') return { reference, outcome };
  const mac = createHmac('sha256', secret).update(`authorization:${reference}`).digest('base64url');
  return { reference, outcome, authorizationId: `auth_${mac.slice(0, 24)}` };
}
