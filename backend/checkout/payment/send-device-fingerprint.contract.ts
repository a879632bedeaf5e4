import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'sendDeviceFingerprint'> = {
  operationId: 'sendDeviceFingerprint',
  status: 204,
  compose: async ({ cart }) => {
    const { id } = await cart();
    const screen = { colorDepth: 24, screenWidth: 1440, screenHeight: 900 };
    return {
      body: { basketId: id, language: 'en-US', ...screen, timeZoneOffset: 420, challengeWindowSize: '500x600' },
      owned: [id],
    };
  },
};
