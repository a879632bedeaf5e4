/** Texts of the host's own, by language; blocks bring theirs. For the server: the browser gets them inside HTML or as data. */
const english = {
  skipToContent: 'Skip to content',
  home: 'Home',
  location: 'Country and language',
  relatedContent: 'Related content',
  published: 'Published',
  by: 'By',
  locationTitle: 'Choose your country and language',
  locationLead: 'Prices, delivery and offers follow the country that you choose.',
  notFoundTitle: 'We could not find that page',
  notFoundText: 'It may have moved, or the address has a typing error.',
  errorTitle: 'Something went wrong on our side',
  errorText: 'Please try again in a moment.',
  backHome: 'Go to the home page',
  close: 'Close',
  loading: 'Loading',
  newsletterSuccess: 'Thank you. You are on the list.',
  newsletterInvalid: 'Please enter a valid e-mail address and accept the policy.',
  newsletterFailed: 'We could not sign you up just now. Please try again.',
};

export type HostWords = Readonly<Record<keyof typeof english, string>>;

const french: HostWords = {
  skipToContent: 'Aller au contenu',
  home: 'Accueil',
  location: 'Pays et langue',
  relatedContent: 'À lire aussi',
  published: 'Publié le',
  by: 'Par',
  locationTitle: 'Choisissez votre pays et votre langue',
  locationLead: 'Les prix, la livraison et les offres dépendent du pays choisi.',
  notFoundTitle: 'Cette page est introuvable',
  notFoundText: 'Elle a peut-être été déplacée, ou l’adresse contient une erreur.',
  errorTitle: 'Une erreur est survenue de notre côté',
  errorText: 'Veuillez réessayer dans un instant.',
  backHome: 'Retour à l’accueil',
  close: 'Fermer',
  loading: 'Chargement',
  newsletterSuccess: 'Merci. Vous êtes sur la liste.',
  newsletterInvalid: 'Veuillez saisir une adresse courriel valide et accepter la politique.',
  newsletterFailed: 'L’inscription n’a pas fonctionné. Veuillez réessayer.',
};

const german: HostWords = {
  skipToContent: 'Zum Inhalt springen',
  home: 'Startseite',
  location: 'Land und Sprache',
  relatedContent: 'Weiterlesen',
  published: 'Veröffentlicht am',
  by: 'Von',
  locationTitle: 'Land und Sprache wählen',
  locationLead: 'Preise, Lieferung und Angebote richten sich nach dem gewählten Land.',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
  errorTitle: 'Bei uns ist etwas schiefgegangen',
  errorText: 'Bitte versuchen Sie es gleich noch einmal.',
  backHome: 'Zur Startseite',
  close: 'Schließen',
  loading: 'Wird geladen',
  newsletterSuccess: 'Danke. Sie stehen auf der Liste.',
  newsletterInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein und stimmen Sie der Richtlinie zu.',
  newsletterFailed: 'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

const catalogues: Readonly<Record<string, HostWords>> = { en: english, fr: french, de: german };

/** The words of a locale's language, English where it is not ours. */
export function hostWords(locale: string): HostWords {
  return catalogues[locale.slice(0, 2)] ?? english;
}
