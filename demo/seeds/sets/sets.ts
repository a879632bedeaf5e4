import { solvaneSets } from './sets-solvane.ts';
import { tarnfellSets } from './sets-tarnfell.ts';
import type { SeedSet } from './seed-set.ts';

export const seedSets: readonly SeedSet[] = [...tarnfellSets, ...solvaneSets];
