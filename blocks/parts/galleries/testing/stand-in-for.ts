import { vi } from 'vitest';

/** For tests: does what a service's script would do where it stands, without fetching it. Scripts of other addresses do not come. */
export function standInFor(address: string, run: (script: HTMLScriptElement) => void): void {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLScriptElement, asked: { toString(): string }) {
    // Browsers with Trusted Types are given an object.
    const isAsked = asked.toString() === address;
    setTimeout(() => {
      if (isAsked) run(this);
      this.dispatchEvent(new Event(isAsked ? 'load' : 'error'));
    });
  });
}
