/** How long a film is, in seconds. */
const LENGTH = 40;

const { dataset } = document.body;
const button = document.querySelector('button');
const progress = document.querySelector('progress');
let seconds = 0;
let since: number | undefined;

function setPlaying(isPlaying: boolean): void {
  since = isPlaying ? performance.now() : undefined;
  document.body.classList.toggle('is-playing', isPlaying);
  button?.setAttribute('aria-pressed', String(isPlaying));
  if (button) button.textContent = isPlaying ? 'Pause' : 'Play';
  if (isPlaying) requestAnimationFrame(goOn);
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

button?.addEventListener('click', () => setPlaying(since === undefined));
if (dataset.autoplay !== undefined) setPlaying(true);
