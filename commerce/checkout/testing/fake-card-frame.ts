/** Fakes the partner's frame: every submission returns a token that contains the session's id. */
const html = `<!doctype html><title>Card</title><p>Card fields</p><script>
addEventListener('message', ({ data, source, origin }) => {
  const post = (message) => source.postMessage({ ...message, sessionId: data.sessionId }, origin);
  if (data.type === 'cairn:card-hello') post({ type: 'cairn:card-ready', height: 80 });
  if (data.type === 'cairn:submit-card') post({ type: 'cairn:card-token', token: 'token of ' + data.sessionId });
});
</script>`;

export const createFakeCardFrame = (): string => URL.createObjectURL(new Blob([html], { type: 'text/html' }));
