import type { Targeting } from './experiments-file.ts';
import type { VisitorContext } from './visitor-context.ts';

function matchesLanguage(language: string | undefined, asked: string): boolean {
  const spoken = language?.toLowerCase().replace('_', '-');
  const requested = asked.toLowerCase().replace('_', '-');
  return spoken === requested || (spoken?.startsWith(`${requested}-`) ?? false);
}

const isBelow = (path: string | undefined, prefix: string): boolean =>
  path === prefix || prefix === '/' || (path?.startsWith(`${prefix.replace(/\/$/, '')}/`) ?? false);

/** True if all given rules match. */
export function isTargeted(targeting: Targeting | undefined, visitor: VisitorContext): boolean {
  if (!targeting) return true;
  const { pageTypes, languages, paths, variables, inCart } = targeting;
  if (pageTypes && !pageTypes.includes(visitor.pageType ?? '')) return false;
  if (languages && !languages.some((language) => matchesLanguage(visitor.language, language))) return false;
  if (paths && !paths.some((prefix) => isBelow(visitor.path, prefix))) return false;
  if (inCart && !inCart.some((id) => visitor.inCart.some(({ sku, pid }) => sku === id || pid.startsWith(id)))) return false;
  return Object.entries(variables ?? {}).every(([name, values]) => {
    const said = visitor.variables.get(name) ?? [];
    return said.length > 0 && (values.includes('*') || said.some((value) => values.includes(value)));
  });
}
