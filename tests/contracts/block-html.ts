import { parseElements } from '#tests/support/parse-elements.ts';

/** Finds everything in the HTML that could run script: script elements, event attributes, script URLs. */
export function findScripts(html: string): readonly string[] {
  return parseElements(html).flatMap(({ tag, attributes }) => {
    const bad = ['script', 'iframe', 'object', 'embed', 'base', 'meta'].includes(tag) ? [tag] : [];
    for (const [attribute, value] of Object.entries(attributes)) {
      const address = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'xlink:href'].includes(attribute);
      if (attribute.startsWith('on') || (address && /^\s*(?:javascript|vbscript|data):/i.test(value))) bad.push(`${tag}[${attribute}]`);
    }
    return bad;
  });
}

/** Finds skipped heading levels and a second h1; the level of the first heading depends on the page. */
export function findHeadingFaults(html: string): readonly string[] {
  const levels = parseElements(html).flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? [Number(tag[1])] : []));
  const faults = levels.filter((level) => level === 1).length > 1 ? ['more than one h1'] : [];
  levels.reduce((before, level) => {
    if (level > before + 1) faults.push(`h${level} after h${before}`);
    return level;
  }, 6);
  return faults;
}
