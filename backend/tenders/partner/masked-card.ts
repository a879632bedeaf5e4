import { z } from 'zod';

/** Card data that carts and orders store. All of it may be shown. */
export const maskedCard = z.object({ brand: z.string(), last4: z.string(), expiryMonth: z.number(), expiryYear: z.number() });
