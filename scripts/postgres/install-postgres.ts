import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresObstacle } from '#backend/testing/start-postgres.ts';

const MINUTES = 60_000;

/**
 * Installs the distribution's PostgreSQL if possible.
 * @returns the reason why it is not available, or null if it is.
 */
export function installPostgres(): string | null {
  if (findPostgresObstacle() === null) return null;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No PostgreSQL found, installing it …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: 3 * MINUTES });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit', timeout: 8 * MINUTES });
  }
  return findPostgresObstacle();
}
