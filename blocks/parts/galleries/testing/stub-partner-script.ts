import { vi } from 'vitest';

/** For tests: replaces a service's script by a function, without fetching it. Scripts of other addresses do not load. */
export function stubPartnerScript(address: string, run: (script: HTMLScriptElement) => void): void {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLScriptElement, asked: { toString(): string }) {
    // Trusted Types pass an object here.
    const isAsked = asked.toString() === address;
    setTimeout(() => {
      if (isAsked) run(this);
      this.dispatchEvent(new Event(isAsked ? 'load' : 'error'));
    });
  });
}
