/** An opening tag of React's HTML, whose attributes are always double-quoted. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Every opening tag, in order. A string that should have been text shows up here as a tag. */
export function tagsIn(html: string): readonly Tag[] {
  return [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)].map(([, attribute = '', value = '']) => [attribute.toLowerCase(), value]),
    ),
  }));
}

/** Whatever in the HTML could run script: script elements, event attributes, addresses that are code. */
export function scriptsIn(html: string): readonly string[] {
  return tagsIn(html).flatMap(({ name, attributes }) => {
    const bad = ['script', 'iframe', 'object', 'embed', 'base', 'meta'].includes(name) ? [name] : [];
    for (const [attribute, value] of Object.entries(attributes)) {
      const address = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'xlink:href'].includes(attribute);
      if (attribute.startsWith('on') || (address && /^\s*(?:javascript|vbscript|data):/i.test(value))) bad.push(`${name}[${attribute}]`);
    }
    return bad;
  });
}

/** Headings that skip a level on the way down, and more than one h1; where the first stands depends on the page. */
export function headingFaults(html: string): readonly string[] {
  const levels = tagsIn(html).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
  const faults = levels.filter((level) => level === 1).length > 1 ? ['more than one h1'] : [];
  levels.reduce((before, level) => {
    if (level > before + 1) faults.push(`h${level} after h${before}`);
    return level;
  }, 6);
  return faults;
}
