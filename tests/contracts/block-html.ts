import { elementsIn } from '#tests/support/elements-in.ts';

/** Whatever in the HTML could run script: script elements, event attributes, addresses that are code. */
export function scriptsIn(html: string): readonly string[] {
  return elementsIn(html).flatMap(({ tag, attributes }) => {
    const bad = ['script', 'iframe', 'object', 'embed', 'base', 'meta'].includes(tag) ? [tag] : [];
    for (const [attribute, value] of Object.entries(attributes)) {
      const address = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'xlink:href'].includes(attribute);
      if (attribute.startsWith('on') || (address && /^\s*(?:javascript|vbscript|data):/i.test(value))) bad.push(`${tag}[${attribute}]`);
    }
    return bad;
  });
}

/** Headings that skip a level on the way down, and more than one h1; where the first stands depends on the page. */
export function headingFaults(html: string): readonly string[] {
  const levels = elementsIn(html).flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? [Number(tag[1])] : []));
  const faults = levels.filter((level) => level === 1).length > 1 ? ['more than one h1'] : [];
  levels.reduce((before, level) => {
    if (level > before + 1) faults.push(`h${level} after h${before}`);
    return level;
  }, 6);
  return faults;
}
