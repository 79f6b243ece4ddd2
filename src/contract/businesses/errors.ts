export const ownersEmails = 'Only the owner can change the address and the form of private messages.';
