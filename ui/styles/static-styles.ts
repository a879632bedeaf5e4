/** A style that is not static, or that extends another component's. */
export interface StyleFault {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

const template = /\b(?:styled(?:\.\w+|\([^)]*\))(?:\.attrs\([^)]*\))?(?:<[^`]*?>)?|css|createGlobalStyle|keyframes)`/g;

/** Finds extensions (`styled(Other)`) and function interpolations in the styled templates of a source text. */
export function findStyleFaults(source: string): StyleFault[] {
  const faults: StyleFault[] = [];
  const lines = source.split('\n');
  const report = (offset: number, reason: string): void => {
    const line = source.slice(0, offset).split('\n').length;
    faults.push({ line, text: (lines[line - 1] ?? '').trim(), reason });
  };
  if (!/from ['"]styled-components['"]/.test(source)) return faults;
  for (const match of source.matchAll(/(?<![\w.])styled\(\s*[A-Z]/g)) report(match.index, 'extends a component');
  for (const match of source.matchAll(template)) {
    const start = match.index + match[0].length;
    for (const { offset, code } of findInterpolations(source, start)) {
      if (code.includes('=>') || /^\s*(?:function\b|\(|props\b)/.test(code)) report(offset, 'computes a style per render');
    }
  }
  return faults;
}

/** The `${…}` parts of the template literal whose text begins at `start`. */
function findInterpolations(source: string, start: number): { offset: number; code: string }[] {
  const found: { offset: number; code: string }[] = [];
  for (let at = start; at < source.length && source[at] !== '`'; at += 1) {
    if (source[at] === '\\') at += 1;
    if (source[at] !== '$' || source[at + 1] !== '{') continue;
    const offset = at + 2;
    let depth = 1;
    for (at = offset; at < source.length && depth > 0; at += 1) {
      if (source[at] === '{') depth += 1;
      if (source[at] === '}') depth -= 1;
    }
    at -= 1;
    found.push({ offset, code: source.slice(offset, at) });
  }
  return found;
}
