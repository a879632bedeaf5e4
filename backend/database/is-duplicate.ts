/** True for PostgreSQL's error of a unique violation. */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
