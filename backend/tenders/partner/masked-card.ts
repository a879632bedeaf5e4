import { z } from 'zod';

/** A card as carts and orders store it: only the data that may be shown. */
export const maskedCard = z.object({ brand: z.string(), last4: z.string(), expiryMonth: z.number(), expiryYear: z.number() });
