import { expect, it } from 'vitest';
import { parseDevice } from './parse-device.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, { browser: 'Safari', system: 'macOS' }],
  [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, { browser: 'Edge', system: 'macOS' }],
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, { browser: 'Safari', system: 'iOS' }],
  [`${phone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, { browser: 'Chrome', system: 'iOS' }],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', { browser: 'Firefox', system: 'Windows' }],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Linux' },
  ],
  ['curl/8.5.0', {}],
  [null, {}],
])('parseDevice recognizes a browser by its user agent: %j', (userAgent, device) => expect(parseDevice(userAgent)).toEqual(device));
