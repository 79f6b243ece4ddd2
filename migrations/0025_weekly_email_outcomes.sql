ALTER TABLE "weekly_emails" ADD COLUMN "outcome" text NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_emails" DROP COLUMN "is_quiet";