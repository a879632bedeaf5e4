import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProblemList } from '../content/faults/content-problem.ts';
import { seedFiles, writeSeed, type SeededFolder } from '../content/testing/seed.ts';
import { createExperimentStore, type ExperimentStore } from './experiment-store.ts';

const file = 'tarnfell/experiments.json';

describe('createExperimentStore', () => {
  let folder: SeededFolder;
  let store: ExperimentStore;
  const logged: string[] = [];

  beforeEach(() => {
    logged.length = 0;
    folder = writeSeed();
    store = createExperimentStore(
      folder.contentDir,
      createProblemList((sentence) => logged.push(sentence)),
    );
    store.refresh(file);
  });
  afterEach(() => folder.dispose());
  const getLabels = (): string[] => store.of('TARNFELL').experiences.map(({ label }) => label);

  it('reads experiments by brand', () => expect(getLabels()).toEqual(['home-hero', 'journal-teaser', 'quiet']));

  it('uses the last valid version after an invalid edit, and reports the location', () => {
    folder.write(file, {
      experiences: [{ reportingId: 1, experienceId: 'x', label: 'x', component: 'x', variants: [{ name: 'A', weight: -1 }] }],
    });
    store.refresh(file);
    expect(getLabels()).toHaveLength(3);
    expect(logged[0]).toContain(`${file}: /experiences/0/variants/0/weight`);
    expect(logged[0]).toContain('the last good version stays.');
  });

  it('drops the invalid entries of a file that is invalid from the start', () => {
    const { experiences, recommendations } = seedFiles[file] as { experiences: object[]; recommendations: object[] };
    const [first, ...others] = experiences;
    folder.write(file, { experiences: [{ ...first, priority: 'high' }, ...others, others[0]], recommendations, more: 1 });
    store = createExperimentStore(
      folder.contentDir,
      createProblemList((sentence) => logged.push(sentence)),
    );
    store.refresh(file);
    expect(getLabels()).toEqual(['journal-teaser', 'quiet']);
    expect(store.of('tarnfell').recommendations).toHaveLength(recommendations.length);
    expect(logged[0]).toMatch(/experiments\.json: \/experiences\/0\/priority .*; the rest of the file is served\.$/);
    folder.write(file, seedFiles[file]);
    store.refresh(file);
    expect(getLabels()).toHaveLength(3);
  });

  it('applies a valid edit, and removes experiments with their file', () => {
    folder.write(file, { experiences: [] });
    store.refresh(file);
    expect(store.of('tarnfell').recommendations).toEqual([]);
    folder.remove(file);
    store.refresh(file);
    expect([getLabels(), logged]).toEqual([[], []]);
  });
});
