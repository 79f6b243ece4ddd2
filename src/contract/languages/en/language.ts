import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = { code: 'en', name: 'English', dir: 'ltr', locale: 'en-US' };
