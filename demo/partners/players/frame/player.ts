/** How long a film is, in seconds. */
const LENGTH = 40;

const { dataset } = document.body;
const button = document.querySelector('button');
const progress = document.querySelector('progress');
let seconds = 0;
let since: number | undefined;
/** Tells the page that frames this one what the film does; nothing until it has asked. */
let tell = (_isPlaying: boolean): void => undefined;

function setPlaying(isPlaying: boolean): void {
  if (isPlaying === (since !== undefined)) return;
  since = isPlaying ? performance.now() : undefined;
  document.body.classList.toggle('is-playing', isPlaying);
  button?.setAttribute('aria-pressed', String(isPlaying));
  if (button) button.textContent = isPlaying ? 'Pause' : 'Play';
  if (isPlaying) requestAnimationFrame(goOn);
  tell(isPlaying);
}

function goOn(now: number): void {
  if (since === undefined) return;
  seconds += (now - since) / 1000;
  since = now;
  if (seconds >= LENGTH) {
    seconds = 0;
    if (dataset.loop === undefined) setPlaying(false);
  }
  if (progress) progress.value = seconds / LENGTH;
  requestAnimationFrame(goOn);
}

function listen(teller: (isPlaying: boolean) => void): void {
  tell = teller;
  tell(since !== undefined);
}

/** As YouTube's player is spoken to: JSON as text, and only by the page that the address names. */
function hearYoutube({ data, origin }: MessageEvent<unknown>): void {
  if (origin !== dataset.shop || typeof data !== 'string') return;
  const { event, func } = JSON.parse(data) as { readonly event?: string; readonly func?: string };
  if (event === 'listening')
    listen((isPlaying) =>
      window.parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: isPlaying ? 1 : 2 } }), origin),
    );
  if (event === 'command' && func === 'pauseVideo') setPlaying(false);
  if (event === 'command' && func === 'playVideo') setPlaying(true);
}

/** The media service's films may be shown, and so held, by any page. */
function hearHosted({ data, origin }: MessageEvent<{ readonly type?: string } | null>): void {
  if (data?.type === 'cairn:player-listen')
    listen((isPlaying) => window.parent.postMessage({ type: 'cairn:player-state', isPlaying }, origin));
  if (data?.type === 'cairn:player-pause') setPlaying(false);
}

button?.addEventListener('click', () => setPlaying(since === undefined));
window.addEventListener('message', (event) => {
  if (event.source !== window.parent) return;
  if (dataset.shop === undefined) hearHosted(event as MessageEvent<{ readonly type?: string } | null>);
  else hearYoutube(event);
});
if (dataset.autoplay !== undefined) setPlaying(true);
