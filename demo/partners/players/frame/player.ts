/** Length of the video in seconds. */
const LENGTH = 40;

const { dataset } = document.body;
const button = document.querySelector('button');
const progress = document.querySelector('progress');
let seconds = 0;
let since: number | undefined;
/** Reports the playback state to the framing page; does nothing until the page has requested it. */
let report = (_isPlaying: boolean): void => undefined;

function setPlaying(isPlaying: boolean): void {
  if (isPlaying === (since !== undefined)) return;
  since = isPlaying ? performance.now() : undefined;
  document.body.classList.toggle('is-playing', isPlaying);
  button?.setAttribute('aria-pressed', String(isPlaying));
  if (button) button.textContent = isPlaying ? 'Pause' : 'Play';
  if (isPlaying) requestAnimationFrame(resume);
  report(isPlaying);
}

function resume(now: number): void {
  if (since === undefined) return;
  seconds += (now - since) / 1000;
  since = now;
  if (seconds >= LENGTH) {
    seconds = 0;
    if (dataset.loop === undefined) setPlaying(false);
  }
  if (progress) progress.value = seconds / LENGTH;
  requestAnimationFrame(resume);
}

function listen(listener: (isPlaying: boolean) => void): void {
  report = listener;
  report(since !== undefined);
}

/** YouTube's protocol: JSON as text, and only from the page in the address. */
function handleYoutubeMessage({ data, origin }: MessageEvent<unknown>): void {
  if (origin !== dataset.shop || typeof data !== 'string') return;
  const { event, func } = JSON.parse(data) as { readonly event?: string; readonly func?: string };
  if (event === 'listening')
    listen((isPlaying) =>
      window.parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: isPlaying ? 1 : 2 } }), origin),
    );
  if (event === 'command' && func === 'pauseVideo') setPlaying(false);
  if (event === 'command' && func === 'playVideo') setPlaying(true);
}

/** Any page may frame, and therefore pause, the media service's videos. */
function handleHostedMessage({ data, origin }: MessageEvent<{ readonly type?: string } | null>): void {
  if (data?.type === 'cairn:player-listen')
    listen((isPlaying) => window.parent.postMessage({ type: 'cairn:player-state', isPlaying }, origin));
  if (data?.type === 'cairn:player-pause') setPlaying(false);
}

button?.addEventListener('click', () => setPlaying(since === undefined));
window.addEventListener('message', (event) => {
  if (event.source !== window.parent) return;
  if (dataset.shop === undefined) handleHostedMessage(event as MessageEvent<{ readonly type?: string } | null>);
  else handleYoutubeMessage(event);
});
if (dataset.autoplay !== undefined) setPlaying(true);
