import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProblemList } from '../content/faults/content-problem.ts';
import { parseDocumentText } from '../content/faults/validate-document.ts';
import type { FolderReader } from '../content/watch-folder.ts';
import { experimentsFile, getValidExperiments, type ExperimentsFile } from './experiments-file.ts';

export interface ExperimentStore extends FolderReader {
  /** Returns no experiments for a brand without a file. */
  of(brand: string): ExperimentsFile;
}

const none: ExperimentsFile = { experiences: [], recommendations: [] };
const form = /^([a-z0-9]+)\/experiments\.json$/;

/** Holds each brand's last valid file. Without one, the valid entries of an invalid file apply. */
export function createExperimentStore(contentDir: string, problems: ProblemList): ExperimentStore {
  const byBrand = new Map<string, ExperimentsFile>();

  const faulty = new Set<string>();

  function read(file: string, brand: string, text: string): void {
    const hasGood = byBrand.has(brand) && !faulty.has(brand);
    const parsed = parseDocumentText(text);
    const outcome = byBrand.has(brand) ? 'last good version stays' : 'left out';
    if ('fault' in parsed) return problems.report(file, [parsed.fault], outcome);
    const { data, error } = experimentsFile.safeParse(parsed.value);
    if (data) {
      problems.clear(file);
      faulty.delete(brand);
      byBrand.set(brand, data);
      return;
    }
    const faults = error.issues.map((issue) => ({ pointer: ['', ...issue.path.map(String)].join('/'), message: issue.message }));
    const valid = hasGood ? null : getValidExperiments(parsed.value);
    if (!valid) return problems.report(file, faults, outcome);
    problems.report(file, faults, 'served in part');
    faulty.add(brand);
    byBrand.set(brand, valid);
  }

  return {
    handlesFile: (file) => form.test(file),
    refresh(file) {
      const brand = form.exec(file)?.[1];
      if (!brand) return;
      let text: string;
      try {
        text = readFileSync(path.join(contentDir, file), 'utf8');
      } catch {
        problems.clear(file);
        byBrand.delete(brand);
        faulty.delete(brand);
        return;
      }
      read(file, brand, text);
    },
    of: (brand) => byBrand.get(brand.toLowerCase()) ?? none,
  };
}
