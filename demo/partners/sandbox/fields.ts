import { z } from 'zod';

/** A shop's origin; it is inserted into a content policy, where a semicolon, which a host name may contain, would end a directive. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .regex(/^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/, 'Must be an origin alone.')
  .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'Must be an origin alone.');

export const locale = z.string().regex(/^(?:en|fr|de)(?:-[A-Za-z]{2})?$/, 'Must be English, French or German, e.g. fr-ca.');
