import { isMedical } from '../businesses/emails.ts';
import type { InboxBusiness } from '../businesses/inbox-store.ts';
import type { Config } from '../config/config.ts';

type Mode = 'full' | 'notice';

/** Emails of medical practices hold no words unless the owner chooses otherwise, those to the owner and to customers alike. */
export function mailMode(
  config: Config,
  { feedbackMail, categories }: Pick<InboxBusiness, 'feedbackMail' | 'categories'>,
): Mode {
  if (config.feedbackMail === 'notice') return 'notice';
  if (feedbackMail !== 'automatic') return feedbackMail;
  return isMedical(categories) ? 'notice' : 'full';
}
