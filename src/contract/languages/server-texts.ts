import { writeInvitation } from './en/invitation-email.ts';
import { language } from './en/language.ts';
import { replyText } from './en/reply.ts';
import { replyEmailText } from './en/reply-email.ts';
import type { Language, LanguageFacts, Translated } from './languages.ts';

interface ServerTexts {
  readonly language: LanguageFacts;
  readonly enterCode: Translated<typeof replyText.enter>;
  readonly replyEmailText: Translated<typeof replyEmailText>;
  readonly writeInvitation: typeof writeInvitation;
}

/** What the server itself says to customers; their pages are built once for each language. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = {
  en: { language, enterCode: replyText.enter, replyEmailText, writeInvitation },
};
