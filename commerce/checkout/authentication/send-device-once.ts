import { sendDeviceFingerprint } from '#generated/calls/send-device-fingerprint.ts';
import type { DeviceFingerprint } from '#generated/openapi/cart.ts';
import type { Calls } from '../../client/calls.ts';
import { chooseWindowSize } from './window-size.ts';

const sent = new Set<string>();

/** Sends the browser's data to the issuer, once per cart. A failure is ignored: the issuer then assumes a default window. */
export async function sendDeviceOnce(calls: Calls, basketId: string): Promise<void> {
  if (sent.has(basketId)) return;
  sent.add(basketId);
  try {
    await sendDeviceFingerprint(calls, { body: { basketId, ...describeDevice() } });
  } catch {
    sent.delete(basketId);
  }
}

function describeDevice(): Omit<DeviceFingerprint, 'basketId'> {
  return {
    language: navigator.language,
    colorDepth: screen.colorDepth,
    screenWidth: screen.width,
    screenHeight: screen.height,
    timeZoneOffset: new Date().getTimezoneOffset(),
    challengeWindowSize: chooseWindowSize({ width: innerWidth, height: innerHeight }),
  };
}
