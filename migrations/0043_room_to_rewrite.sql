-- Each opening rewrites all sent invitations of a business. In the half of a page that stays free, that changes no index.
ALTER TABLE "invitations" SET (fillfactor = 45);
