ALTER TABLE "invitations" RENAME TO "account_invitations";--> statement-breakpoint
ALTER SEQUENCE "invitations_id_seq" RENAME TO "account_invitations_id_seq";--> statement-breakpoint
ALTER INDEX "invitations_pkey" RENAME TO "account_invitations_pkey";--> statement-breakpoint
ALTER INDEX "invitations_email" RENAME TO "account_invitations_email";
