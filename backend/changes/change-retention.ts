import { createAgeRetention, type Retention } from '../features/retention.ts';

/** Deletes changes that all hosts have seen long ago. */
export const changeRetention: Retention = createAgeRetention({ kind: 'changes', table: 'catalog_changes', key: 'id', from: 'changed_at' });
