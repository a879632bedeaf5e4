const COUNT = 6;

const texts = {
  en: 'Picture of a shopper, {n}',
  fr: 'Photo d’un client, {n}',
  de: 'Bild aus der Kundschaft, {n}',
} as const;

/** Fills the place with pictures: others for each subject, always the same for the same. Without a policy's leave no text becomes HTML here. */
export function showPictures(place: Element, origin: string, name: string, subject: string, lang: string): void {
  const kind = name.startsWith('solvane') ? 'city' : 'hills';
  const text = texts[lang.slice(0, 2) as keyof typeof texts] ?? texts.en;
  const seed = Array.from(`${name} ${subject}`).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const list = document.createElement('ul');
  Object.assign(list.style, {
    display: 'grid',
    // Three in a row where the place is narrower than 40 rem, else six: no row is left half empty.
    gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(15%, (40rem - 100%) * 999, 30%), 1fr))',
    gap: '0.5rem',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  });
  list.setAttribute('role', 'list');
  for (let n = 1; n <= COUNT; n += 1) {
    const picture = document.createElement('img');
    picture.alt = text.replace('{n}', String(n));
    picture.loading = 'lazy';
    picture.width = 400;
    picture.height = 400;
    Object.assign(picture.style, { display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: 'var(--radius-media, 0)' });
    picture.src = `${origin}/galleries/pictures/${kind}/${seed * 10 + n}`;
    const item = document.createElement('li');
    item.append(picture);
    list.append(item);
  }
  place.querySelector('ul')?.remove();
  place.append(list);
}
