import { byAge, type Retention } from '../features/retention.ts';

/** What hosts have long seen. */
export const changeRetention: Retention = byAge({ kind: 'changes', table: 'catalog_changes', key: 'id', from: 'changed_at' });
