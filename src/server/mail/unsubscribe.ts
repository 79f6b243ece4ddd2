import type { UnsubscribeQuestion } from '../../contract/customer-page.ts';
import { unsubscribeLink } from '../../contract/paths.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../http/context.ts';
import type { EmailHeaders } from './outbox.ts';

interface Described {
  readonly question: UnsubscribeQuestion;
  readonly isStopped: boolean;
}

/** Emails that a link without a session can stop. */
export interface UnsubscribeKind {
  /** The first letter of its tokens. */
  readonly prefix: string;
  /** Changes nothing. Null for an unknown token. */
  describe(services: Services, token: string): Promise<Described | null>;
  /** False if nothing was stored, as for an unknown token. May be called again. */
  stop(services: Services, token: string): Promise<boolean>;
}

export const unsubscribeAddress = ({ publicUrl }: Config, token: string): string =>
  new URL(unsubscribeLink(token), publicUrl).href;

/** For mail programs that stop emails with one tap (RFC 8058). */
export const unsubscribeHeaders = (config: Config, token: string): EmailHeaders => ({
  'List-Unsubscribe': `<${unsubscribeAddress(config, token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
