export const reviewText = {
  heading: 'Your draft',
  yours: 'Your review',
  honest: 'Written from your choices. Edit it so that it is true for you.',
  own: 'Your own words. Nothing is posted for you.',
  marked: 'Marked words come from what you chose.',
  chosen: 'What you chose',
  edit: 'Edit',
  save: 'Save',
  regenerate: 'Regenerate',
  shorter: 'Shorter',
  longer: 'Longer',
  sensitive: 'This will be public next to your name.',
  startOver: 'Start over',
  post: 'Copy and Post Review',
  editLabel: 'Your review text',
  empty: { title: 'There is no text yet', body: 'Write your review first.' },
  updated: { title: 'Review updated', body: 'Your changes have been saved' },
} as const;

export const copyText = {
  copy: 'Copy',
  choosePlatform: 'Choose where to post',
  notCopied: 'Your text is not copied. Go back to copy it, or write your review there.',
  copied: { title: 'Copied to clipboard!', body: 'Now you can paste it into your review' },
  manual: { title: 'Manual copy required', body: 'Your browser did not let us copy it.' },
  instruction: 'Tap and hold the text below, then select "Copy"',
  done: 'Done',
} as const;
