export const insightErrors = {
  date: 'Please choose a date from the calendar',
  order: 'The last day must not be before the first',
  length: 'Please choose at most 400 days',
  ahead: 'Please choose days up to today',
  future: 'Please choose today or an earlier day',
  reviews: 'The number of reviews is a whole number up to 1,000,000',
  stars: 'Stars are a number from 1 to 5 with one decimal',
} as const;
