export const placeErrors = {
  name: 'A name has 1 to 40 characters',
  kind: 'Please choose a kind from the list',
  taken: 'You already have a place with this name. Please choose another name.',
  takenByOther: 'You already have a place with this name. Rename that one first.',
  max: 'A business can have up to 30 places. Retire one first.',
  stored: 'A business can have up to 300 places, retired ones included. Bring one back and rename it.',
  notFound: 'Place not found',
} as const;

export const personHint = "Name places, not people. Google doesn't allow review goals per employee.";
