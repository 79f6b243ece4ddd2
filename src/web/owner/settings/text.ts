export const userViewText = {
  title: 'Account Settings',
  loading: 'Loading the user',
  id: 'User ID',
  name: 'Name',
  email: 'Email',
  businessCount: 'Number of businesses',
  businesses: 'Businesses',
  none: 'No businesses yet',
  back: 'Back to Admin',
  deactivated: 'This account is deactivated, so its review pages show as inactive.',
  view: 'View page',
  edit: 'Edit Business',
  status: { active: 'Active', inactive: 'Inactive' },
} as const;

export const changeRoleText = {
  title: 'Administrator role',
  failed: 'Failed to change the role. Please try again.',
  give: {
    hint: 'This user is not an administrator.',
    act: 'Make Administrator',
    question: (name: string) => `Make ${name} an administrator?`,
    body: 'They will be able to see and manage all users and businesses. They are signed out now and have to log in again.',
    confirm: 'Make Administrator',
    done: 'User is now an administrator',
  },
  take: {
    hint: 'This user can see and manage all users and businesses.',
    act: 'Remove Administrator Role',
    question: (name: string) => `Remove the administrator role from ${name}?`,
    body: 'They keep their account and businesses. They are signed out now and have to log in again.',
    confirm: 'Remove Role',
    done: 'User is no longer an administrator',
  },
} as const;
