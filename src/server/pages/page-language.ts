import type { FastifyRequest } from 'fastify';
import { knownLanguage, type Language } from '../../contract/languages/languages.ts';

/** The language that an address asks for, such as `?l=en`. */
export const languageOf = (request: FastifyRequest): Language =>
  knownLanguage((request.query as { readonly l?: unknown }).l);
