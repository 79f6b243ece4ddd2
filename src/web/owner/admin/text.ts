export const adminText = {
  title: 'Admin Dashboard',
  tabs: { users: 'Users', businesses: 'Businesses', pages: 'Review Pages' },
  search: {
    users: { label: 'Search users', placeholder: 'Search by name or email' },
    businesses: { label: 'Search businesses', placeholder: 'Search by name or slug' },
    pages: { label: 'Search review pages', placeholder: 'Search by name or slug' },
  },
  server: 'This server',
  refresh: 'Refresh',
  nothing: 'Nothing matches your search. Try fewer letters, or clear the search.',
  empty: 'Nothing here yet.',
  usersFailed: 'Failed to fetch users',
  businessesFailed: 'Failed to fetch businesses',
} as const;

export const pagerText = {
  rows: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  position: (page: number, pages: number | null) => (pages === null ? `Page ${page}` : `Page ${page} of ${pages}`),
} as const;

export const adminUserText = {
  columns: { name: 'Name', email: 'Email', businesses: 'Businesses', status: 'Status', actions: 'Actions' },
  unit: (businesses: number) => (businesses === 1 ? 'business' : 'businesses'),
  verified: 'Verified',
  unverified: 'Unverified',
  admin: 'Admin',
  deactivated: 'Deactivated',
  secondStep: 'Second step',
  you: 'Your own account',
  deactivate: 'Deactivate',
  activate: 'Activate',
  delete: 'Delete',
  actionOn: (action: string, name: string) => `${action} ${name}`,
  cancel: 'Cancel',
  deleteFailed: 'Failed to delete user. Please try again.',
  statusFailed: 'Failed to update user status. Please try again.',
  deleted: 'User deleted',
  deactivatedNow: 'User deactivated',
  activatedNow: 'User activated',
  confirmDelete: {
    title: (name: string) => `Delete ${name}?`,
    body: (businesses: number) =>
      businesses === 0
        ? 'This action cannot be undone. The account is erased.'
        : `This action cannot be undone. The account is erased with ${businesses === 1 ? 'its business' : `its ${businesses} businesses`}, their private feedback and their counters. Printed QR codes will open a page saying the business is no longer here.`,
  },
  confirmDeactivate: {
    title: (name: string) => `Deactivate ${name}?`,
    body: 'They are signed out at once, and their review pages show as inactive. You can activate them again.',
  },
  confirmActivate: {
    title: (name: string) => `Activate ${name}?`,
    body: 'They can log in again, and their review pages are shown again.',
  },
} as const;

export const adminBusinessText = {
  columns: {
    name: 'Name',
    owner: 'Owner',
    location: 'Location',
    categories: 'Categories',
    keywords: 'Keywords',
    actions: 'Actions',
    businessName: 'Business Name',
    url: 'Review Generator URL',
  },
  categoriesUnit: (count: number) => (count === 1 ? 'category' : 'categories'),
  keywordsUnit: (count: number) => (count === 1 ? 'keyword' : 'keywords'),
  edit: 'Edit Biz',
  newTab: '(opens a new tab)',
  inactive: 'Inactive',
  ownerDeactivated: 'Owner deactivated',
  missingSlug: 'Missing slug',
  outside: (host: string) => `Leads to ${host}`,
} as const;

export const adminTransferText = {
  open: 'Transfer',
  title: (business: string) => `Transfer ${business}?`,
  body: (owner: string) =>
    `The account of ${owner} is deactivated. The new owner gets the business with its team and private messages. Both get an email, and the activity log records it.`,
  email: "New owner's email",
  cancel: 'Cancel',
  submit: 'Transfer',
  unknown: 'No account has this email.',
  failed: 'The ownership was not transferred',
  done: (business: string, email: string) => ({
    title: 'Ownership transferred',
    body: `${email} is the owner of ${business} now.`,
  }),
} as const;

export const auditText = {
  title: 'Activity',
  failed: 'Failed to fetch the activity',
  empty: 'Nothing yet. Administrator actions and deleted private messages are recorded here.',
  older: 'Older',
  newest: 'Newest',
} as const;

export const healthText = {
  title: 'Health',
  toCustomer: 'To a customer',
  look: 'See Health',
  failed: 'Could not load the health status',
  emails: 'Emails',
  emailsFine: 'All emails sent.',
  emailsWaiting: (count: number) => `${count} waiting to be sent.`,
  emailsFailed: (count: number) => (count === 1 ? '1 could not be delivered.' : `${count} could not be delivered.`),
  provider: 'Drafts',
  builtIn: 'The built-in writer writes the drafts.',
  providerFine: (name: string) => `${name} writes the drafts.`,
  providerFailing: (name: string) => `${name} is unavailable; using the built-in writer.`,
  database: 'Database',
  databaseSize: (name: string, size: string) => `${name}, ${size}`,
  disk: 'Disk',
  diskFree: (size: string) => `${size} free`,
  diskUnknown: 'The free space could not be read.',
} as const;
