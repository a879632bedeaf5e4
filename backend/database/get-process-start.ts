import { readFileSync } from 'node:fs';

/**
 * Start time of a process as a text, unique among processes with the same number; undefined if the system does not report it. Only Linux
 * does, where containers reuse process numbers quickly.
 */
export function getProcessStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain anything, so fields are counted after it: the third follows, the twenty-second is the start time.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return undefined;
  }
}
