import { readFileSync } from 'node:fs';

/**
 * When a process began, as a text that no later process with its number shares; undefined where the system does not say (only Linux does,
 * and it is in containers that numbers come round at once).
 */
export function processBirth(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the command's name, which may hold anything: the third field and those that follow; the twenty-second is the start.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return undefined;
  }
}
