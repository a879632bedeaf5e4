/** Stop words in the languages of the sites. */
const frequent = new Set(
  [
    'a an and any are as at be been but by can could did do does for from had has have how if in into is it its me my of on or our so than that the there these they this to too was we what when where which who will with would you your',
    'au aux avec ce cela ces cette dans de des du elle elles en est et il ils je la le les leur ma mais me mes mon ne nous on ou où par pas peut peux pour qu que quel quelle quelles quels qui sa se ses si son sont sur ta te tu un une vous vos votre y',
    'aber als am an auch auf aus bei bin bis da das dass dem den der des die du ein eine einem einen einer es für gibt hat habe ich ihr im in ist ja kann könnte man mein mit muss nach nicht noch oder sich sie sind so und uns unter vom von vor war was wenn wer werden wie wird wo zu zum zur',
  ].flatMap((words) => words.split(' ')),
);

/** Maximum number of words per statement. */
const maxWords = 12;

/** The significant words of a question, shortened to match other forms of them. */
export function getSearchWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 2 && !frequent.has(word));
  return [...new Set(telling.map((word) => (word.length > 6 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word)))].slice(
    0,
    maxWords,
  );
}
