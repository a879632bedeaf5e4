import { describe, expect, it } from 'vitest';
import { locateJsonFault } from './locate-json-fault.ts';

describe('locateJsonFault', () => {
  it.each([
    ['{"a": [1, -2.5e3, true, null, "x\\n\\u00e9"], "b": {}}', -1],
    [' [ ] ', -1],
    ['{"a": oops}', 6],
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['{"a": "b', 6],
    ['{"a": 1', 7],
    ['{} x', 3],
  ])('%s → %i', (text, index) => expect(locateJsonFault(text)).toBe(index));
});
