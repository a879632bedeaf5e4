/** A policy violation that a browser reports, reduced to the fields of the log line. */
export interface PolicyReport {
  readonly directive: string;
  /** The blocked origin, or one of the browsers' keywords: inline, eval, data, trusted-types-sink. */
  readonly blocked: string;
  /** Path of the page, without its query. */
  readonly page: string;
  readonly source: string;
  readonly line: number;
  readonly sample: string;
}

/** Reports of one request that are read. */
const MAX_REPORTS = 5;

/** Reads both formats: a single report of report-uri and the list of the Reporting API. Other bodies are ignored. */
export function readReports(text: string): readonly PolicyReport[] {
  const parsed = parse(text);
  if (Array.isArray(parsed)) {
    const list: readonly unknown[] = parsed;
    return list.slice(0, MAX_REPORTS).flatMap((entry) => {
      const { type, body } = getFields(entry);
      return type === 'csp-violation' ? getReport(getFields(body)) : [];
    });
  }
  return getReport(getFields(getFields(parsed)['csp-report']));
}

type Fields = Readonly<Record<string, unknown>>;

function getReport(fields: Fields): readonly PolicyReport[] {
  const read = (one: string, other: string): unknown => fields[one] ?? fields[other];
  const directive = truncate(fields['effectiveDirective'] ?? fields['effective-directive'] ?? fields['violated-directive'], 40);
  if (!/^[a-z-]+$/.test(directive)) return [];
  const line = Number(read('lineNumber', 'line-number'));
  return [
    {
      directive,
      blocked: getUrlComponent(read('blockedURL', 'blocked-uri'), 'origin'),
      page: getUrlComponent(read('documentURL', 'document-uri'), 'pathname'),
      source: getUrlComponent(read('sourceFile', 'source-file'), 'pathname'),
      line: Number.isSafeInteger(line) ? line : 0,
      sample: truncate(read('sample', 'script-sample'), 40),
    },
  ];
}

/** Only one part of a URL: the rest may be confidential. */
function getUrlComponent(value: unknown, part: 'origin' | 'pathname'): string {
  const text = typeof value === 'string' ? value : '';
  const url = /^https?:/.test(text) ? URL.parse(text) : null;
  return url ? truncate(url[part], 120) : truncate(text, 20).replace(/[^\w-].*$/s, '');
}

/** Removes control characters, which a terminal would execute. */
function truncate(value: unknown, most: number): string {
  return typeof value === 'string'
    ? value
        .slice(0, most)
        .replace(/[^\P{C}]/gu, ' ')
        .toWellFormed()
    : '';
}

function getFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
