const words = 64;
const isPrime = (candidate: number): boolean => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false;
  return true;
};
const primes: number[] = [];
for (let candidate = 2; primes.length < words; candidate += 1) if (isPrime(candidate)) primes.push(candidate);
/** The first 32 bits after the decimal point. */
const getFraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => getFraction(Math.cbrt(prime)));
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => getFraction(Math.sqrt(prime)));

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

const schedule = new Int32Array(words);
const state = new Int32Array(8);

const readAt = (list: Int32Array, index: number): number => list[index] ?? 0;
const put = (index: number, byte: number): void => {
  schedule[index >> 2] = readAt(schedule, index >> 2) | (byte << (24 - (index % 4) * 8));
};

/** Maximum text length: the content of one SHA-256 block. */
const longest = 55;

/** Synchronous SHA-256 of a short ASCII text: the browser's own is asynchronous, which takes longer than the hash. */
export function computeHash(text: string): Int32Array {
  if (text.length > longest) throw new RangeError(`Only ${longest} characters are hashed.`);
  schedule.fill(0);
  for (let index = 0; index < text.length; index += 1) put(index, text.charCodeAt(index));
  put(text.length, 0x80);
  schedule[15] = text.length * 8;
  for (let index = 16; index < words; index += 1) {
    const near = readAt(schedule, index - 15);
    const far = readAt(schedule, index - 2);
    const first = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const second = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    schedule[index] = (readAt(schedule, index - 16) + first + readAt(schedule, index - 7) + second) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = beginning;
  for (let index = 0; index < words; index += 1) {
    const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + readAt(constants, index) + readAt(schedule, index);
    const majority = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + majority) | 0];
  }
  state.set([a, b, c, d, e, f, g, h]);
  for (let index = 0; index < state.length; index += 1) state[index] = readAt(state, index) + readAt(beginning, index);
  return state;
}

/** Returns whether a hash starts with the given number of zero bits, up to 32. */
export function isSolution(salt: string, solution: number, difficulty: number): boolean {
  return Math.clz32(readAt(computeHash(`${salt}.${solution}`), 0)) >= difficulty;
}

/** Milliseconds of work between two pauses, so that the page stays responsive. */
const SLICE_MS = 12;

/**
 * Finds the first number whose hash, appended to the salt, starts with the given number of zero bits: easy to check, and only found by
 * trying.
 */
export async function solve(salt: string, difficulty: number): Promise<number> {
  let since = performance.now();
  for (let solution = 0; ; solution += 1) {
    if (isSolution(salt, solution, difficulty)) return solution;
    if (solution % 256 !== 0 || performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
