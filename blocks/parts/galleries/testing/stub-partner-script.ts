import { vi } from 'vitest';

/** For tests: replaces a service's script by a function, without fetching it. Scripts of other addresses do not load. */
export function stubPartnerScript(address: string, run: (script: HTMLScriptElement) => void): void {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    requested: { toString(): string },
  ) {
    // Trusted Types pass an object here.
    const isRequested = requested.toString() === address;
    setTimeout(() => {
      if (isRequested) run(this);
      this.dispatchEvent(new Event(isRequested ? 'load' : 'error'));
    });
  });
}
