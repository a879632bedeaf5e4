import { z } from 'zod';

/** Audience of an experience. Missing conditions match everyone; all given ones must match. */
const targeting = z.strictObject({
  /** From the PageView event: home, category list, product … */
  pageTypes: z.array(z.string().min(1)).min(1).optional(),
  /** "fr" or "fr-CA", case-insensitive. */
  languages: z.array(z.string().min(2)).min(1).optional(),
  /** Path prefixes after the locale: "/journal" also matches /en-us/journal/first-frost. */
  paths: z.array(z.string().startsWith('/')).min(1).optional(),
  /** Custom variables with their accepted values; "*" accepts any. */
  variables: z.record(z.string(), z.array(z.string()).min(1)).optional(),
  /** Product ids, style ids or SKUs, of which the cart has at least one. */
  inCart: z.array(z.string().min(1)).min(1).optional(),
});

const common = {
  /** Number in reports and in actionId. */
  reportingId: z.int().positive(),
  label: z.string().min(1),
  name: z.string().min(1).optional(),
  /** The component that the decision fills. */
  component: z.string().min(1),
  /** Slots that can request it; its component by default. */
  slots: z.array(z.string().min(1)).min(1).optional(),
  /** The highest priority wins a slot. */
  priority: z.int().default(0),
  targeting: targeting.optional(),
};

const variant = z.strictObject({
  /** "Baseline", "A-Ridge" or "Experiment". The form defines the meaning. */
  name: z.string().min(1),
  /** Share of visitors relative to the other variants. */
  weight: z.number().min(0),
  isControl: z.boolean().default(false),
  /** `none` returns NoAction. */
  action: z.enum(['json', 'none']).default('json'),
  /** Added to {experienceId, variant}. */
  json: z.record(z.string(), z.unknown()).optional(),
});

const experience = z.strictObject({
  ...common,
  /** As named by the experience block. */
  experienceId: z.string().min(1),
  variants: z
    .array(variant)
    .min(1)
    .refine((all) => all.some(({ weight }) => weight > 0), 'at least one weight must be above 0'),
});

/** Source of a recommendation list. Products that the visitor views or has in the cart are left out. */
const strategy = z.strictObject({
  /** `similar`: products of the viewed product's category, most similar first. */
  kind: z.enum(['bestSellers', 'newest', 'topRated', 'similar']),
  /** Only products of this category. */
  categoryId: z
    .string()
    .regex(/^[0-9]{4,10}$/)
    .optional(),
  /** Maximum number of items in a response. */
  count: z.int().min(1).max(24).default(12),
});

const recommendation = z.strictObject({
  ...common,
  recommendationId: z.string().min(1),
  strategy,
});

/** `<contentDir>/<brand>/experiments.json`. */
export const experimentsFile = z
  .strictObject({
    $schema: z.string().optional(),
    experiences: z.array(experience).default([]),
    recommendations: z.array(recommendation).default([]),
  })
  .superRefine(({ experiences, recommendations }, context) => {
    const seen = new Set<number>();
    for (const { reportingId, label } of [...experiences, ...recommendations]) {
      if (seen.has(reportingId)) context.addIssue({ code: 'custom', message: `reportingId ${reportingId} of "${label}" is taken` });
      seen.add(reportingId);
    }
  });

export type ExperimentsFile = z.infer<typeof experimentsFile>;

/** The valid experiences and recommendations of an invalid file; null if it has no such lists. */
export function getValidExperiments(value: unknown): ExperimentsFile | null {
  const lists = z
    .object({ experiences: z.array(z.unknown()).default([]), recommendations: z.array(z.unknown()).default([]) })
    .safeParse(value);
  if (!lists.success) return null;
  const seen = new Set<number>();
  const isFirst = ({ reportingId }: { readonly reportingId: number }): boolean => {
    const isNew = !seen.has(reportingId);
    seen.add(reportingId);
    return isNew;
  };
  const filterValid = <Entry extends z.ZodType<{ reportingId: number }>>(schema: Entry, entries: readonly unknown[]): z.infer<Entry>[] =>
    entries.flatMap((entry) => schema.safeParse(entry).data ?? []).filter(isFirst);
  return {
    experiences: filterValid(experience, lists.data.experiences),
    recommendations: filterValid(recommendation, lists.data.recommendations),
  };
}

export type Experience = ExperimentsFile['experiences'][number];
export type Recommendation = ExperimentsFile['recommendations'][number];
export type Strategy = Recommendation['strategy'];
export type Variant = Experience['variants'][number];
export type Targeting = z.infer<typeof targeting>;
