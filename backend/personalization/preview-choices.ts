interface PreviewChoices {
  readonly forced: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

const NONE: PreviewChoices = { forced: new Map(), faults: [] };

/** Parses "home-hero=A-Ridge,promo=Baseline": experiences whose variants a preview forces. */
export function parsePreview(preview: string | undefined): PreviewChoices {
  if (preview === undefined) return NONE;
  const parts = preview
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const pairs = parts.map((part) => /^([^=]+)=(.+)$/.exec(part));
  return {
    forced: new Map(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]] as const] : []))),
    faults: parts.filter((_, index) => !pairs[index]).map((part) => `/preview: "${part}" must be experienceId=variant`),
  };
}
