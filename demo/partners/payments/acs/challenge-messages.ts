import de from '../../messages/challenge/de.json' with { type: 'json' };
import en from '../../messages/challenge/en.json' with { type: 'json' };
import fr from '../../messages/challenge/fr.json' with { type: 'json' };

export type ChallengeMessages = typeof en;

const byLanguage: Readonly<Record<string, ChallengeMessages>> = { en, fr, de };

export function getChallengeMessages(locale: string): ChallengeMessages {
  return byLanguage[locale.slice(0, 2)] ?? en;
}
