import { z } from 'zod';

export const createFlag = (meaning: string, standard = false) => z.boolean().default(standard).describe(meaning);

/** A number of at least 1. */
export const createCount = (standard: number, meaning: string) => z.number().int().min(1).max(200).default(standard).describe(meaning);

/** Percentage of a price; 0 disables it. */
export const createPercent = (standard: number, meaning: string) => z.number().int().min(0).max(100).default(standard).describe(meaning);

export const createText = (standard: string, meaning: string) => z.string().max(200).default(standard).describe(meaning);

/** URL of a partner's resource. By default it is that of the partners' sandbox, which depends on the environment. */
export const createPartnerUrl = (meaning: string) =>
  z
    .string()
    .max(300)
    .regex(/^(?:https?:\/\/[^\s;,'"]+)?$/, 'must be an address that begins with https://')
    .default('')
    .describe(meaning);

export const createMilliseconds = (standard: number, meaning: string, most = 600_000) =>
  z.number().int().min(0).max(most).default(standard).describe(meaning);

/** Condition for a bot check of a call. */
export const createBotCheck = (standard: 'never' | 'adaptive' | 'always', action: string) =>
  z
    .enum(['never', 'adaptive', 'always'])
    .default(standard)
    .describe(`When ${action} needs a bot check: never, adaptive (suspicious clients) or always.`);

/** A rate limit: this many calls per this many seconds. */
export const createRate = (calls: number, seconds: number, meaning: string) =>
  z
    .strictObject({ calls: z.number().int().min(0).max(1_000_000_000), seconds: z.number().int().min(1).max(604_800) })
    .default({ calls, seconds })
    .describe(meaning);

/** Number of days until something expires. */
export const createDays = (standard: number, meaning: string) => z.number().int().min(1).max(3650).default(standard).describe(meaning);

/** Settings that belong together. All have defaults, so the group is optional; unknown names are invalid. */
export const createGroup = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape).prefault({} as never);
