export const fulfilmentSecret = 'the fulfilment secret of a test';
