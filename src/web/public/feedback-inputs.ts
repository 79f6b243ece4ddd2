import { feedbackMax, feedbackMin, feedbackNameMax, nameMin, phoneMax } from '../../contract/constants.ts';
import type { FeedbackField } from '../../contract/feedback/calls.ts';
import { feedbackFormText } from '../../contract/languages/en/feedback-form.ts';

interface FeedbackInput {
  readonly label: string;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly optional?: boolean;
}

const inputs: Record<FeedbackField, FeedbackInput> = {
  feedback: { label: feedbackFormText.feedback, minLength: feedbackMin, maxLength: feedbackMax },
  name: { label: feedbackFormText.name, autoComplete: 'name', minLength: nameMin, maxLength: feedbackNameMax },
  email: { label: feedbackFormText.email, type: 'email', autoComplete: 'email' },
  phone: { label: feedbackFormText.phone, type: 'tel', autoComplete: 'tel', maxLength: phoneMax, optional: true },
};

/** The fields of the form in their order on the page. */
export const feedbackInputs = Object.entries(inputs) as [FeedbackField, FeedbackInput][];
