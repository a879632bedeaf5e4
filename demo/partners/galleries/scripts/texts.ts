import type { GalleryLanguage, MediaReportReason } from '#generated/openapi/gallery.ts';

export interface GalleryTexts {
  readonly photoBy: string;
  readonly enlarge: string;
  readonly pending: string;
  readonly failed: string;
  readonly again: string;
  readonly more: string;
  readonly close: string;
  readonly report: string;
  readonly reportWhy: string;
  readonly reasons: Readonly<Record<MediaReportReason, string>>;
  readonly note: string;
  readonly sendReport: string;
  readonly reported: string;
  readonly add: string;
  readonly intro: string;
  readonly photo: string;
  readonly nickname: string;
  readonly nicknameHint: string;
  readonly email: string;
  readonly caption: string;
  readonly send: string;
  readonly sending: string;
  readonly thanks: string;
  readonly thanksMore: string;
  readonly needPhoto: string;
  readonly badPhoto: string;
  readonly needNickname: string;
  readonly needEmail: string;
  readonly needConsent: string;
  readonly notSent: string;
  readonly tooMany: string;
}

const en: GalleryTexts = {
  photoBy: 'Photo by {name}: {caption}',
  enlarge: 'Enlarge the photo by {name}',
  pending: 'In review',
  failed: 'The photos can’t be loaded right now.',
  again: 'Try again',
  more: 'More photos',
  close: 'Close',
  report: 'Report this photo',
  reportWhy: 'What’s wrong with it?',
  reasons: {
    offensive: 'It’s offensive or hurtful',
    person: 'It shows someone who doesn’t want it',
    copyright: 'It’s somebody else’s photo',
    advertising: 'It’s advertising',
    unrelated: 'It has nothing to do with the products',
  },
  note: 'Anything to add? (optional)',
  sendReport: 'Send report',
  reported: 'Thanks for telling us. Our moderators will take a look.',
  add: 'Add your photo',
  intro: 'Show others how you wear it. We check every photo before it appears.',
  photo: 'Photo (JPEG, PNG or WebP)',
  nickname: 'Nickname',
  nicknameHint: 'Shown with your photo',
  email: 'Email',
  caption: 'Caption (optional)',
  send: 'Send photo',
  sending: 'Sending…',
  thanks: 'Thank you, we’ve got your photo!',
  thanksMore: 'We’ll check it shortly. Until then, only you can see it here.',
  needPhoto: 'Choose a photo.',
  badPhoto: 'We can’t read this file. Choose a JPEG, PNG or WebP photo of up to 5 MB.',
  needNickname: 'Enter a nickname with at least two characters.',
  needEmail: 'Enter an email address such as name@example.com.',
  needConsent: 'We can only show your photo if you agree.',
  notSent: 'That didn’t work. Please try again.',
  tooMany: 'That was a lot at once. Please try again in a minute.',
};

const fr: GalleryTexts = {
  photoBy: 'Photo de {name} : {caption}',
  enlarge: 'Agrandir la photo de {name}',
  pending: 'En cours de vérification',
  failed: 'Les photos ne s’affichent pas pour le moment.',
  again: 'Réessayer',
  more: 'Plus de photos',
  close: 'Fermer',
  report: 'Signaler cette photo',
  reportWhy: 'Quel est le problème ?',
  reasons: {
    offensive: 'Elle est choquante ou blessante',
    person: 'Elle montre une personne qui ne le souhaite pas',
    copyright: 'Cette photo appartient à quelqu’un d’autre',
    advertising: 'C’est de la publicité',
    unrelated: 'Elle n’a rien à voir avec les produits',
  },
  note: 'Une précision ? (facultatif)',
  sendReport: 'Envoyer le signalement',
  reported: 'Merci de nous avoir prévenus. Nos modérateurs vont regarder.',
  add: 'Ajouter votre photo',
  intro: 'Montrez comment vous le portez. Nous vérifions chaque photo avant de l’afficher.',
  photo: 'Photo (JPEG, PNG ou WebP)',
  nickname: 'Pseudo',
  nicknameHint: 'Affiché avec votre photo',
  email: 'Email',
  caption: 'Légende (facultatif)',
  send: 'Envoyer la photo',
  sending: 'Envoi…',
  thanks: 'Merci, nous avons bien reçu votre photo !',
  thanksMore: 'Nous la vérifions sous peu. D’ici là, vous seul pouvez la voir ici.',
  needPhoto: 'Choisissez une photo.',
  badPhoto: 'Impossible de lire ce fichier. Choisissez une photo JPEG, PNG ou WebP de 5 Mo au plus.',
  needNickname: 'Saisissez un pseudo d’au moins deux caractères.',
  needEmail: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
  needConsent: 'Sans votre accord, nous ne pouvons pas afficher la photo.',
  notSent: 'L’envoi n’a pas abouti. Veuillez réessayer.',
  tooMany: 'Cela fait beaucoup d’un coup. Réessayez dans une minute.',
};

const de: GalleryTexts = {
  photoBy: 'Foto von {name}: {caption}',
  enlarge: 'Foto von {name} vergrößern',
  pending: 'Wird geprüft',
  failed: 'Die Fotos lassen sich gerade nicht laden.',
  again: 'Noch einmal versuchen',
  more: 'Mehr Fotos',
  close: 'Schließen',
  report: 'Foto melden',
  reportWhy: 'Was stimmt damit nicht?',
  reasons: {
    offensive: 'Es ist beleidigend oder verletzend',
    person: 'Es zeigt jemanden, der das nicht möchte',
    copyright: 'Das Foto gehört jemand anderem',
    advertising: 'Es ist Werbung',
    unrelated: 'Es hat nichts mit den Produkten zu tun',
  },
  note: 'Möchten Sie etwas ergänzen? (optional)',
  sendReport: 'Meldung senden',
  reported: 'Danke für den Hinweis. Unsere Moderation sieht sich das Foto an.',
  add: 'Foto hinzufügen',
  intro: 'Zeigen Sie anderen, wie Sie es tragen. Wir prüfen jedes Foto, bevor es erscheint.',
  photo: 'Foto (JPEG, PNG oder WebP)',
  nickname: 'Spitzname',
  nicknameHint: 'Steht bei Ihrem Foto',
  email: 'E-Mail',
  caption: 'Bildunterschrift (optional)',
  send: 'Foto senden',
  sending: 'Wird gesendet …',
  thanks: 'Danke, Ihr Foto ist da!',
  thanksMore: 'Wir prüfen es gleich. Bis dahin sehen nur Sie es hier.',
  needPhoto: 'Wählen Sie ein Foto aus.',
  badPhoto: 'Diese Datei können wir nicht lesen. Wählen Sie ein JPEG-, PNG- oder WebP-Foto mit höchstens 5 MB.',
  needNickname: 'Geben Sie einen Spitznamen mit mindestens zwei Zeichen ein.',
  needEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  needConsent: 'Nur mit Ihrem Einverständnis können wir das Foto zeigen.',
  notSent: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  tooMany: 'Das war viel auf einmal. Bitte versuchen Sie es in einer Minute noch einmal.',
};

const texts: Readonly<Record<GalleryLanguage, GalleryTexts>> = { en, fr, de };

/** The service's language for a page's, English by default. */
export function getLanguage(tag: string): GalleryLanguage {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'fr' || language === 'de' ? language : 'en';
}

export function getTexts(language: GalleryLanguage): GalleryTexts {
  return texts[language];
}

export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
