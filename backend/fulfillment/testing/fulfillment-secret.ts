export const fulfillmentSecret = 'the fulfillment secret of a test';
