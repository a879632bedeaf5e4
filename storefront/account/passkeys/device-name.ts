import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Device } from '#generated/openapi/shared.ts';

/** A readable name for a browser and its system. */
export function getDeviceName({ browser, system }: Device, messages: AccountMessages): string {
  if (browser !== undefined && system !== undefined) return messages.deviceName({ browser, system });
  return browser ?? system ?? messages.unknownDevice;
}
