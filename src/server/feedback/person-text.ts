import { feedbackFields } from '../../contract/feedback/calls.ts';
import type { Conversation } from '../../contract/feedback/inbox.ts';

interface ExportedEmail {
  readonly recipient: string;
  readonly subject: string;
  readonly state: string;
  readonly createdAt: string;
}

export function personText(email: string, messages: readonly Conversation[], emails: readonly ExportedEmail[]): string {
  const conversations = messages.map((message) =>
    [
      `Message ${message.id} to ${message.businessName}, ${message.createdAt}, ${message.state}`,
      ...feedbackFields.map((field) => `${field}: ${message[field]}`),
      ...message.events.map(
        ({ kind, userName, text, createdAt }) =>
          `${createdAt} ${[kind, userName].filter(Boolean).join(' by ')}: ${text}`,
      ),
    ].join('\n'),
  );
  const sent = emails.map((one) => `${one.createdAt} email to ${one.recipient}, ${one.state}: ${one.subject}`);
  return [`Everything stored about ${email}`, ...conversations, ...sent].join('\n\n');
}
