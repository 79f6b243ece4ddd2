// Must not compile (TS6307): the policy reads what people wrote, not how a draft is made.
import { labels } from '../../../src/writer/forms.ts';

export const allowed: unknown = labels;
