import { z } from 'zod';

export const flag = (meaning: string, standard = false) => z.boolean().default(standard).describe(meaning);

/** Something of which there is at least one. */
export const count = (standard: number, meaning: string) => z.number().int().min(1).max(200).default(standard).describe(meaning);

/** A share of a price; 0 is nothing. */
export const percent = (standard: number, meaning: string) =>
  z.number().int().min(0).max(100).default(standard).describe(`Percent. ${meaning}`);

export const text = (standard: string, meaning: string) => z.string().max(200).default(standard).describe(meaning);

/** Where something of a partner's lies. Without one it is the partners' sandbox's, which the shop's environment knows. */
export const partnerAddress = (meaning: string) =>
  z
    .string()
    .max(300)
    .regex(/^(?:https?:\/\/[^\s;,'"]+)?$/, 'must be an address that begins with https://')
    .default('')
    .describe(`${meaning} Empty for the partners' sandbox.`);

export const milliseconds = (standard: number, meaning: string, most = 600_000) =>
  z.number().int().min(0).max(most).default(standard).describe(`Milliseconds. ${meaning}`);

/** When a call has to show that it is a person's. */
export const botCheck = (standard: 'never' | 'adaptive' | 'always', what: string) =>
  z
    .enum(['never', 'adaptive', 'always'])
    .default(standard)
    .describe(`When a bot check is asked for: never, of whoever looks like a robot, or always. ${what}`);

/** How often something is let through: so many calls in each span of so many seconds. */
export const rate = (calls: number, seconds: number, meaning: string) =>
  z
    .strictObject({ calls: z.number().int().min(0).max(1_000_000_000), seconds: z.number().int().min(1).max(604_800) })
    .default({ calls, seconds })
    .describe(meaning);

/** After which something goes. */
export const days = (standard: number, meaning: string) => z.number().int().min(1).max(3650).default(standard).describe(`Days. ${meaning}`);

/** Settings that belong together; all have defaults, so that the group may be left out. A name that is not known is a fault. */
export const group = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape).prefault({} as never);
