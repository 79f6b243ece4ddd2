const words = `password passwort qwertyui iloveyou sunshine princess football baseball superman welcome1 trustno1 letmein1 michelle
jennifer computer whatever starwars starwars1 internet samantha asdfghjk 12345678 123456789 1234567890 87654321 11111111 00000000 qwerty123
password1 password12 password123 abcd1234 admin123 administrator changeme`;

const common = new Set(words.split(/\s+/));

/** `true` for a password (in lower case) that stands on the list of those tried first. */
export const isCommonPassword = (lower: string): boolean => common.has(lower);
