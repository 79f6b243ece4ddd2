const counted =
  /(?<!upfront|easy|hard|short) ?\b(?:wait|line|waiting room|waiting list|check-in|checkout|menu|selection|room|locker room|office|mess|place|car|shop|store|bed|view|shower|playground|location)$/;

/** "but a long wait", "but slow service". */
export function withArticle(text: string): string {
  const plain = text.replaceAll(/[*^~]/g, '');
  if (!counted.test(plain) || /^(?:an?|the|no|not|some|easy|hard)\b/.test(plain) || !plain.includes(' ')) return text;
  return /^[aeiou]/.test(plain) ? `an ${text}` : `a ${text}`;
}
