import type { Branch, ParsedExperience, ParsedNode } from '../block.ts';
import type { Choice, Rule } from './receipt.ts';
import type { Visitor } from './visitor.ts';

const BASELINE = 'Baseline';

/**
 * The letter of a variant's name: a name containing "Experiment" gives A; "Baseline" gives Baseline; a second character "-" gives the first
 * character; any other name is used as it is.
 */
export function getVariantLabel(name: string): string {
  if (name.includes('Experiment')) return 'A';
  if (name.includes(BASELINE)) return BASELINE;
  if (name[1] === '-') return name.charAt(0);
  return name;
}

/** Chooses the variant of the test context or of the decision, otherwise the baseline. */
export function chooseVariant(
  experience: ParsedExperience,
  visitor: Visitor,
): { readonly choice: Choice; readonly nodes: readonly ParsedNode[] } {
  const { experienceId, variants } = experience;
  const forced = getOwnValue(visitor.testContext?.experiences, experienceId) ?? getOwnValue(visitor.testContext?.experiences, '*');
  const decision = getOwnValue(visitor.decisions, experienceId);
  const requested = forced ?? decision?.variant;
  const winner = requested === undefined ? undefined : findVariant(variants, requested);
  const rule = describeRule(forced, requested, winner);

  return {
    nodes: winner ? winner.nodes : experience.baselines,
    choice: {
      nodeId: experience.id,
      kind: 'experience',
      rule,
      chosen: winner?.label ?? 'baseline',
      candidates: ['baseline', ...variants.map((variant) => variant.label)],
      why: explain(rule, experienceId, requested),
      experienceId,
      ...(winner ? { variantId: winner.match } : {}),
      ...(experience.trackingEvent ? { trackingEvent: experience.trackingEvent } : {}),
      ...(rule === 'decision' && decision?.impressionId ? { impressionId: decision.impressionId } : {}),
    },
  };
}

/** Searches by id, by name, then by label; the first match wins. */
function findVariant(variants: readonly Branch[], requested: string): Branch | undefined {
  const label = getVariantLabel(requested);
  return (
    variants.find((variant) => variant.match === requested) ??
    variants.find((variant) => variant.label === requested) ??
    (label === BASELINE ? undefined : variants.find((variant) => variant.match === label || getVariantLabel(variant.label) === label))
  );
}

function describeRule(forced: string | undefined, requested: string | undefined, winner: Branch | undefined): Rule {
  if (requested === undefined) return 'no-decision';
  if (!winner && getVariantLabel(requested) !== BASELINE) return 'unknown-variant';
  return forced === undefined ? 'decision' : 'forced';
}

function explain(rule: Rule, experienceId: string, requested: string | undefined): string {
  if (rule === 'no-decision') return `No decision for experience ${experienceId}, so its baseline shows.`;
  if (rule === 'unknown-variant') return `Experience ${experienceId} has no variant "${requested}", so its baseline shows.`;
  return rule === 'forced'
    ? `The test context forces "${requested}" for experience ${experienceId}.`
    : `The decision for experience ${experienceId} is "${requested}".`;
}

/** A visitor's data come from outside: `constructor` must not be found on the prototype. */
function getOwnValue<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
